import { expect } from '@open-wc/testing';
import type { FormDefinition, Question, QuestionType } from '../../../engine/definition/types.ts';
import { commonSettings } from '../../../fields/registry/common-panel.ts';
import { fieldExamples } from '../../../fields/registry/examples.ts';
import { fieldPanels } from '../../../fields/registry/panels.ts';
import { card, cleanUp, click, open, rawKeys, shadow } from '../../../../test/support/screens/open-designer.tsx';
import type { Setting } from '../../ui/field/field-panel.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

afterEach(cleanUp);

const types = Object.keys(fieldPanels) as readonly QuestionType[];
const options = Array.from({ length: 9 }, (_, index) => ({
  text: { en: `Choice ${index}`, fa: `گزینهٔ ${index}` },
  value: `v${index}`,
}));

/** A question with this setting given, as far as a type has it. */
const given: Readonly<Partial<Record<Setting['editor'], unknown>>> = {
  boolean: true,
  localized: { en: 'Words', fa: 'واژه‌ها' },
  localizedLong: { en: 'Words', fa: 'واژه‌ها' },
  text: 'words',
  url: 'https://example.org',
  number: 3,
  color: '#bd4941',
  formula: '1 = 1',
  constraint: { when: '1 = 1', message: { en: 'Words' } },
  format: { pattern: '[a-z]' },
  relatedField: 'patient.name',
  patientField: 'name',
  options,
  optionTree: [{ ...options[0], children: options }],
  date: '2020-01-01',
  time: '08:00',
  bands: [{ text: { en: 'Low', fa: 'کم' } }, { from: 5, text: { en: 'High', fa: 'زیاد' }, severity: 'warning' }],
  datetime: '2020-01-01T08:00',
};

const settingsOf = (type: QuestionType): readonly Setting[] => [...commonSettings, ...fieldPanels[type].settings];

/** Every setting of the type at once: its choices by the given place in their list. */
function allSet(type: QuestionType, at: number): Partial<Question> {
  const set = settingsOf(type).filter(
    ({ key }) => !['name', 'rows', 'defaultvalue', 'min', 'max', 'multimode'].includes(key),
  );
  return Object.fromEntries(
    set.map(({ key, editor, choices }) => [key, choices ? choices[at % choices.length] : given[editor]]),
  );
}

/** A new one, one with everything set, and one of those that take several answers. */
function questionsOf(type: QuestionType): readonly Question[] {
  const { question, variants = [] } = fieldExamples[type];
  const fresh = { ...fieldPanels[type].create(), title: type };
  const asked = [
    fresh,
    question,
    ...variants.slice(0, 1).map((variant) => variant.question),
    { ...question, ...allSet(type, 0), helptext: 'x' },
    {
      ...question,
      ...allSet(type, 1),
      ...(settingsOf(type).some(({ key }) => key === 'multimode') && { multimode: true }),
    },
  ];
  return asked.map((each, index) => ({
    ...each,
    id: `${type}${index}`,
    name: `${type}${index}`,
    ...('questions' in each && { questions: [] }),
  }));
}

const formOf = (questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: { en: 'All', fa: 'همه' },
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'Page', pageType: 'form', questions }],
});

const tabs = (): readonly HTMLElement[] => [...shadow.querySelectorAll<HTMLElement>('.porsa-d-settings [role="tab"]')];
const frame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
const broken = (): readonly string[] =>
  [...shadow.querySelectorAll('.porsa-d-note[data-broken]')].map((part) => part.parentElement?.textContent ?? '');
const loaded = (): Promise<void> => until(() => !shadow.querySelector('[aria-busy="true"]'), 'every field is there');

describe('Every setting of every type of question', () => {
  for (const type of types) {
    for (const language of ['en', 'fa'] as const) {
      it(`can be looked at in every tab, in words: ${type}, ${language}`, async function walk() {
        const questions = questionsOf(type);
        await open({ definition: formOf(questions) }, language);
        for (const { id } of questions) {
          await click(card(id));
          for (const label of tabs().map((tab) => tab.textContent)) {
            tabs()
              .find((tab) => tab.textContent === label)
              ?.click();
            await frame();
            await loaded();
            expect(broken(), `${id}, ${label}`).to.deep.equal([]);
            expect(rawKeys(), `${id}, ${label}`).to.deep.equal([]);
          }
        }
      });
    }
  }

  it('lets a file, a signature and a long list be required', async () => {
    for (const type of ['file', 'signature', 'select'] as const) {
      await open({
        definition: formOf([{ id: 'q', name: 'q', type, title: 'Q', ...(type === 'select' && { options }) }]),
      });
      await click(card('q'));
      await click(tabs()[1]!);
      await loaded();
      const required = [...shadow.querySelectorAll<HTMLElement & { checked: boolean }>('sl-switch')].find(
        (each) => each.textContent === 'Required',
      )!;
      required.checked = true;
      required.dispatchEvent(new CustomEvent('sl-change', { bubbles: true }));
      await settled();
      expect(shadow.querySelector('.porsa-d-badge[data-kind="mandatory"]'), type).not.to.equal(null);
      cleanUp();
    }
    await open();
  });
});
