import { expect, it } from 'vitest';
import { findCommands, type Command } from './command.ts';

const command = (text: string, words?: string): Command => ({ id: text, group: 'go', icon: { d: '' }, text, words });
const commands = [
  command('Dashboard'),
  command('Members and roles'),
  command('Heart', 'Score forms'),
  command('Scores'),
  command('خدمات سلامت'),
  command('به‌اشتراک‌گذاشته‌شده'),
];
const found = (text: string) => findCommands(commands, text).map((one) => one.text);

it('finds by the beginning of any word, in any order', () => {
  expect([found('role'), found('and mem'), found('oles')]).toEqual([['Members and roles'], ['Members and roles'], []]);
});

it('puts what says so itself before what belongs to it', () => expect(found('score')).toEqual(['Scores', 'Heart']));

it('reads Persian however it is typed', () => {
  expect([found('سلام'), found('خدمات'), found('اشتراك')]).toEqual([
    ['خدمات سلامت'],
    ['خدمات سلامت'],
    ['به‌اشتراک‌گذاشته‌شده'],
  ]);
});

it('reads a word with half-spaces as one word too, and as several', () => {
  expect([found('بهاشتراک'), found('به اشتراک'), found('گذاشته‌شده'), found('شترا')]).toEqual([
    ['به‌اشتراک‌گذاشته‌شده'],
    ['به‌اشتراک‌گذاشته‌شده'],
    ['به‌اشتراک‌گذاشته‌شده'],
    [],
  ]);
});

it('reads letters of an Arabic keyboard as Persian ones', () =>
  expect(findCommands([command('یکم'), command('دوم')], 'يك').map((one) => one.text)).toEqual(['یکم']));

it('lists all where nothing is typed', () => expect(found('  ')).toHaveLength(commands.length));
