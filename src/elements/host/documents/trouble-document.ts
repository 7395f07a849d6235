import { makeNode } from './make-node.ts';

export interface TroubleAction {
  readonly label: string;
  run(): void;
}

/** A message in place of what went wrong, with the way out where there is one. */
export function troubleDocument(message: string, action?: TroubleAction): HTMLElement {
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
  return trouble;
}
