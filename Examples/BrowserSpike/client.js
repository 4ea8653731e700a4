// Shows what `Wire` sends. An element of the page is a fragment at a place; its key names it for good.
'use strict';
class Client {
  constructor(root, send) {
    this.root = root;
    this.send = send;        // tells the server: an object
    this.elements = new Map(); // key -> DOM element
    this.readers = new Map();  // slot -> [function]
    this.slots = new Map();    // slot -> value
    this.fields = new Map();   // node -> { input, revision, sent, timer }
    this.element(0);
    root.append(this.elements.get(0));
  }

  apply(message) {
    if (message.z.length) {
      this.root.style.cssText =
        `position:relative;overflow:hidden;width:${message.z[0]}px;height:${message.z[1]}px`;
    }
    for (const slot of message.s) this.slots.set(slot[0], slot.slice(1));
    for (const [key, x, y, slot, ...items] of message.n) this.fill(key, x, y, slot, items);
    for (const [key, x, y, slot] of message.p) this.place(this.element(key), x, y, slot);
    for (const key of message.d) this.remove(key);
    for (const slot of message.s) {
      this.readers.set(slot[0], (this.readers.get(slot[0]) ?? []).filter((read) => read()));
    }
  }

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
    this.elements.get(key)?.remove();
    this.elements.delete(key);
  }

  place(element, x, y, slot) {
    element.style.left = x + 'px';
    element.style.top = y + 'px';
    element.reads = slot;
    if (slot < 0) return element.style.removeProperty('translate');
    this.read(slot, (value) => {
      if (!element.isConnected || element.reads !== slot) return !element.isConnected && element.reads === slot;
      // A scroll area moves its content by itself.
      if (!element.isScrolled) element.style.translate = `${value[1]}px ${value[2]}px`;
      return true;
    });
  }

  // Calls `use` now and when the slot changes, until it answers false.
  read(slot, use) {
    const reader = () => this.slots.has(slot) ? use(this.slots.get(slot)) : true;
    if (!this.readers.has(slot)) this.readers.set(slot, []);
    this.readers.get(slot).push(reader);
    reader();
  }

  // What an element shows. Contents that stay are never taken out of the page: they keep focus and scroll
  // position. Everything else is made again.
  fill(key, x, y, slot, items) {
    const element = this.element(key);
    this.place(element, x, y, slot);
    const kept = new Map([...element.childNodes].filter((node) => node.item).map((node) => [node.item, node]));
    const wanted = items.flatMap((item, index) => this.show(item, index, kept));
    const stays = new Set(wanted);
    for (const node of [...element.childNodes]) if (!stays.has(node)) node.remove();
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
      case 'r': return [box('div', `${area(item)}background:${item[5]};border-radius:${item[6]}px`)];
      case 'v': return [this.path(name, item)];
      case 'i': return [box('div', `${area(item)}background:#ccc`)];
      case 'g': {
        const [, x, y, size, family, weight, color, text] = item;
        const node = box('span', `left:${x}px;top:${y}px;white-space:pre;color:${color};line-height:0;`
          + `font:${weight} ${size}px/0 "${family}";text-rendering:geometricPrecision`);
        if (node.textContent !== text) node.textContent = text;
        return [node];
      }
      case 'e': return [this.group(box('div', ''), item[1], item[2])];
      case 'S': return [this.scroll(box('div', `${area(item)}overflow:auto;overflow-anchor:none`), item)];
      case 'T': return [this.field(kept.get(name) ?? box('input', ''), area(item), name, item)];
      case 'L': {
        const node = box('a', area(item));
        if (/^https?:/.test(item[5])) node.href = item[5];
        return [node, this.element(item[6])];
      }
    }
    return [];
  }

  path(name, [, data, color, width]) {
    const node = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    node.style.cssText = 'position:absolute;overflow:visible;width:1px;height:1px';
    const path = node.appendChild(document.createElementNS(node.namespaceURI, 'path'));
    path.setAttribute('d', Client.data(data));
    path.setAttribute(width ? 'stroke' : 'fill', color);
    if (width) { path.setAttribute('stroke-width', width); path.setAttribute('fill', 'none'); }
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
      this.read(slot, ([kind, value]) => {
        if (kind === 'a') node.style.opacity = value; else node.style.transform = value;
        return true;
      });
    } else if (style.startsWith('clip:')) {
      node.style.clipPath = `path("${Client.data(style.slice(5))}")`;
    } else node.style.cssText += style;
    const content = this.element(key);
    if (content.parentNode !== node) node.append(content);
    return node;
  }

  scroll(node, [, , , , , width, height, slot, key]) {
    const content = this.element(key);
    content.isScrolled = true;
    content.style.translate = '';
    if (!node.extent) {
      node.extent = node.appendChild(document.createElement('div'));
      node.addEventListener('scroll', () => {
        if (node.commanded === node.scrollTop) return;
        this.send({ scroll: slot, x: node.scrollLeft, y: node.scrollTop });
      }, { passive: true });
    }
    node.extent.style.cssText = `width:${width}px;height:${height}px`;
    if (content.parentNode !== node) node.append(content);
    return node;
  }

  // Keys go into the field and are told once typing rests. Text from the server that does not know of the last
  // edit, or comes while letters are being composed, is not shown.
  field(node, css, name, [, , , , , text, revision, id]) {
    node.item = name;
    node.style.cssText = 'position:absolute;box-sizing:border-box;font:13px Inter;' + css;
    let state = this.fields.get(id);
    if (!state) {
      state = { revision, timer: 0, composes: false };
      this.fields.set(id, state);
      node.addEventListener('compositionstart', () => { state.composes = true; });
      node.addEventListener('compositionend', () => { state.composes = false; });
      node.addEventListener('input', () => {
        state.revision += 1;
        clearTimeout(state.timer);
        state.timer = setTimeout(() => {
          this.send({ edit: id, revision: state.revision, text: node.value });
        }, 100);
      });
    }
    if (revision >= state.revision && !state.composes && node.value !== text) node.value = text;
    return node;
  }
}
