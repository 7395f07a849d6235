import type { KeyboardEvent } from 'react';

export type BlockAct = 'up' | 'down' | 'previous' | 'next' | 'lift' | 'drop' | 'putback' | 'remove';

/** What a key does on a block; undefined is left to the browser. */
export function blockKey(
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  isLifted: boolean,
): BlockAct | undefined {
  if (ctrlKey || metaKey) return undefined;
  switch (key) {
    case 'ArrowUp':
      return altKey || isLifted ? 'up' : 'previous';
    case 'ArrowDown':
      return altKey || isLifted ? 'down' : 'next';
    case ' ':
      return isLifted ? 'drop' : 'lift';
    case 'Enter':
    case 'Tab':
      return isLifted ? 'drop' : undefined;
    case 'Escape':
      return isLifted ? 'putback' : undefined;
    case 'Delete':
      return 'remove';
    default:
      return undefined;
  }
}
