import type { LiftDirection } from '../moving/lift-step.ts';

export interface KeyPressed { readonly key: string; readonly code: string; readonly altKey: boolean; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly shiftKey: boolean }

export type CardAct = 'next' | 'previous' | 'first' | 'last' | 'open' | 'remove' | 'duplicate' | 'up' | 'down' | 'lift';

/** What a key does on a card that is not lifted. */
export function keyOnCard({ key, code, altKey, ctrlKey, metaKey }: KeyPressed): CardAct | undefined {
  if (ctrlKey || metaKey) return code === 'KeyD' ? 'duplicate' : undefined;
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined;
  return plain[key];
}

const plain: Readonly<Record<string, CardAct>> = {
  ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last', Enter: 'open', Delete: 'remove', ' ': 'lift',
};

/** Where an arrow carries a lifted card: into a container the way the line runs, out of it the other way. */
export function liftedDirection({ key }: Pick<KeyPressed, 'key'>, dir: 'ltr' | 'rtl'): LiftDirection | undefined {
  switch (key) {
    case 'ArrowUp': return 'up';
    case 'ArrowDown': return 'down';
    case 'ArrowRight': return dir === 'ltr' ? 'in' : 'out';
    case 'ArrowLeft': return dir === 'ltr' ? 'out' : 'in';
    default: return undefined;
  }
}
