import { expect, it } from 'vitest';
import { standardTemplate } from '../template/standard/standard-template.ts';
import type { Proposal } from '../types.ts';
import { plainText } from '../sources/runs.ts';
import { toAnswers } from './to-answers.ts';

const proposal: Proposal = {
  template: 'standard',
  language: 'en',
  values: {
    title: 'Walking after  stroke',
    method: 'First line\n\nSecond line [@a]',
    sources: [{ id: 'a', item: { type: 'article-journal', title: 'Gait' } }],
  },
  reasons: { ideas: 'the council asked for none' },
};
const answers = (written: Proposal = proposal) =>
  toAnswers(written, { template: standardTemplate }).flatMap(({ questions }) => questions);
const blocksOf = (id: string) => answers().find((question) => question.id === id)?.blocks ?? [];

it('holds every question of the template, those without an answer too', () => {
  expect(answers().map(({ id }) => id)).toEqual(
    standardTemplate.sections.flatMap(({ questions }) => questions.map(({ id }) => id)),
  );
  expect(blocksOf('necessity')).toEqual([]);
});

it('sets paragraphs and numbers citations as the document does', () => {
  const texts = blocksOf('method').map((block) => (block.kind === 'paragraph' ? plainText(block.runs) : block.kind));
  expect(texts).toEqual(['First line', 'Second line [1]']);
  expect(blocksOf('sources').map(({ kind }) => kind)).toEqual(['bibliography']);
});

it('says why a question does not apply', () => {
  const [block] = blocksOf('ideas');
  expect(block?.kind === 'paragraph' && plainText(block.runs)).toBe('Does not apply: the council asked for none');
});

it('shows what is not of the kind of its question as text, or not at all', () => {
  const odd = answers({ ...proposal, values: { sources: 'as I typed them', title: ['a'] } });
  expect(odd.find(({ id }) => id === 'sources')?.blocks.map(({ kind }) => kind)).toEqual(['paragraph']);
  expect(odd.find(({ id }) => id === 'title')?.blocks).toEqual([]);
});
