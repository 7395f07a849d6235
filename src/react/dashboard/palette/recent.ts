import { atom } from 'nanostores';
import type { Command } from './command.ts';

/** So many are listed. */
const most = 5;

/** What was chosen last, newest first, by whom: kept by this page alone, since it may name patients. */
const $recent = atom<{ readonly person: string; readonly commands: readonly Command[] }>({ person: '', commands: [] });

export const recentOf = (person: string): readonly Command[] =>
  $recent.get().person === person ? $recent.get().commands : [];

/** What belongs to one screen alone, and what ends the session, nobody looks for again. */
export function noteRecent(person: string, command: Command): void {
  if (command.group === 'screen' || command.id === 'signOut') return;
  const others = recentOf(person).filter(({ id }) => id !== command.id);
  $recent.set({ person, commands: [command, ...others].slice(0, most) });
}

/** What a search has found; all else is offered anew, as it may be done now and as it is called now. */
const isFound = ({ group }: Command): boolean => group === 'patients' || group === 'files' || group === 'forms';

/** With nothing typed those stand first, in a group of their own; of a search they stand first in their groups. */
export function withRecent(
  recent: readonly Command[],
  commands: readonly Command[],
  typed: string,
): readonly Command[] {
  const rank = ({ id }: Command): number => {
    const at = recent.findIndex((one) => one.id === id);
    return at < 0 ? recent.length : at;
  };
  if (typed.trim() !== '') return commands.toSorted((one, other) => rank(one) - rank(other));
  const isRecent = (command: Command): boolean => rank(command) < recent.length;
  const current = recent.flatMap((one) => commands.find(({ id }) => id === one.id) ?? (isFound(one) ? [one] : []));
  return [
    ...current.map((command): Command => ({ ...command, group: 'recent' })),
    ...commands.filter((command) => !isRecent(command)),
  ];
}
