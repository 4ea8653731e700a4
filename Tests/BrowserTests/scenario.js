// Plays a recording as a user would and writes what it finds into the page.
'use strict';
(async () => {
  const messages = JSON.parse(document.getElementById('messages').textContent);
  const found = {};
  const sent = [];
  const result = document.createElement('pre');
  result.id = 'result';
  try {
    const client = new Client((event) => sent.push(event));
    const apply = (name) => { if (messages[name]) client.apply(messages[name]); };
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    const texts = () => [...document.querySelectorAll('main span')].map((span) => span.textContent);
    const began = performance.now();
    apply('first');
    found.elements = document.querySelectorAll('main *').length;
    found.milliseconds = Math.round(performance.now() - began);
    const field = document.querySelector('input');
    const area = [...document.querySelectorAll('main div')].find((div) => div.extent);
    found.rows = texts().filter((text) => /^Guest \d/.test(text)).length;

    // The user scrolls, and types three keys; none waits for an answer.
    area.scrollTop = 11900;
    field.focus();
    for (const text of ['A', 'Ad', 'Ada']) {
      field.value = text;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
    await rest(250);
    found.sentEdits = sent.filter((event) => event.e === 'edit').map((event) => [event.revision, event.text]);
    found.sentScrolls = sent.filter((event) => event.e === 'scroll').length;

    // Meanwhile the program changes a row, fades a view, lets another leave.
    const row = [...document.querySelectorAll('main span')].find((span) => span.textContent === 'Guest 500');
    apply('row');
    found.row = texts().filter((text) => text === 'visits: 1').length;
    found.rowStays = row.isConnected;
    apply('fade begins');
    const before = document.querySelectorAll('main *').length;
    apply('fade');
    found.opacity = [...document.querySelectorAll('main div')].map((div) => div.style.opacity)
      .filter((value) => value !== '' && value !== '1');
    found.fadeMakesElements = document.querySelectorAll('main *').length - before;
    apply('fade ends');
    apply('leave begins');
    apply('leave');
    found.leaving = texts().includes('Goes away');
    apply('left');
    found.left = !texts().includes('Goes away');
    // The field is another element's once it has the focus, and still the one that is typed into.
    apply('focus');
    apply('stale edit');
    found.afterStaleEdit = field.value;
    apply('edit');
    found.afterEdit = field.value;
    found.isFocused = document.activeElement === field;
    found.isSameField = document.querySelector('input') === field;
    found.scrollTop = area.scrollTop;
    found.isSameArea = area.isConnected;

    // Another window comes while typing goes on and the mouse moves: each event is of the window that was shown.
    field.value = 'Ada Love';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    client.root.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 5, clientY: 5 }));
    sent.length = 0;
    client.apply({ z: [], n: [], p: [], d: [], s: [], f: [], a: [], l: [], u: [], o: 7 });
    await rest(100);
    client.key('keydown', new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }));
    found.betweenWindows = sent.map((event) => `${event.e} ${event.w} ${event.text ?? ''}`);
    found.fieldsLeft = client.fields.size;
  } catch (error) {
    found.error = String(error.stack ?? error);
  }
  document.body.append(result);
  result.textContent = '[[' + JSON.stringify(found) + ']]';
})();
