import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import axe from 'axe-core';
import type { Answers, FormDefinition, Language, Question, QuestionType } from '../engine/definition/types.ts';
import type { LiveForm } from '../engine/live-form/types.ts';
import type { FieldExample } from '../fields/examples/field-example.ts';
import { fieldExamples } from '../fields/registry/examples.ts';
import { createForm } from '../published/engine.ts';
import { drawPlain, sendPlain } from '../../test/support/plain/plain-page.tsx';
import { fieldsIn, show } from '../../test/support/plain/shown-page.ts';
import { dangersIn, poisoned } from '../../test/support/screens/hostile-markup.ts';
import { plainStyles } from './plain-styles.ts';

const languages = ['en', 'fa'] as const;
const now = '2026-03-21T09:00:00';

const formOf = (questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});

const open = (questions: readonly Question[], answers?: Answers, language: Language = 'en'): LiveForm =>
  createForm(formOf(questions), { answers, language, now });

const draw = (live: LiveForm, language: Language = 'en') => show(drawPlain(live, { language }), language);

type Example = Omit<FieldExample, 'variants'>;
const casesOf = ({ variants = [], ...example }: FieldExample): readonly Example[] => [example, ...variants];

/** The one line to type into, of questions that are answered by typing alone. */
function lineIn(form: HTMLFormElement): HTMLInputElement | HTMLTextAreaElement | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')];
  const [only] = controls;
  return controls.length === 1 && only && !only.matches('select, [type]') ? only : undefined;
}

/** Neither a browser's line nor what it sends keeps these as they are. */
const isTypable = (input: unknown): input is string => typeof input === 'string' && !/[\r\n]/.test(input);

afterEach(() => document.querySelector('main')?.remove());

for (const [type, whole] of Object.entries(fieldExamples) as readonly [QuestionType, FieldExample][]) {
  describe(`${type} without a script`, () => {
    const questionOf = (question: Question): Question => ({
      ...question,
      relatedField: undefined,
      formula: question.formula && '12 * 2',
    });
    for (const { question: given, good, bad } of casesOf(whole)) {
      const question = questionOf(given);
      const { name } = question;
      const asks = type !== 'calculated' && type !== 'label' && type !== 'link';

      if (asks)
        it(`${question.id} is sent as it is drawn`, () => {
          for (const language of languages)
            for (const { answer } of good) {
              const form = draw(open([question], { [name]: answer }, language), language);
              const fresh = open([{ ...question, defaultvalue: undefined }], undefined, language);
              expect(sendPlain(fresh, fieldsIn(form), language)).to.deep.equal([]);
              // A box that was never ticked is no answer yet.
              expect(fresh.get(name) ?? false).to.deep.equal(answer);
              form.closest('main')!.remove();
            }
        });

      it(`${question.id} is left untouched where nobody touches it`, () => {
        for (const language of languages) {
          const live = open([question], undefined, language);
          const form = draw(live, language);
          expect(sendPlain(live, fieldsIn(form), language)).to.deep.equal([]);
          expect(live.draft()).to.deep.equal({});
          form.closest('main')!.remove();
        }
      });

      it(`${question.id} is read, and refused, as it is where scripts run`, () => {
        for (const { input, answer } of good) {
          const live = open([question]);
          const form = draw(live);
          const line = lineIn(form);
          if (line && isTypable(input)) {
            line.value = input;
            sendPlain(live, fieldsIn(form));
            expect(live.get(name)).to.deep.equal(answer);
          }
          form.closest('main')!.remove();
        }
        for (const { input, rule } of bad) {
          const live = open([question]);
          const form = draw(live);
          const line = lineIn(form);
          if (line && isTypable(input)) {
            line.value = input;
            sendPlain(live, fieldsIn(form));
            expect(live.validate().map((problem) => problem.rule)).to.deep.equal([rule]);
            const again = lineIn(draw(live))!;
            expect(again.value).to.equal(String(live.get(name)));
          }
          document.querySelectorAll('main').forEach((main) => main.remove());
        }
      });

      if (asks)
        it(`${question.id} says what is missing, and the list of problems leads to its control`, () => {
          for (const language of languages) {
            const needed = { ...question, mandatory: true, defaultvalue: undefined };
            const live = open([needed], undefined, language);
            const first = draw(live, language);
            sendPlain(live, fieldsIn(first), language);
            first.closest('main')!.remove();
            const problems = live.validate();
            expect(problems).to.have.lengthOf(1);
            const form = show(drawPlain(live, { language, problems }), language);
            const link = form.querySelector<HTMLAnchorElement>('.plain-summary a')!;
            const control = document.getElementById(decodeURIComponent(link.hash.slice(1)))!;
            expect(control.matches('input, select, textarea, button')).to.equal(true);
            expect(form.querySelector('.porsa-problem')!.textContent).to.contain(problems[0]!.message);
            const described = control.closest('fieldset') ?? control;
            expect(
              [control, described].some((each) => each.getAttribute('aria-describedby')?.includes(`-problem`)),
            ).to.equal(true);
            form.closest('main')!.remove();
          }
        });
    }
  });
}

describe('A page of all questions without a script', () => {
  const examples = Object.values(fieldExamples).flatMap(casesOf);
  const all = examples.map(({ question }, index): Question => ({
    ...question,
    id: `i${index}`,
    name: `n${index}`,
    relatedField: undefined,
    formula: question.formula && '12 * 2',
    title: `${typeof question.title === 'string' ? question.title : question.title.en} ${index}`,
    subtitle: { en: 'A subtitle', fa: 'زیرنویس' },
    helptext: { en: 'Help', fa: 'راهنما' },
    tooltip: { en: 'More', fa: 'بیشتر' },
    questions: question.questions?.map((inner) => ({
      ...inner,
      id: `i${index}${inner.id}`,
      name: `n${index}${inner.name}`,
    })),
  }));
  const rows = all.find(({ type }) => type === 'container')!.name;
  const files = all.find(({ type }) => type === 'file')!.name;
  const { answer: attached } = fieldExamples.file.good[0]!;
  const answers = { [rows]: [{}, {}], [files]: attached };

  const style = document.createElement('style');
  before(() => {
    style.textContent = plainStyles;
    document.head.append(style);
  });
  after(async () => {
    style.remove();
    await emulateMedia({ colorScheme: 'light' });
    await setViewport({ width: 1280, height: 800 });
  });

  for (const language of languages)
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [390, 1280])
        it(`is open to everybody: ${language}, ${colorScheme}, ${width} px`, async () => {
          await emulateMedia({ colorScheme });
          await setViewport({ width, height: 900 });
          for (const isWrong of [false, true]) {
            const live = open(all, answers, language);
            const problems = isWrong ? live.validate() : [];
            const form = show(drawPlain(live, { language, problems }), language);
            const { violations } = await axe.run(form.closest('main')!, {
              runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
              rules: { 'page-has-heading-one': { enabled: false } },
            });
            expect(
              violations.map(
                ({ id, nodes }) =>
                  `${id}: ${nodes
                    .map(({ html }) => html)
                    .join(' ')
                    .slice(0, 300)}`,
              ),
            ).to.deep.equal([]);
            expect(document.documentElement.scrollWidth).to.be.at.most(width);
            form.closest('main')!.remove();
          }
        });

  it('holds nothing that runs, whatever its texts are, and breaks their longest words', async () => {
    await setViewport({ width: 390, height: 900 });
    for (const language of languages) {
      const live = open(poisoned(all), answers, language);
      const form = show(drawPlain(live, { language, problems: live.validate() }), language);
      expect(dangersIn(form)).to.deep.equal([]);
      expect(document.documentElement.scrollWidth).to.be.at.most(390);
      expect(form.querySelectorAll('script, style, [style]').length).to.equal(0);
      form.closest('main')!.remove();
    }
  });

  it('has no two controls of one id, and no field of two questions', () => {
    const form = draw(open(all, answers));
    const ids = [...form.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).to.deep.equal([...new Set(ids)]);
    const asked = new FormData(form).getAll('_asked:');
    expect(asked).to.deep.equal([...new Set(asked)]);
  });
});
