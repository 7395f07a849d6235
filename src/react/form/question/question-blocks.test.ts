import { expect, it } from 'vitest';
import type { Question } from '../../../engine/definition/types.ts';
import type { FieldViews } from '../../ui/field/field-view.ts';
import { blocksOf } from './question-blocks.ts';

const views = {
  flatview: { block: { keyOf: ({ unit }: Question) => unit as string | undefined } },
} as unknown as Partial<FieldViews>;
const asked = (id: string, unit?: string, type: Question['type'] = 'flatview'): Question => ({
  id,
  name: id,
  type,
  title: '',
  unit,
});
const ids = (questions: readonly Question[], shown = views) =>
  blocksOf(questions, shown).map((block) => block.map(({ id }) => id).join(''));

it('three consecutive questions of one key are a block, and keep their order', () => {
  expect(ids([asked('a', 'x'), asked('b', 'x'), asked('c', 'x'), asked('d', 'x'), asked('e')])).toEqual(['abcd', 'e']);
});

it('two are none, nor are those that something stands between', () => {
  expect(ids([asked('a', 'x'), asked('b', 'x')])).toEqual(['a', 'b']);
  expect(ids([asked('a', 'x'), asked('b', 'x'), asked('t', 'x', 'text'), asked('c', 'x')])).toEqual([
    'a',
    'b',
    't',
    'c',
  ]);
});

it('another key begins another block', () => {
  expect(ids(['x', 'x', 'x', 'y', 'y', 'y'].map((key, index) => asked('abcdef'[index]!, key)))).toEqual(['abc', 'def']);
});

it('questions without a key, and types without blocks, stand alone', () => {
  expect(ids([asked('a'), asked('b'), asked('c')])).toEqual(['a', 'b', 'c']);
  expect(ids([asked('a', 'x'), asked('b', 'x'), asked('c', 'x')], {})).toEqual(['a', 'b', 'c']);
});
