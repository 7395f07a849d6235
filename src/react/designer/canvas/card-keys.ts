import type { LiftDirection } from '../definition/lift-step.ts';

interface KeyPressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export type CardAct =
  | { readonly act: 'go'; readonly to: 1 | -1 | 'first' | 'last' }
  | { readonly act: 'step' | 'carry'; readonly direction: LiftDirection }
  | { readonly act: 'open' | 'type' | 'below' | 'remove' | 'duplicate' | 'lift' | 'drop' | 'putback' };

/** What a key does on a card that is not lifted. */
export function keyOnCard({ key, code, altKey, ctrlKey, metaKey }: KeyPressed): CardAct | undefined {
  if (ctrlKey || metaKey) return code === 'KeyD' && !altKey ? { act: 'duplicate' } : undefined;
  if (altKey)
    return key === 'ArrowUp' || key === 'ArrowDown'
      ? { act: 'step', direction: key === 'ArrowUp' ? 'up' : 'down' }
      : undefined;
  return onCard[key] ?? (isWritten(key) ? { act: 'type' } : undefined);
}

/** A character; but `?` shows the keys everywhere. */
const isWritten = (key: string): boolean => [...key].length === 1 && !['?', '؟'].includes(key);

const onCard: Readonly<Record<string, CardAct>> = {
  ArrowDown: { act: 'go', to: 1 },
  ArrowUp: { act: 'go', to: -1 },
  Home: { act: 'go', to: 'first' },
  End: { act: 'go', to: 'last' },
  Enter: { act: 'open' },
  F2: { act: 'type' },
  '/': { act: 'below' },
  Delete: { act: 'remove' },
  ' ': { act: 'lift' },
};

/** What a key does on a lifted card: into a container in the reading direction, out of it in the other. */
export function keyOnLifted({ key }: Pick<KeyPressed, 'key'>, dir: 'ltr' | 'rtl'): CardAct | undefined {
  switch (key) {
    case 'ArrowUp':
      return { act: 'carry', direction: 'up' };
    case 'ArrowDown':
      return { act: 'carry', direction: 'down' };
    case 'ArrowRight':
      return { act: 'carry', direction: dir === 'ltr' ? 'in' : 'out' };
    case 'ArrowLeft':
      return { act: 'carry', direction: dir === 'ltr' ? 'out' : 'in' };
    case ' ':
    case 'Enter':
    case 'Tab':
      return { act: 'drop' };
    case 'Escape':
      return { act: 'putback' };
    default:
      return undefined;
  }
}
