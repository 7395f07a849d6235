import { peer, toDefinition } from '../peers/porsa/peer.mjs';

/** As a page has it: the loader's script tag, and the element. A title is written on the canvas itself. */
export const designer = {
  label: 'Porsa',
  version: peer.version,
  served: peer.served,
  scripts: peer.scripts,
  styles: [],
  toForm: toDefinition,
  async open(root, definition) {
    const element = document.createElement('porsa-designer');
    element.style.setProperty('--porsa-designer-height', '100vh');
    Object.assign(element, { definition });
    root.append(element);
  },
  question: '.porsa-d-card',
  title: '.porsa-d-card-title',
  written: '.porsa-d-typed-title input',
};
