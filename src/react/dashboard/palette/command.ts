import type { ReactNode } from 'react';
import { foldText } from '../../../engine/values/fold-text.ts';
import type { Drawing } from '../../kit/icon/icon.tsx';

/** What commands belong to, in the order in which they are listed. */
export const groups = ['recent', 'screen', 'go', 'actions', 'patients', 'files', 'forms'] as const;
export type Group = (typeof groups)[number];

/** A line of the palette: it leads to a path, or does something. */
export interface Command {
  readonly id: string;
  readonly group: Group;
  readonly icon: Drawing;
  readonly text: string;
  readonly detail?: ReactNode;
  /** The shortcut that does the same. */
  readonly keys?: string;
  /** Other words by which it is found. */
  readonly words?: string;
  /** Leads away from what is on the screen; what has an address does. */
  readonly leaves?: boolean;
  readonly to?: string;
  /** What is done on the screen that it leads to: the key of its action. */
  readonly key?: string;
  act?(): void;
}

const split = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const halfSpace = '\u200c';

/** A half-space parts words as a space does. */
const wordsOf = (text: string): readonly string[] => split(foldText(text).replaceAll(halfSpace, ' '));

/** Or nobody has typed it, and what it parts is one word. */
const joinedWordsOf = (text: string): readonly string[] =>
  text.includes(halfSpace) ? split(foldText(text).replaceAll(halfSpace, '')) : [];

/** Commands in which each word of the text begins a word; those whose own text does so stand first. */
export function findCommands(commands: readonly Command[], text: string): readonly Command[] {
  const sought = wordsOf(text);
  const holds = (words: string): boolean => {
    const there = [...wordsOf(words), ...joinedWordsOf(words)];
    return sought.every((word) => there.some((one) => one.startsWith(word)));
  };
  const byText = commands.filter((command) => holds(command.text));
  const byWords = commands.filter(
    (command) => !byText.includes(command) && holds(`${command.text} ${command.words ?? ''}`),
  );
  return [...byText, ...byWords];
}
