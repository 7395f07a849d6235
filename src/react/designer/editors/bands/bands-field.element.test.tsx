import { expect } from '@open-wc/testing';
import type { Band, FormDefinition } from '../../../../engine/definition/types.ts';
import { allQuestions } from '../../definition/tree.ts';
import {
  button,
  card,
  cleanUp,
  click,
  field,
  latest,
  open,
  press,
  shadow,
  text,
  write,
} from '../../../../../test/support/screens/open-designer.tsx';
import { settled, until } from '../../../../../test/support/screens/wait.ts';

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
  [...rows()[at]!.querySelectorAll('.porsa-kit-problem')].map(({ textContent }) => textContent).join('');

const atCaret = (): Element | null => shadow.activeElement;
const enter = async (): Promise<void> => {
  atCaret()!.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true, cancelable: true }),
  );
  await settled();
};

const words = {
  en: {
    limits: 'Rules',
    main: 'Main',
    paste: 'Paste bands',
    add: 'Add band',
    from: 'From',
    title: 'Title',
    advice: 'What to do next (optional)',
    urgency: 'Urgency',
    remove: 'Delete band 1',
    lowest: 'Lowest score',
    highest: 'Highest score',
    order: 'Start each band above',
    missing: 'Enter the title',
    other: '[aria-label^="فا"]',
  },
  fa: {
    limits: 'قاعده‌ها',
    main: 'اصلی',
    paste: 'چسباندن رده‌ها',
    add: 'افزودن رده',
    from: 'از',
    title: 'عنوان',
    advice: 'گام بعدی (اختیاری)',
    urgency: 'فوریت',
    remove: 'حذف ردهٔ ۱',
    lowest: 'کمترین امتیاز',
    highest: 'بیشترین امتیاز',
    order: 'بالاتر از ردهٔ قبل',
    missing: 'عنوان را وارد کنید',
    other: '[aria-label^="EN"]',
  },
} as const;

async function openScore(language: 'en' | 'fa'): Promise<void> {
  await open({ definition }, language);
  await click(card('q-score'));
  await until(() => !shadow.querySelector('[aria-busy="true"]'), 'the editors are there');
}

afterEach(cleanUp);

describe('The bands of a calculated question', () => {
  for (const language of ['en', 'fa'] as const) {
    const { add, from, title, advice, urgency, remove, limits, main, paste, lowest, highest, order, missing, other } =
      words[language];

    it(`are written in both languages, go to their places once left, and are removed and restored: ${language}`, async () => {
      await openScore(language);
      await click(button(add));
      await click(button(add));
      inRow(0, from).focus();
      await write(inRow(0, from), '10');
      await write(inRow(0, title), 'High');
      await click(rows()[0]!.querySelector<HTMLElement>(other)!);
      await write(inRow(0, title), 'زیاد');
      await write(inRow(0, urgency), 'warning');
      await write(inRow(0, advice), 'Rest');
      inRow(1, from).focus();
      await write(inRow(1, from), '۰');
      await write(inRow(1, title), 'Low');
      expect(starts(), 'rows stay where they are while somebody writes in them').to.deep.equal([10, 0]);
      await until(() => faultsOf(1).includes(order), 'the order is wrong meanwhile');
      button(add).focus();
      await settled();
      expect(starts()).to.deep.equal([0, 10]);
      expect(Object.values(bands()?.[1]?.text ?? {})).to.have.members(['High', 'زیاد']);
      expect(bands()?.[1]?.severity).to.equal('warning');
      expect(JSON.stringify(bands()?.[1]?.advice)).to.contain('Rest');
      await until(
        () => shadow.querySelector('.porsa-d-band .porsa-kit-problem p') === null,
        'nothing is wrong any more',
      );
      await click(button(remove));
      expect(starts()).to.deep.equal([10]);
      expect(shadow.activeElement).to.equal(button(add));
      await press('z', { ctrlKey: true });
      expect(starts()).to.deep.equal([0, 10]);
    });

    it(`show what is wrong at their own row, and the ends of the score are set beside them: ${language}`, async () => {
      await openScore(language);
      await click(button(limits));
      await write(field(lowest), '1');
      await write(field(highest), '27');
      expect([score().min, score().max]).to.deep.equal([1, 27]);
      await click(button(main));
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

    it(`are written one after the other, Enter giving the next with its start: ${language}`, async () => {
      await openScore(language);
      await click(button(add));
      await until(() => atCaret() === inRow(0, title), 'the caret is in the first title');
      await write(inRow(0, title), 'Minimal');
      await enter();
      await until(() => atCaret() === inRow(1, from), 'the second start is not known');
      await write(inRow(1, from), '5');
      await enter();
      await write(inRow(1, title), 'Mild');
      await enter();
      await until(() => atCaret() === inRow(2, title), 'the caret is in the third title');
      expect(starts()).to.deep.equal([undefined, 5, 10]);
      await enter();
      expect(atCaret(), 'Enter on an empty one ends the list').to.equal(button(add));
      expect(starts()).to.deep.equal([undefined, 5]);
    });

    it(`are pasted at once, into a title or in a field for it: ${language}`, async () => {
      await openScore(language);
      await click(button(add));
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', '0-4 Minimal\n5-9 Mild');
      inRow(0, title).dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, composed: true, cancelable: true }),
      );
      await settled();
      expect(starts()).to.deep.equal([0, 5]);
      await click(button(paste));
      const area = shadow.querySelector<HTMLTextAreaElement>('.porsa-d-paste textarea')!;
      await write(area, 'Severe');
      await click(shadow.querySelectorAll<HTMLElement>('.porsa-d-paste button')[1]!);
      expect(shadow.querySelector('.porsa-d-paste .porsa-kit-problem')?.textContent).not.to.equal('');
      expect(starts()).to.deep.equal([0, 5]);
      await write(area, 'Low: 0\nHigh: 10');
      await click(shadow.querySelectorAll<HTMLElement>('.porsa-d-paste button')[1]!);
      expect(starts()).to.deep.equal([0, 10]);
      expect(atCaret()).to.equal(button(paste));
    });
  }
});
