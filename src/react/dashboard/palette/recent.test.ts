import { expect, it } from 'vitest';
import type { Command, Group } from './command.ts';
import { noteRecent, recentOf, withRecent } from './recent.ts';

const command = (id: string, group: Group = 'go', text = id): Command => ({ id, group, icon: { d: '' }, text, to: id });
const listed = (commands: readonly Command[]) => commands.map(({ id, group }) => `${group} ${id}`);
const all = ['a', 'b', 'c'].map((id) => command(id));

it('keeps the last five that somebody chose, newest first and each once, and nothing of somebody else', () => {
  for (const id of ['1', '2', '3', '4', '5', '6', '2']) noteRecent('sara', command(id));
  expect(recentOf('sara').map(({ id }) => id)).toEqual(['2', '6', '5', '4', '3']);
  expect(recentOf('nima')).toEqual([]);
  noteRecent('nima', command('7'));
  expect(recentOf('sara')).toEqual([]);
});

it('forgets what belongs to one screen alone, and signing out', () => {
  noteRecent('reza', command('screen n', 'screen'));
  noteRecent('reza', command('signOut', 'actions'));
  expect(recentOf('reza')).toEqual([]);
});

it('puts them first in a group of their own, with a patient that was searched for', () => {
  expect(listed(withRecent([command('c'), command('patient 1', 'patients')], all, ' '))).toEqual([
    'recent c',
    'recent patient 1',
    'go a',
    'go b',
  ]);
});

it('offers what a switch does by now, and nothing that cannot be done any more', () => {
  const then = command('dark', 'actions', 'Dark mode');
  const now: Command = { ...then, text: 'Light mode' };
  expect(withRecent([then], [now], '').map(({ text }) => text)).toEqual(['Light mode']);
  expect(withRecent([then], all, '')).toEqual(all);
});

it('puts them first within their groups of what is searched', () =>
  expect(listed(withRecent([command('c'), command('z')], all, 'x'))).toEqual(['go c', 'go a', 'go b']));
