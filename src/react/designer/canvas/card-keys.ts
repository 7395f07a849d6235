import type { LiftDirection } from '../definition/lift-step.ts';

interface KeyPressed {
  readonly key: string;
  readonly code: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

type Goal = 1 | -1 | 'first' | 'last';

export type CardAct =
  | { readonly act: 'go' | 'range'; readonly to: Goal }
  | { readonly act: 'step' | 'carry'; readonly direction: LiftDirection }
  | { readonly act: 'fold'; readonly folded: boolean }
  | {
      readonly act: 'open' | 'type' | 'below' | 'remove' | 'duplicate' | 'lift' | 'drop' | 'putback' | 'toggle';
    }
  | PageAct;

/** What is done with all cards, whichever has the focus. */
export interface PageAct {
  readonly act: 'all' | 'clear';
}

export const isOfPage = (asked: CardAct): asked is PageAct => asked.act === 'all' || asked.act === 'clear';

/** What a key does on a card that is not lifted; with `marks`, others are marked too, or a press marks. */
export function keyOnCard(pressed: KeyPressed, dir: 'ltr' | 'rtl', marks: boolean): CardAct | undefined {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (ctrlKey || metaKey) return altKey ? undefined : withControl[code];
  if (altKey)
    return key === 'ArrowUp' || key === 'ArrowDown'
      ? { act: 'step', direction: key === 'ArrowUp' ? 'up' : 'down' }
      : undefined;
  const to = goals[key];
  if (to) return { act: shiftKey ? 'range' : 'go', to };
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { act: 'fold', folded: (key === 'ArrowLeft') === (dir === 'ltr') };
  return (marks ? onMarked[key] : undefined) ?? onCard[key] ?? (isWritten(key) ? { act: 'type' } : undefined);
}

/** A character; but `?` shows the keys everywhere. */
const isWritten = (key: string): boolean => [...key].length === 1 && !['?', '؟'].includes(key);

const goals: Readonly<Record<string, Goal>> = { ArrowDown: 1, ArrowUp: -1, Home: 'first', End: 'last' };

/** By their position: a Persian keyboard types other letters there. */
const withControl: Readonly<Record<string, CardAct>> = {
  KeyA: { act: 'all' },
  KeyD: { act: 'duplicate' },
  Space: { act: 'toggle' },
};

const onMarked: Readonly<Record<string, CardAct>> = { ' ': { act: 'toggle' }, Escape: { act: 'clear' } };

const onCard: Readonly<Record<string, CardAct>> = {
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
