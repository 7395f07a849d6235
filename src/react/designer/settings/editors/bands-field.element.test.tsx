import { expect } from '@open-wc/testing';
import type { Band, FormDefinition } from '../../../../engine/definition/types.ts';
import { allQuestions } from '../../edits/tree.ts';
import {
  button,
  card,
  cleanUp,
  click,
  field,
  latest,
  open,
  press,
  settle,
  shadow,
  text,
  until,
  write,
} from '../../../../../test/support/designer.tsx';

const definition: FormDefinition = {
  schema: 1,
  title: { en: 'Mood', fa: 'خلق' },
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      displayTitle: { en: 'Page', fa: 'صفحه' },
      pageType: 'form',
      questions: [
        text('first'),
        { id: 'q-score', name: 'score', type: 'calculated', title: { en: 'Score', fa: 'امتیاز' }, formula: '14' },
      ],
    },
  ],
};

const score = () => allQuestions(latest).find(({ name }) => name === 'score')!;
const bands = (): readonly Band[] | undefined => score().bands;
const starts = (): readonly (number | undefined)[] | undefined => bands()?.map(({ from }) => from);
const rows = (): readonly HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('.porsa-d-band')];
const inRow = (at: number, label: string): HTMLElement => {
  const found = [...rows()[at]!.querySelectorAll('label')].find((each) => each.textContent === label)!;
  return rows()[at]!.querySelector<HTMLElement>(`#${CSS.escape(found.htmlFor)}`)!;
};
const faultsOf = (at: number): string =>
  [...rows()[at]!.querySelectorAll('.porsa-d-faults')].map(({ textContent }) => textContent).join('');

const words = {
  en: {
    limits: 'Limits',
    add: 'Add a band',
    from: 'From',
    title: 'Title',
    urgency: 'Urgency',
    remove: 'Remove band 1',
    lowest: 'Lowest score',
    highest: 'Highest score',
    order: 'Start each band above',
    missing: 'enter the title',
    other: '[aria-label^="فا"]',
  },
  fa: {
    limits: 'حدود',
    add: 'افزودن رده',
    from: 'از',
    title: 'عنوان',
    urgency: 'فوریت',
    remove: 'حذف ردهٔ ۱',
    lowest: 'کمترین امتیاز',
    highest: 'بیشترین امتیاز',
    order: 'بالاتر از ردهٔ پیش',
    missing: 'عنوان را وارد کنید',
    other: '[aria-label^="EN"]',
  },
} as const;

async function openLimits(language: 'en' | 'fa'): Promise<void> {
  await open({ definition }, language);
  await click(card('q-score'));
  await click(button(words[language].limits));
  await until(() => !shadow.querySelector('[aria-busy="true"]'), 'the editors are there');
}

afterEach(cleanUp);

describe('The bands of a calculated question', () => {
  for (const language of ['en', 'fa'] as const) {
    const { add, from, title, urgency, remove, lowest, highest, order, missing, other } = words[language];

    it(`are written in both languages, go to their places once left, and are removed and brought back: ${language}`, async () => {
      await openLimits(language);
      await click(button(add));
      await click(button(add));
      inRow(0, from).focus();
      await write(inRow(0, from), '10');
      await write(inRow(0, title), 'High');
      await click(rows()[0]!.querySelector<HTMLElement>(other)!);
      await write(inRow(0, title), 'زیاد');
      await write(inRow(0, urgency), 'warning');
      inRow(1, from).focus();
      await write(inRow(1, from), '۰');
      await write(inRow(1, title), 'Low');
      expect(starts(), 'rows stay where they are while somebody writes in them').to.deep.equal([10, 0]);
      await until(() => faultsOf(1).includes(order), 'the order is wrong meanwhile');
      button(add).focus();
      await settle();
      expect(starts()).to.deep.equal([0, 10]);
      expect(Object.values(bands()?.[1]?.text ?? {})).to.have.members(['High', 'زیاد']);
      expect(bands()?.[1]?.severity).to.equal('warning');
      await until(() => shadow.querySelector('.porsa-d-band .porsa-d-faults p') === null, 'nothing is wrong any more');
      await click(button(remove));
      expect(starts()).to.deep.equal([10]);
      expect(shadow.activeElement).to.equal(button(add));
      await press('z', { ctrlKey: true });
      expect(starts()).to.deep.equal([0, 10]);
    });

    it(`show what is wrong at their own row, and the ends of the score are set beside them: ${language}`, async () => {
      await openLimits(language);
      await write(field(lowest), '1');
      await write(field(highest), '27');
      expect([score().min, score().max]).to.deep.equal([1, 27]);
      await click(button(add));
      await until(() => faultsOf(0).includes(missing), 'the title is missed');
      await write(inRow(0, title), 'Low');
      await click(button(add));
      await write(inRow(1, title), 'High');
      await until(() => faultsOf(1).includes(order), 'the start is missed');
      expect(faultsOf(0)).to.equal('');
      await write(inRow(1, from), '5');
      await until(() => faultsOf(1) === '', 'nothing is wrong any more');
      await click(button(remove));
      await click(button(remove));
      expect(score()).not.to.have.property('bands');
    });
  }
});
