import { expect } from '@open-wc/testing';
import { foldDigits } from '../../engine/numbers/digits.ts';
import type { Answers, FormDefinition, Question, QuestionType } from '../../engine/definition/types.ts';
import type { HistoryEntry } from '../../engine/live-form/types.ts';
import { violationsIn } from '../../../test/support/screens/accessible.ts';
import {
  click,
  memorySaving,
  mountFiller,
  question,
  serverWith,
  type,
  unmountAll,
  type TestFiller,
} from '../../../test/support/screens/mount-filler.tsx';
import type { FormFillerProps } from '../../react/form/types.ts';
import { fieldExamples } from './examples.ts';
import { until } from '../../../test/support/screens/wait.ts';

const types = Object.keys(fieldExamples) as readonly QuestionType[];
const looks = [
  { language: 'en', theme: 'light' },
  { language: 'fa', theme: 'dark' },
] as const;
/** Where most colours meet. */
const further = [
  { language: 'en', theme: 'dark' },
  { language: 'fa', theme: 'light' },
] as const;
const sampleText = (what: string) => ({ en: `Some words: ${what}`, fa: `چند واژه: ${what}` });

/** Everything that may stand around a question. */
const around = (name: string): Partial<Question> => ({
  subtitle: sampleText(`${name} 1`),
  subtext: sampleText(`${name} 2`),
  helptext: sampleText(`${name} 3`),
  tooltip: sampleText(`${name} 4`),
});

/** Each type in each of its kinds, under a name that no other has. */
const kinds = types
  .flatMap((type) => {
    const { variants = [], ...first } = fieldExamples[type];
    return [first, ...variants];
  })
  .map((each, index, all) => {
    const { id, name } = each.question;
    const isTaken = all.some(
      ({ question: other }, at) =>
        (at < index && other.name === name) || other.questions?.some((inner) => inner.name === name),
    );
    return {
      ...each,
      question: {
        ...each.question,
        ...around(id),
        name: isTaken ? `${name}${index}` : name,
        relatedField: undefined,
        defaultvalue: undefined,
      },
    };
  });
const answered: Answers = Object.fromEntries(
  kinds.flatMap(({ question: { name }, good }) => (good[0] ? [[name, good[0].answer]] : [])),
);
/** What formulas of the examples mention besides. */
const sources = ['height', 'weight']
  .filter((name) => !kinds.some((kind) => kind.question.name === name))
  .map((name) => question(name, 'number'));

const formOfAll = (more: Partial<Question> = {}): FormDefinition => ({
  schema: 1,
  title: sampleText('form'),
  language: 'en',
  conditions: [],
  review: true,
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      displayTitle: sampleText('page'),
      questions: [...kinds.map((kind) => ({ ...kind.question, ...more })), ...sources],
    },
  ],
});
const history: readonly HistoryEntry[] = [
  '2025-05-01T08:00:00Z',
  '2025-06-01T08:00:00Z',
  '2025-07-01T08:00:00Z',
  '2025-08-01T08:00:00Z',
].map((at) => ({ at, answers: answered }));
const past: Partial<Question> = { historytype: 'daily', allowcopy: true };

/** What WCAG 2.2 AA and good practice find wrong once nothing moves any more. There is no list of exceptions. */
async function violations({ host, root }: TestFiller): Promise<readonly string[]> {
  // What is out of sight is not painted, and what is not painted has no colours to be measured.
  for (const part of root.querySelectorAll<HTMLElement>('[data-part]')) part.style.contentVisibility = 'visible';
  return violationsIn(host, {
    alsoGoodPractice: true,
    rules: { region: { enabled: false }, 'landmark-one-main': { enabled: false } },
  });
}

async function mount(props: FormFillerProps): Promise<TestFiller> {
  const filler = await mountFiller({ now: () => new Date('2026-01-01T12:00:00Z'), ...props });
  expect(filler.all('[role="alert"]').map(({ textContent }) => textContent)).to.deep.equal([]);
  return filler;
}
const go = (filler: TestFiller) => click(filler.find('.porsa-foot [data-primary]'));

/** Each state of a form with every question in it. */
const states: Readonly<Record<string, (look: Pick<FormFillerProps, 'language' | 'theme'>) => Promise<TestFiller>>> = {
  empty: (look) => mount({ ...look, definition: formOfAll() }),
  'with faults and a warning': async (look) => {
    const filler = await mount({
      ...look,
      definition: {
        ...formOfAll({ mandatory: true }),
        pages: [
          {
            ...formOfAll().pages[0]!,
            questions: [
              ...formOfAll({ mandatory: true }).pages[0]!.questions,
              question('code', 'text', { format: 'nationalcode' }),
            ],
          },
        ],
      },
    });
    await type(filler.control('code'), '0010350821');
    await go(filler);
    await until(() => filler.all('.porsa-summary li').length > 2, 'the faults');
    expect(filler.all('.porsa-warning')).not.to.have.lengthOf(0);
    return filler;
  },
  'filled, with its past and everything open': async (look) => {
    const filler = await mount({ ...look, definition: formOfAll(past), answers: answered, history, role: 'expert' });
    await until(() => filler.all('.porsa-history-chart').length > 0, 'the past');
    await until(() => filler.all('.porsa-how').length > 0, 'the results');
    for (const details of filler.all('details')) (details as HTMLDetailsElement).open = true;
    await until(() => filler.all('.porsa-formula').length > 0, 'how results came about');
    return filler;
  },
  'only read, with its past': async (look) => {
    const filler = await mount({ ...look, definition: formOfAll(past), answers: answered, history, mode: 'view' });
    await until(() => filler.all('.porsa-history').length > 10, 'the past');
    return filler;
  },
  disabled: (look) => mount({ ...look, definition: formOfAll(), answers: answered, disabled: true }),
  'looked through before it is sent': async (look) => {
    const filler = await mount({ ...look, definition: formOfAll(), answers: answered });
    await go(filler);
    await until(() => filler.all('.porsa-review').length === 1, 'the review');
    return filler;
  },
  'waiting for the connection': async (look) => {
    const filler = await mount({
      ...look,
      ...serverWith({ ...formOfAll(), review: false }),
      saving: memorySaving(() => ({ state: 'waiting' })),
      answers: answered,
    });
    await go(filler);
    await until(() => filler.all('.porsa-done').length === 1, 'the end');
    return filler;
  },
  'offered again, and not kept': async (look) => {
    const kept = new Map([['x', { answers: answered, at: '2026-01-01T08:00:00.000Z', version: 1 }]]);
    const filler = await mount({
      ...look,
      ...serverWith(formOfAll()),
      saving: memorySaving(() => ({ state: 'waiting' }), kept),
    });
    await until(() => filler.all('[data-primary]').length > 0, 'the offer');
    return filler;
  },
};

const isColourful = (state: string): boolean => state.startsWith('with faults') || state.startsWith('filled');

describe('every field type, in one form,', () => {
  afterEach(unmountAll);

  for (const [state, reach] of Object.entries(states)) {
    for (const look of [...looks, ...(isColourful(state) ? further : [])]) {
      it(`has no barrier ${state}: ${look.language}, ${look.theme}`, async () => {
        expect(await violations(await reach(look))).to.deep.equal([]);
      });
    }
  }

  it('shows its answers where they are only read', async () => {
    const filler = await states['only read, with its past']!({ language: 'fa', theme: 'light' });
    for (const {
      question: { name, type: of },
      good,
    } of kinds) {
      if (good[0] && !['container', 'calculated', 'file', 'signature'].includes(of))
        expect(foldDigits(filler.find(`[data-name="${name}"]`).textContent)).to.contain(
          foldDigits(good[0].fa.split(' ')[0]!),
        );
    }
    expect(filler.all('.porsa-questions :is(input, select, textarea)')).to.have.lengthOf(0);
  });
});
