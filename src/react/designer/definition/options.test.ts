import { describe, expect, it } from 'vitest';
import type { Option } from '../../../engine/definition/types.ts';
import { addOption, changeOption, moveOption, optionLines, parseOptions } from './options.ts';

const list: readonly Option[] = [
  { text: 'No', value: '1', score: 0 },
  { text: 'Yes', value: '2', children: [{ text: 'Often', value: '1' }] },
];
const values = (options: readonly Option[]): string[] => options.map(({ value }) => value);

describe('Options', () => {
  it('are added with a value that is free', () => {
    expect(values(addOption(list, [], ''))).toEqual(['1', '2', '3']);
    expect(values(addOption([{ text: 'a', value: '2' }], [], ''))).toEqual(['2', '3']);
  });

  it('of a tree are added, changed, moved and removed in place', () => {
    const grown = addOption(list, [1], 'Seldom');
    expect(values(grown[1]?.children ?? [])).toEqual(['1', '2']);
    expect(moveOption(grown, [1, 1], 0)[1]?.children?.map(({ text }) => text)).toEqual(['Seldom', 'Often']);
    expect(changeOption(list, [1, 0], (option) => ({ ...option, value: 'o' }))[1]?.children?.[0]?.value).toBe('o');
    expect(changeOption(list, [1, 0], () => undefined)[1]).toEqual({ text: 'Yes', value: '2' });
  });

  it('that do not change stay the same objects', () => {
    expect(changeOption(list, [1], (option) => ({ ...option, value: 'x' }))[0]).toBe(list[0]);
  });

  it('are read from lines copied out of a spreadsheet, digits of any script included', () => {
    expect(parseOptions('Never\t0\t0\r\nهمیشه\t۳\t۳\n\n', 'fa', [])).toEqual([
      { text: { fa: 'Never' }, value: '0', score: 0 },
      { text: { fa: 'همیشه' }, value: '۳', score: 3 },
    ]);
  });

  it('without a value take their text for one, and never one that is taken', () => {
    expect(values(parseOptions('Yes\nYes\nNo | 1', 'en', list))).toEqual(['Yes', 'Yes_2', '1_2']);
  });

  it('are written as the lines they are read from', () => {
    expect(optionLines(list, 'en', 'en')).toBe('No\t1\t0\nYes\t2');
  });
});
