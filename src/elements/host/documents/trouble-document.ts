import { makeNode } from './make-node.ts';

export interface TroubleAction {
  readonly label: string;
  run(): void;
}

/** A message in place of what went wrong, with the ways out where there are some. A page is named by its address: words would be fetched by everyone. */
export function troubleDocument(message: string, action?: TroubleAction, page?: string): HTMLElement {
  const trouble = makeNode(
    'div',
    { class: 'porsa-trouble', role: 'alert', part: 'trouble' },
    makeNode('p', {}, message),
  );
  if (action) {
    const button = makeNode('button', { type: 'button' }, action.label);
    button.addEventListener('click', () => action.run());
    trouble.append(button);
  }
  if (page) trouble.append(makeNode('a', { href: page }, page));
  return trouble;
}
