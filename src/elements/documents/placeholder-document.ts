import { makeNode } from './make-node.ts';

const bones = ['', '', ' porsa-bone-control', '', ' porsa-bone-control'];

/** The shape of a screen that is on its way. */
export const placeholderDocument = (label: string): HTMLElement =>
  makeNode(
    'div',
    { class: 'porsa-placeholder', role: 'status', 'aria-label': label, part: 'placeholder' },
    ...bones.map((kind) => makeNode('div', { class: `porsa-bone${kind}` })),
  );
