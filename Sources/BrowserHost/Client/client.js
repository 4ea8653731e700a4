// Shows what the server sends and tells it what the user does. An element of the page is a fragment at a place; its key
// names it for good.
'use strict';
class Client {
  constructor(send) {
    this.shown = 0;            // the number of the window that is shown
    this.send = (event) => send({ w: this.shown, ...event }); // tells the server: an object
    this.elements = new Map(); // key -> element
    this.shortcuts = new Set(); // keys that are down in a field and are the program's
    this.readers = new Map();  // slot -> node -> function
    this.slots = new Map();    // slot -> value
    this.areas = new Map();    // slot -> scroll area
    this.fields = new Map();   // node -> field, which stays the same wherever it goes
    this.baselines = new Map(); // font -> points
    this.placed = [];          // fields of the message with the elements that they go to
    this.leaving = [];         // elements that go once the fields in them have been taken out, with their parents
    this.root = document.createElement('main');
    this.spoken = document.createElement('div');
    this.size = [innerWidth, innerHeight]; // of the window that is shown
    this.origin = [0, 0];
    this.told = [];            // what the views say of themselves: a list of elements
    this.bar = document.createElement('nav'); // the windows, where there are several
    this.bar.hidden = true;
    this.root.append(this.element(0));
    this.said = document.createElement('div');
    this.said.setAttribute('aria-live', 'polite');
    this.said.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.replaceChildren(this.bar, this.root, this.spoken, this.said);
    this.spoken.addEventListener('focusout', (event) => {
      if (!this.speaks && !this.spoken.contains(event.relatedTarget)) this.send({ e: 'heard' });
    });
    this.root.addEventListener('pointerdown', (event) => this.pointer('down', event));
    this.root.addEventListener('contextmenu', (event) => { if (!event.target.closest('input,textarea,a')) event.preventDefault(); });
    this.root.addEventListener('pointermove', (event) => this.pointer('move', event));
    this.root.addEventListener('pointerup', (event) => this.pointer('up', event));
    this.root.addEventListener('pointercancel', (event) => this.pointer('cancel', event));
    this.root.addEventListener('pointerleave', (event) => this.pointer('leave', event));
  }

  apply(message) {
    if (message.o !== undefined) this.begin(message.o);
    if (message.w) this.showWindows(message.w);
    for (const [name, address] of message.f) {
      const face = new FontFace(name, `url(${address})`);
      document.fonts.add(face);
      face.load().then(() => this.standAnew(name), () => {});
    }
    if (message.c) {
      document.documentElement.style.colorScheme = message.c;
      document.body.style.cssText = `margin:0;overflow:hidden;background:${message.b}`;
    }
    if (message.z.length) {
      this.root.style.cssText = 'position:relative;overflow:hidden;user-select:none;touch-action:none;'
        + `cursor:${this.cursor ?? 'default'};width:${message.z[0]}px;height:${message.z[1]}px`;
      this.size = message.z;
      this.centre();
    }
    if (message.k) this.root.style.cursor = this.cursor = message.k;
    if (message.h !== undefined) this.root.title = message.h;
    for (const slot of message.s) this.slots.set(slot[0], slot.slice(1));
    for (const [key, x, y, slot, ...items] of message.n) this.fill(key, x, y, slot, items);
    for (const [key, x, y, slot] of message.p) this.place(this.element(key), x, y, slot);
    for (const key of message.d) this.remove(key);
    this.settle();
    for (const slot of message.s) for (const use of this.readers.get(slot[0])?.values() ?? []) use(this.slots.get(slot[0]));
    for (const correction of message.r ?? []) this.scrollBy(...correction);
    if (message.a.length) {
      this.list = message.i; // the frame that the elements came with, by whose places they are known
      this.told = this.changed(this.told, message.a);
      this.speak(this.told);
    }
    if (message.l?.length) this.say(message.l);
    for (const address of message.u) if (/^(https?|mailto):/.test(address)) window.open(address, '_blank', 'noopener');
    if (message.i) requestAnimationFrame(() => this.send({ e: 'shown', frame: message.i }));
  }

  // A window that is smaller than the page stands in its middle, below the bar.
  centre() {
    const bar = this.bar.hidden ? 0 : 32;
    const [left, top] = [innerWidth - this.size[0], innerHeight - bar - this.size[1]].map((room) => room > 1 ? room / 2 : 0);
    this.root.style.margin = left || top ? `${top}px 0 0 ${left}px` : '';
    this.origin = [left, top + bar];
    this.spoken.style.transform = left || top || bar ? `translate(${left}px,${top + bar}px)` : '';
  }

  // Another window is shown: nothing of the one before stays. What has been typed there is told first.
  begin(number) {
    for (const field of this.fields.values()) field.flush();
    this.speaks = true; // that the elements of the one before go need not be told
    this.shown = number;
    for (const map of [this.elements, this.readers, this.slots, this.areas, this.fields]) map.clear();
    [this.placed, this.leaving, this.moved, this.live, this.told] = [[], [], null, null, []];
    this.spoken.replaceChildren();
    this.root.replaceChildren(this.element(0));
    this.speaks = false;
  }

  // A bar with a tab for each window, where there are several.
  showWindows(windows) {
    const shown = windows.find(([, , isShown]) => isShown);
    document.title = shown ? [shown[1], shown[3]].filter(Boolean).join(' \u2013 ') : 'Preview';
    const isHidden = this.bar.hidden;
    this.bar.hidden = windows.length === 1;
    this.bar.setAttribute('aria-label', 'Windows');
    this.bar.style.cssText = this.bar.hidden ? '' : 'display:flex;gap:4px;box-sizing:border-box;height:32px;padding:4px;'
      + 'overflow:auto;background:color-mix(in srgb,canvas,canvastext 10%);font:13px system-ui;user-select:none';
    this.centre();
    this.bar.replaceChildren(...windows.map(([number, title, isShown]) => {
      const tab = document.createElement('span');
      tab.style.cssText = 'display:flex;border-radius:5px;white-space:nowrap;' + (isShown ? 'background:canvas' : '');
      const button = (text, label, event) => {
        const node = tab.appendChild(document.createElement('button'));
        node.textContent = text;
        node.style.cssText = 'all:unset;padding:0 8px;line-height:24px;cursor:default';
        node.setAttribute('aria-label', label);
        node.addEventListener('click', () => this.send({ e: event, frame: number }));
        return node;
      };
      button(title, title, 'choose').ariaCurrent = isShown ? 'true' : 'false';
      button('\u00d7', 'Close ' + title, 'close');
      return tab;
    }));
    if (!windows.length) this.bar.textContent = 'All windows of the app are closed. Load the page again to begin anew.';
    if (isHidden !== this.bar.hidden) this.resized?.();
  }

  // MARK: Events

  pointer(kind, event) {
    if (event.target.closest('input,textarea,a')) return;
    if (kind === 'move' && event.pointerType === 'mouse') {
      // One place a frame is enough.
      const isWaiting = this.moved;
      this.moved = event;
      if (!isWaiting) requestAnimationFrame(() => this.flushMove());
      return;
    }
    this.flushMove();
    if (kind === 'down') {
      this.root.setPointerCapture(event.pointerId);
      event.preventDefault();
    }
    this.tell(kind, event);
  }

  flushMove() {
    if (this.moved) this.tell('move', this.moved);
    this.moved = null;
  }

  tell(kind, event) {
    const box = this.root.getBoundingClientRect();
    this.send({
      e: kind, x: event.clientX - box.left, y: event.clientY - box.top,
      p: event.pointerType === 'mouse' ? 0 : event.pointerId, touch: event.pointerType !== 'mouse',
      secondary: event.button === 2,
    });
  }

  key(kind, event) {
    if (event.isComposing) return;
    const modifiers = event.shiftKey * 2 + event.ctrlKey * 4 + event.altKey * 8 + event.metaKey * 16;
    if (/^(Shift|Control|Alt|Meta)$/.test(event.key)) return this.send({ e: 'modifiers', mods: modifiers });
    const field = event.target.closest?.('input,textarea');
    const isSpoken = this.spoken.contains(event.target);
    // What a field does with a key itself is told as an edit; other keys with command may be the program's.
    const isEnd = event.key === 'Escape' || event.key === 'Enter' && field?.tagName === 'INPUT';
    const isShortcut = kind === 'keyup' ? this.shortcuts.delete(event.code) : this.isShortcut(event);
    if (field && !isEnd && !isShortcut) return;
    if (field && isShortcut && kind === 'keydown') this.shortcuts.add(event.code);
    if (isSpoken || event.key === 'Tab') return;
    if (field) field.flush();
    this.send({
      e: kind === 'keydown' && event.repeat ? 'keyrepeat' : kind, key: event.key, mods: modifiers,
      chars: event.key.length === 1 ? event.key : '',
    });
    if (/^(Arrow|Page|Home|End|Backspace| |')/.test(event.key) && !field) event.preventDefault();
  }

  /// Whether a key in a field is none with which the field is edited: on Apple's systems control edits, elsewhere it is command.
  isShortcut(event) {
    const command = event.metaKey || event.ctrlKey && !event.altKey && !/Mac|iP(hone|ad)/.test(navigator.platform);
    return command && (event.shiftKey ? /^[^vz]$/i : /^[^acvxyz]$/i).test(event.key);
  }

  // MARK: Elements

  element(key) {
    let element = this.elements.get(key);
    if (!element) {
      element = document.createElement('div');
      element.style.position = 'absolute';
      this.elements.set(key, element);
    }
    return element;
  }

  remove(key) {
    const element = this.elements.get(key);
    if (element) {
      this.takeOut(element);
      for (const node of [element, ...element.childNodes]) this.stopReading(node);
    }
    this.elements.delete(key);
  }

  // A field that is taken out of the page loses the focus and what is being composed in it. One that goes elsewhere is
  // moved first.
  takeOut(node) {
    if (node.item) this.stopReading(node); // an element may come back elsewhere
    if (node.querySelector?.('input,textarea')) this.leaving.push([node, node.parentNode]);
    else node.remove();
  }

  settle() {
    for (const [field, anchor] of this.placed) {
      if (field.parentNode === anchor) continue;
      if (field.isConnected && anchor.isConnected && anchor.moveBefore) anchor.moveBefore(field, null);
      else anchor.append(field);
    }
    for (const [node, parent] of this.leaving) if (node.parentNode === parent) node.remove();
    for (const [id, field] of this.fields) if (!field.isConnected) this.fields.delete(id);
    for (const [field] of this.placed) this.focus(field);
    this.placed = [];
    this.leaving = [];
  }

  place(element, x, y, slot) {
    element.style.left = x + 'px';
    element.style.top = y + 'px';
    if (slot < 0) {
      this.stopReading(element);
      return element.style.removeProperty('translate');
    }
    this.read(element, slot, (value) => {
      // A scroll area moves its content by itself.
      if (!element.isScrolled) element.style.translate = `${value[1]}px ${value[2]}px`;
    });
  }

  // Calls `use` now and when the slot changes. A node reads one slot, until it reads another or is taken out.
  read(node, slot, use) {
    this.stopReading(node);
    node.reads = slot;
    if (!this.readers.has(slot)) this.readers.set(slot, new Map());
    this.readers.get(slot).set(node, use);
    if (this.slots.has(slot)) use(this.slots.get(slot));
  }

  stopReading(node) {
    const readers = this.readers.get(node.reads);
    readers?.delete(node);
    if (readers?.size === 0) this.readers.delete(node.reads);
    node.reads = -1;
  }

  // What an element shows. Contents that stay are never taken out of the page: they keep focus and scroll position.
  // Everything else is made again.
  fill(key, x, y, slot, items) {
    const element = this.element(key);
    this.place(element, x, y, slot);
    const kept = new Map([...element.childNodes].filter((node) => node.item).map((node) => [node.item, node]));
    const wanted = items.flatMap((item, index) => this.show(item, index, kept));
    const stays = new Set(wanted);
    for (const node of [...element.childNodes]) if (!stays.has(node)) this.takeOut(node);
    let at = element.firstChild;
    for (const node of wanted) {
      if (node === at) at = at.nextSibling;
      else if (node.isConnected && element.moveBefore) element.moveBefore(node, at);
      else element.insertBefore(node, at);
    }
  }

  // The nodes of an item.
  show(item, index, kept) {
    const kind = item[0];
    const name = kind + index;
    const box = (tag, css) => {
      const node = kept.get(name) ?? document.createElement(tag);
      node.item = name;
      node.style.cssText = 'position:absolute;' + css;
      return node;
    };
    const area = ([, x, y, width, height]) => `left:${x}px;top:${y}px;width:${width}px;height:${height}px;`;
    switch (kind) {
      case 'c': return item.slice(1).map((key) => this.element(key));
      case 'r': return [box('div', `${area(item)}background:${item[5]};border-radius:${item[6]}`)];
      case 'v': return [this.path(name, item)];
      case 'i': {
        const node = box('img', `${area(item)}pointer-events:none`);
        node.alt = '';
        if (node.src !== item[5]) node.src = item[5];
        return [node];
      }
      case 'g': {
        const [, x, y, font, style, text] = item;
        const node = box('span', `left:${x}px;white-space:pre;${font};${style};${Client.letters}`);
        if (node.textContent !== text) node.textContent = text;
        Object.assign(node, { y, font, ariaHidden: 'true' });
        this.stand(node);
        return [node];
      }
      case 'e': return [this.group(box('div', ''), item[1], item[2])];
      case 'S': return [this.scroll(box('div', `${area(item)}overflow:auto;overflow-anchor:none`), item)];
      case 'T': {
        const anchor = box('div', area(item));
        this.placed.push([this.field(item), anchor]);
        return [anchor];
      }
      case 'L': {
        const node = box('a', area(item));
        if (/^(https?|mailto):/.test(item[5])) node.href = item[5];
        node.target = '_blank';
        node.rel = 'noopener';
        return [this.element(item[6]), node];
      }
    }
    return [];
  }

  // Letters as wide and as high as they were measured.
  static letters = 'text-rendering:geometricPrecision;font-optical-sizing:none';

  // Puts a text onto its baseline.
  stand(node) { node.style.top = node.y - this.baseline(node.font) + 'px'; }

  // How far below its top the baseline of a text stands in a font.
  baseline(font) {
    let found = this.baselines.get(font);
    if (found === undefined) {
      const probe = document.createElement('div');
      const mark = document.createElement('span');
      probe.style.cssText = `position:absolute;visibility:hidden;white-space:pre;${font};${Client.letters}`;
      mark.style.display = 'inline-block';
      probe.append('x', mark);
      document.body.append(probe);
      found = mark.getBoundingClientRect().bottom - probe.getBoundingClientRect().top;
      probe.remove();
      this.baselines.set(font, found);
    }
    return found;
  }

  // A face has arrived, with lines of its own height.
  standAnew(name) {
    for (const font of [...this.baselines.keys()]) if (font.includes(name + ',')) this.baselines.delete(font);
    for (const node of this.root.querySelectorAll('span')) if (node.font?.includes(name + ',')) this.stand(node);
  }

  path(name, [, data, fill, stroke, width, style]) {
    const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    node.style.cssText = 'position:absolute;left:0;top:0;overflow:visible;width:1px;height:1px';
    const path = node.appendChild(document.createElementNS(node.namespaceURI, 'path'));
    path.setAttribute('d', Client.data(data));
    path.style.cssText = style;
    path.setAttribute('fill', fill || 'none');
    if (stroke) { path.setAttribute('stroke', stroke); path.setAttribute('stroke-width', width); }
    return node;
  }

  // SwiftUI describes a path with the numbers first.
  static data(description) {
    let numbers = [], result = '';
    for (const word of description.split(' ')) {
      if (/^[a-z]$/.test(word)) {
        result += (word === 'h' ? 'Z' : word.toUpperCase() + numbers.join(' '));
        numbers = [];
      } else numbers.push(word);
    }
    return result;
  }

  group(node, style, key) {
    if (style.startsWith('slot:')) {
      const slot = Number(style.slice(5));
      node.style.transformOrigin = '0 0';
      this.read(node, slot, ([kind, value]) => {
        if (kind === 'a') node.style.opacity = value; else node.style.transform = value;
      });
    } else {
      this.stopReading(node);
      const clip = /^clip(-evenodd)?:(.*)/.exec(style);
      if (clip) node.style.clipPath = `path(${clip[1] ? 'evenodd,' : ''}"${Client.data(clip[2])}")`;
      else node.style.cssText += style;
    }
    const content = this.element(key);
    if (content.parentNode !== node) node.append(content);
    return node;
  }

  scroll(node, [, , , , , width, height, axes, slot, key]) {
    const content = this.element(key);
    content.isScrolled = true;
    content.style.translate = '';
    if (!node.extent) {
      node.extent = node.appendChild(document.createElement('div'));
      // One place a frame is enough.
      let isWaiting = false;
      node.addEventListener('scroll', () => {
        if (isWaiting) return;
        isWaiting = true;
        requestAnimationFrame(() => {
          isWaiting = false;
          if (!node.isConnected) return;
          const sent = node.scrollLeft === node.sentTo?.left && node.scrollTop === node.sentTo?.top;
          this.send({ e: 'scroll', slot: node.slot, x: node.scrollLeft, y: node.scrollTop,
            received: node.received ?? 0, sent });
        });
      }, { passive: true });
    }
    node.slot = slot;
    this.areas.set(slot, node);
    node.extent.style.cssText = `width:${width}px;height:${height}px`;
    node.style.overflowX = axes & 1 ? 'auto' : 'hidden';
    node.style.overflowY = axes & 2 ? 'auto' : 'hidden';
    node.style.touchAction = 'auto';
    if (content.parentNode !== node) node.append(content);
    return node;
  }

  // The session has an area stand elsewhere: by so much, from where its user has brought it meanwhile.
  scrollBy(slot, number, dx, dy) {
    const node = this.areas.get(slot);
    if (!node) return;
    // A browser may round where it stands: what is lost is not to add up.
    const at = node.sentTo;
    const isThere = at && at.left === node.scrollLeft && at.top === node.scrollTop;
    const [x, y] = isThere ? [at.x + dx, at.y + dy] : [node.scrollLeft + dx, node.scrollTop + dy];
    node.received = number;
    node.scrollLeft = x;
    node.scrollTop = y;
    node.sentTo = { x, y, left: node.scrollLeft, top: node.scrollTop };
  }

  // Keys go into the field and are told once typing rests. Text from the server that does not know of the last edit, or
  // comes while letters are being composed, is not shown.
  field([, , , , , text, revision, id, style, flags, attributes]) {
    const tag = flags & 2 ? 'TEXTAREA' : 'INPUT';
    let node = this.fields.get(id);
    if (node?.tagName !== tag) {
      node = Object.assign(document.createElement(tag), { node: id, revision, composes: false, value: text });
      this.fields.set(id, node);
      this.listen(node);
    }
    if (tag === 'INPUT') node.type = flags & 1 ? 'password' : 'text';
    node.style.cssText = 'position:absolute;inset:0;width:100%;height:100%;box-sizing:border-box;margin:0;padding:0;'
      + `border:0;outline:0;resize:none;background:none;user-select:text;touch-action:auto;${style};line-height:normal;${Client.letters}`;
    node.disabled = !!(flags & 4);
    // What keyboards and the browser's memory go by.
    for (const name of node.hints ?? []) node.removeAttribute(name);
    node.hints = [];
    for (let at = 0; at < attributes.length; at += 2) {
      node.setAttribute(attributes[at], attributes[at + 1]);
      node.hints.push(attributes[at]);
    }
    if (revision >= node.revision && !node.composes && !node.timer && node.value !== text) node.value = text;
    node.revision = Math.max(node.revision, revision);
    node.wantsFocus = !!(flags & 8);
    return node;
  }

  // The server's focus moves the page's when it changes; else the page's is where the user has put it.
  focus(node) {
    if (node.wantsFocus === node.hadFocus) return;
    node.hadFocus = node.wantsFocus;
    if (node.wantsFocus) node.focus({ preventScroll: true });
    else if (document.activeElement === node) node.blur();
  }

  listen(node) {
    node.flush = () => {
      if (!node.timer) return;
      clearTimeout(node.timer);
      node.timer = 0;
      this.send({ e: 'edit', node: node.node, revision: node.revision, text: node.value });
    };
    node.addEventListener('focus', () => this.send({ e: 'focus', node: node.node }));
    node.addEventListener('blur', () => node.flush());
    node.addEventListener('compositionstart', () => { node.composes = true; });
    node.addEventListener('compositionend', () => { node.composes = false; });
    node.addEventListener('input', () => {
      node.revision += 1;
      clearTimeout(node.timer);
      node.timer = setTimeout(node.flush, 50);
    });
  }

  // MARK: What is read aloud

  // A text is said once when it comes: what stands there already would not be said again.
  say(texts) {
    for (const text of texts) {
      const line = this.said.appendChild(document.createElement('p'));
      line.textContent = text;
      setTimeout(() => line.remove(), 5000);
    }
  }

  // A list with some of its elements replaced: each change has its place in the new list, how many go, and those that come.
  changed(list, changes) {
    const result = [];
    let next = 0; // in the list before
    for (const [place, removed, ...fresh] of changes) {
      while (result.length < place) result.push(list[next++]);
      for (const element of fresh) result.push(element);
      next += removed;
    }
    while (next < list.length) result.push(list[next++]);
    return result;
  }

  speak(list) {
    const roles = {
      button: 'button', toggle: 'switch', link: 'link', image: 'img', list: 'list', group: 'group', window: 'main',
      slider: 'slider', stepper: 'spinbutton', progressIndicator: 'progressbar', levelIndicator: 'meter', menu: 'menu',
      menuItem: 'menuitem', radioButton: 'radio', disclosure: 'button', popUpButton: 'button', menuButton: 'button',
      table: 'table', row: 'row', cell: 'cell',
    };
    const focused = this.spoken.contains(document.activeElement) ? document.activeElement.place : -1;
    const parents = [this.spoken];
    let target = null;
    const live = this.live ?? new Map();
    this.live = new Map();
    // What is made again below loses the focus for a moment, which nobody need know.
    this.speaks = true;
    this.spoken.replaceChildren();
    const [left, top] = this.origin;
    this.spoken.style.cssText = 'position:absolute;left:0;top:0;width:0;height:0;pointer-events:none';
    this.centre();
    list.forEach(([depth, role, label, value, hint, flags, level, x, y, width, height, kind], place) => {
      const node = document.createElement('div');
      node.place = place;
      node.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px;outline-offset:2px`;
      if (flags & 4) { node.setAttribute('role', 'heading'); node.setAttribute('aria-level', level || 2); }
      else if (roles[role]) node.setAttribute('role', roles[role]);
      if (role === 'textField') {
        // The field itself is in the page.
        const field = [...document.querySelectorAll('input,textarea')].find((input) => {
          const box = input.getBoundingClientRect();
          return box.left - left < x + width && box.right - left > x && box.top - top < y + height && box.bottom - top > y;
        });
        field?.setAttribute('aria-label', label);
        return;
      }
      if (role === 'staticText' && !(flags & 4)) node.textContent = label;
      else if (label) node.setAttribute('aria-label', label);
      if (role === 'staticText') node.style.cssText += ';color:transparent;user-select:none;overflow:hidden';
      if (role === 'toggle') node.setAttribute('aria-checked', value === 'mixed' ? 'mixed' : value === '1');
      else if (role === 'radioButton') node.setAttribute('aria-checked', (flags & 8) > 0);
      else if (role === 'disclosure' || role === 'menuButton') node.setAttribute('aria-expanded', value === 'expanded');
      else if (value) node.setAttribute('aria-valuetext', value);
      if (hint) node.setAttribute('aria-description', hint);
      if (flags & 1) node.setAttribute('aria-disabled', 'true');
      if (kind) node.setAttribute('aria-roledescription', kind);
      // The element is a new one each time: what has changed in it is said in the region that stays.
      if (flags & 32) {
        const words = [label, value].filter(Boolean).join(', ');
        if (live.has(role + place) && live.get(role + place) !== words) this.say([words]);
        this.live.set(role + place, words);
      }
      if (flags & 64) node.setAttribute('aria-modal', 'true');
      if (flags & 8 && !node.hasAttribute('aria-checked')) node.setAttribute('aria-current', 'true');
      const amount = /slider|spinbutton|progressbar|meter/.test(node.getAttribute('role')) ? parseFloat(value) : NaN;
      if (!isNaN(amount)) node.setAttribute('aria-valuenow', amount);
      // The user's keys for what the element offers.
      const tasks = {};
      if (flags & 2) tasks.Enter = tasks[' '] = 'activate';
      if (flags & 16) Object.assign(tasks, { ArrowUp: 'more', ArrowRight: 'more', ArrowDown: 'less', ArrowLeft: 'less' });
      if (flags & 18 && !(flags & 1)) {
        node.tabIndex = 0;
        if (flags & 2) node.addEventListener('click', () => this.send({ e: 'activate', frame: place, list: this.list }));
        node.addEventListener('keydown', (event) => {
          const task = tasks[event.key];
          if (!task || event.target !== node) return;
          event.preventDefault();
          this.send({ e: task, frame: place, list: this.list });
        });
      } else node.tabIndex = -1;
      node.addEventListener('focus', () => { if (!this.speaks) this.send({ e: 'heard', frame: place, list: this.list }); });
      parents.length = depth + 1;
      (parents[depth] ?? this.spoken).append(node);
      parents.push(node);
      if (flags & 128) target = node;
      else if (place === focused) target ??= node;
    });
    target?.focus({ preventScroll: true });
    this.speaks = false;
  }
}

// MARK: The connection

function connect() {
  const socket = new WebSocket(`ws://${location.host}/session`);
  const send = (event) => { if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(event)); };
  const client = new Client(send);
  const size = () => send({
    e: 'window', width: innerWidth, height: innerHeight - (client.bar.hidden ? 0 : 32), scale: devicePixelRatio,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
  });
  // What the user prefers, as far as browsers tell: a bit each.
  const preferences = ['reduced-motion: reduce', 'reduced-transparency: reduce', 'contrast: more']
    .map((name) => matchMedia(`(prefers-${name})`));
  preferences.push(matchMedia('(inverted-colors: inverted)'));
  const prefer = () => send({
    e: 'prefer', flags: preferences.reduce((sum, query, bit) => sum + (query.matches ? 1 << bit : 0), 0),
  });
  for (const query of preferences) query.addEventListener('change', prefer);
  const say = (text) => { document.body.textContent = text; };
  client.resized = size;
  // Whether the page is seen, and whether it has the keyboard.
  const phase = () => send({
    e: 'phase', text: document.hidden ? 'background' : document.hasFocus() ? 'active' : 'inactive',
  });
  for (const event of ['focus', 'blur']) addEventListener(event, phase);
  // Keys are let go of elsewhere.
  addEventListener('blur', () => client.send({ e: 'modifiers', mods: 0 }));
  document.addEventListener('visibilitychange', phase);
  socket.addEventListener('open', () => { size(); prefer(); phase(); });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.busy) return say('Another page shows this preview already. Close it and load this one again.');
    client.apply(message);
  });
  socket.addEventListener('close', () => client.isDone = true);
  addEventListener('resize', size);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', size);
  addEventListener('keydown', (event) => client.key('keydown', event));
  addEventListener('keyup', (event) => client.key('keyup', event));
  window.client = client;
}
if (typeof WebSocket !== 'undefined' && document.currentScript?.src) connect();
