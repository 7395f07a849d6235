import { expect } from '@open-wc/testing';
import type { Localized, Question } from '../../engine/definition/types.ts';
import {
  click,
  formOf,
  mountFiller,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { fieldExamples } from './examples.ts';
import { until } from '../../../test/support/screens/wait.ts';

/** Nothing in it can be broken between words. */
const long = (mark: unknown): Localized => ({
  en: `${String(mark)}${'Pneumonoultramicroscopic'.repeat(4)}`,
  fa: `${String(mark)}${'بیمارستان'.repeat(10)}`,
});
const kinds = Object.values(fieldExamples)
  .flatMap(({ variants = [], ...first }) => [first, ...variants])
  .map(({ question, good }, index) => ({
    question: { ...question, id: `q${index}`, name: `${question.name}${index}`, relatedField: undefined },
    answer: good[0]?.answer,
  }));

/** The question with every text that a designer may give it. */
const talkative = (question: Question): Question => ({
  ...question,
  title: long('title'),
  subtitle: long('subtitle'),
  subtext: long('subtext'),
  helptext: long('helptext'),
  tooltip: long('tooltip'),
  formula: question.formula && '1 + 1',
  minLabel: question.minLabel && long('least'),
  maxLabel: question.maxLabel && long('most'),
  options: question.options?.map((option, index) => ({ ...option, text: long(index) })),
  rows: question.rows?.map((row, index) => ({ ...row, text: long(index) })),
  questions: question.questions?.map(talkative),
});
const definition = formOf(kinds.map(({ question }) => talkative(question)));
const answers = Object.fromEntries(kinds.map(({ question, answer }) => [question.name, answer]));

/** What sticks out of the form at either side. */
function outside(filler: TestFiller): readonly string[] {
  const { left, right } = filler.root.getBoundingClientRect();
  for (const part of filler.all('[data-part]')) part.style.contentVisibility = 'visible';
  const seen = filler
    .all('.porsa-root *')
    .filter((element) => element.getClientRects().length > 0 && !element.closest('.porsa-hidden, svg, select'));
  return seen
    .filter((element) => {
      const box = element.getBoundingClientRect();
      return (
        box.left < left - 1 ||
        box.right > right + 1 ||
        (element.scrollWidth > element.clientWidth + 6 &&
          element.clientWidth > 0 &&
          getComputedStyle(element).overflowX === 'visible' &&
          element.localName !== 'input')
      );
    })
    .map(
      (element) =>
        `${element.closest<HTMLElement>('.porsa-question')?.dataset['type'] ?? ''} ${element.localName}.${element.className}`,
    );
}

describe('texts of one long word', () => {
  afterEach(unmountAll);

  for (const language of ['en', 'fa'] as const) {
    for (const width of [320, 760]) {
      it(`stay inside the form, empty, wrong, filled and read: ${language}, ${width} px`, async () => {
        const filled = async (more: object) => {
          const filler = await mountFiller({ definition, language, ...more });
          filler.host.style.cssText = `display: block; inline-size: ${width}px`;
          await until(() => filler.all('.porsa-tooltip').length > 10, 'the form');
          return filler;
        };
        const empty = await filled({});
        await click(empty.find('.porsa-foot [data-primary]'));
        await until(() => empty.all('.porsa-problem').length > 0, 'what is wrong');
        expect(outside(empty), 'wrong').to.deep.equal([]);
        expect(outside(await filled({ answers })), 'filled').to.deep.equal([]);
        expect(outside(await filled({ answers, mode: 'view' })), 'read').to.deep.equal([]);
      });
    }
  }
});
