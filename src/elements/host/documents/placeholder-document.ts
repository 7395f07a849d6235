import { makeNode } from './make-node.ts';

/** The shape of a screen that is on its way. */
export const placeholderDocument = (label: string): HTMLElement =>
  makeNode(
    'div',
    { class: 'porsa-placeholder', role: 'status', 'aria-label': label, part: 'placeholder' },
    ...Array.from({ length: 5 }, () => makeNode('div', { class: 'porsa-bone' })),
  );
