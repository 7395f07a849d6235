import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { phq9 } from '../../../demo/samples/phq-9.ts';
import { who5 } from '../../../demo/samples/who-5.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { Question } from '../../engine/definition/types.ts';
import {
  formOf,
  mountFiller,
  question,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import { fieldExamples } from './examples.ts';
import { settled, until } from '../../../test/support/screens/wait.ts';

const answer = (filler: TestFiller, name: string) => filler.form().form.get(name);
const long = {
  en: 'Almost always, or at least on most of the days',
  fa: 'تقریباً همیشه، یا دست‌کم در بیشتر روزها و شب‌ها',
};
const choice = (name: string, texts: readonly Question['title'][]) =>
  question(name, 'flatview', { options: texts.map((text, index) => ({ value: String(index), text })) });

/** Scales whose answers are bent when one of them stands apart. */
const scales: Readonly<Record<string, readonly Question[]>> = {
  'WHO-5': walkQuestions(who5.definition)
    .map(({ question: asked }) => asked)
    .filter(({ type }) => type === 'flatview'),
  'PHQ-9': walkQuestions(phq9.definition)
    .map(({ question: asked }) => asked)
    .filter(({ type }) => type === 'flatview'),
  'yes or no': [
    choice('agree', [
      { en: 'Yes', fa: 'بله' },
      { en: 'No', fa: 'خیر' },
    ]),
  ],
  'one long label': [choice('how', [{ en: 'No', fa: 'نه' }, long, { en: 'Yes', fa: 'بله' }])],
  'the pain scale': [{ ...fieldExamples.rating.question, defaultvalue: undefined }],
  'twenty-one numbers': [question('wide', 'rating', { min: 0, max: 20 })],
  'ten stars': [question('stars', 'rating', { display: 'stars', max: 10 })],
  'six faces': [question('faces', 'rating', { display: 'faces' })],
  'a scale on a tinted card': [question('tinted', 'rating', { bgColor: '#ffeecc' })],
};

interface Cells {
  readonly rows: number;
  readonly columns: number;
  readonly widths: readonly number[];
}

function cellsOf(filler: TestFiller, name: string): Cells {
  const boxes = filler
    .all(`[data-name="${name}"] :is(.porsa-choice, .porsa-mark)`)
    .map((cell) => cell.getBoundingClientRect());
  const distinct = (values: readonly number[]) => new Set(values.map(Math.round)).size;
  return {
    rows: distinct(boxes.map(({ top }) => top)),
    columns: distinct(boxes.map(({ left }) => left)),
    widths: boxes.map(({ width }) => width),
  };
}

describe('a scale', () => {
  afterEach(unmountAll);

  for (const language of ['en', 'fa'] as const) {
    for (const width of [320, 390, 600, 760]) {
      it(`gives all answers equal cells, in one row or one below the other: ${language}, ${width} px`, async () => {
        for (const [name, questions] of Object.entries(scales)) {
          const filler = await mountFiller({
            definition: { ...formOf(questions), scaleTables: false },
            language,
          });
          filler.host.style.cssText = `display: block; inline-size: ${width}px`;
          const isFair = ({ rows, columns, widths }: Cells) =>
            Math.min(rows, columns) === 1 && Math.min(...widths) >= 22 && Math.max(...widths) - Math.min(...widths) < 1;
          await until(
            () => questions.every((asked) => isFair(cellsOf(filler, asked.name))),
            `equal cells of ${name}`,
          ).catch(() => undefined);
          for (const asked of questions) {
            const { rows, columns, widths } = cellsOf(filler, asked.name);
            expect(Math.min(rows, columns), `${name}: ${rows} rows and ${columns} columns`).to.equal(1);
            expect(Math.max(...widths) - Math.min(...widths), `${name}: widths`).to.be.lessThan(1);
            expect(Math.min(...widths), `${name}: room for a finger`).to.be.at.least(22);
          }
          unmountAll();
        }
      });
    }
  }

  it('stands in one row where there is room, and one below the other where there is none', async () => {
    const expectRows = async (name: string, width: number, rows: number) => {
      const filler = await mountFiller({
        definition: { ...formOf(scales[name]!), scaleTables: false },
        language: 'en',
      });
      filler.host.style.cssText = `display: block; inline-size: ${width}px`;
      await until(
        () => cellsOf(filler, scales[name]![0]!.name).rows === rows,
        `${rows} rows of ${name} at ${width} px`,
      );
    };
    await expectRows('PHQ-9', 760, 1);
    await expectRows('PHQ-9', 390, 4);
    await expectRows('the pain scale', 320, 1);
    await expectRows('twenty-one numbers', 320, 21);
    await expectRows('yes or no', 320, 1);
  });

  it('says what its ends mean beside them where the marks stand one below the other', async () => {
    const filler = await mountFiller({
      definition: formOf([question('wide', 'rating', { min: 0, max: 20, minLabel: 'Best', maxLabel: 'Worst' })]),
      language: 'en',
    });
    filler.host.style.cssText = 'display: block; inline-size: 320px';
    const marks = () => filler.all('.porsa-mark').map((mark) => mark.innerText.replace(/\s+/g, ' ').trim());
    await until(
      () => marks()[0] === '0 Best' && marks()[20] === '20 Worst',
      'the ends beside the first and the last mark',
    );
    const ends = filler.find('.porsa-rating-ends');
    expect(ends.clientWidth).to.equal(0);
    filler.host.style.inlineSize = '760px';
    await until(() => ends.clientWidth > 0 && marks()[0] === '0', 'the ends below the row');
  });

  it('of faces names each by its number and what it shows, in the reader’s language', async () => {
    for (const [language, first, last] of [
      ['en', '0, calm face', '10, face in worst pain'],
      ['fa', '۰، چهرهٔ آرام', '۱۰، چهره با شدیدترین درد'],
    ] as const) {
      const filler = await mountFiller({
        definition: formOf([question('faces', 'rating', { display: 'faces' })]),
        language,
      });
      const names = filler.all('[type="radio"]').map((mark) => mark.getAttribute('aria-label'));
      expect([names[0], names.at(-1), new Set(names).size]).to.deep.equal([first, last, 6]);
      unmountAll();
    }
  });
});

describe('a number of two digits', () => {
  afterEach(unmountAll);

  it('is set as one number: Persian digits of equal widths stand apart', async () => {
    const filler = await mountFiller({
      definition: formOf([question('pain', 'rating'), question('dose', 'numericrange', { min: 0, max: 10 })]),
      language: 'fa',
    });
    expect(
      filler.all('.porsa-root *').filter((element) => getComputedStyle(element).fontVariantNumeric !== 'normal'),
    ).to.deep.equal([]);
  });
});

describe('a slider that nobody has touched', () => {
  afterEach(unmountAll);
  const pain = question('pain', 'numericrange', { min: 0, max: 10 });

  it('looks and reads unanswered: nothing is filled, and it says so', async () => {
    const filler = await mountFiller({ definition: formOf([pain]), language: 'en' });
    const slider = filler.find<HTMLInputElement>('[type="range"]');
    expect(slider.dataset['unset']).to.equal('true');
    expect(getComputedStyle(filler.find('.porsa-track'), '::before').backgroundImage).to.equal('none');
    expect(filler.find('.porsa-unset').textContent).to.equal('Not answered yet');
    expect(slider.getAttribute('aria-valuetext')).to.equal('Not answered yet');
    expect(answer(filler, 'pain')).to.equal(undefined);
  });

  for (const key of ['ArrowLeft', 'ArrowDown', 'Home', 'PageDown', 'Enter', 'Space']) {
    it(`takes the least as the answer by ${key}, and is blank again once cleared`, async () => {
      const filler = await mountFiller({ definition: formOf([pain]), language: 'en' });
      const slider = filler.find<HTMLInputElement>('[type="range"]');
      slider.focus();
      await sendKeys({ press: key });
      await until(
        () => answer(filler, 'pain') === 0 && slider.getAttribute('aria-valuetext') === '0',
        'the least as the answer',
      );
      expect(filler.all('.porsa-unset')).to.have.lengthOf(0);
      filler.find('.porsa-text-button').click();
      await until(
        () => answer(filler, 'pain') === undefined && filler.all('.porsa-unset').length === 1,
        'a blank answer',
      );
    });
  }

  for (const language of ['en', 'fa'] as const)
    it(`shows its number above the thumb while the keyboard moves it, from the side the language begins: ${language}`, async () => {
      const filler = await mountFiller({ definition: formOf([pain]), language });
      expect(filler.all('.porsa-bubble')).to.have.lengthOf(0);
      filler.find('[type="range"]').focus();
      for (const key of ['Home', 'ArrowUp', 'ArrowUp']) await sendKeys({ press: key });
      await until(() => filler.all('.porsa-bubble').length === 1, 'the number');
      const bubble = filler.find('.porsa-bubble');
      expect(bubble.textContent).to.equal(language === 'fa' ? '۲' : '2');
      expect(getComputedStyle(bubble).visibility).to.equal('visible');
      const { left, right } = bubble.getBoundingClientRect();
      const track = filler.find('.porsa-track').getBoundingClientRect();
      const start = language === 'fa' ? track.right - 14 : track.left + 14;
      const at = start + (track.width - 28) * (language === 'fa' ? -0.2 : 0.2);
      expect((left + right) / 2).to.be.closeTo(at, 1);
      filler.find<HTMLElement>('[type="range"]').blur();
      expect(getComputedStyle(bubble).visibility).to.equal('hidden');
    });

  it('takes the step that was made, and is no answer when it is only passed by', async () => {
    const filler = await mountFiller({
      definition: formOf([question('before', 'text'), pain, question('after', 'text')]),
      language: 'en',
    });
    filler.control('before').focus();
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await settled();
    expect(answer(filler, 'pain')).to.equal(undefined);
    filler.find<HTMLInputElement>('[type="range"]').focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => answer(filler, 'pain') === 1, 'the next step as the answer');
  });
});
