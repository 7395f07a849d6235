import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  createCheckedForm as createForm,
  fromQuestionnaire,
} from '../../../../test/support/interchange/fhir-engine.ts';
import {
  fhirpath,
  hl7,
  item,
  questionnaire,
  sdc,
  type Item,
} from '../../../../test/support/interchange/questionnaires.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock('./library.ts');
  vi.resetModules();
});

/** How many expressions and variables were computed. */
const counted = vi.hoisted(() => ({ runs: 0 }));
vi.mock('./library.ts', async (original) => {
  const library = await original<typeof import('./library.ts')>();
  return {
    ...library,
    compileFhirPath: (...given: Parameters<typeof library.compileFhirPath>) => {
      counted.runs += 1;
      return library.compileFhirPath(...given);
    },
  };
});

/** A scale for parents of 47 symptoms (0 to 3) and 8 questions about performance (1 to 5), scored as the assessment for ADHD is: by how many of a part are high. */
const symptoms = 47;
const all = 55;
const groupOf = (place: number) => (place <= symptoms ? 'symptoms' : 'performance');
const linkIdOf = (place: number) => `${groupOf(place)}/${place}`;
const options = (least: number, most: number) =>
  Array.from({ length: most - least + 1 }, (_, index) => ({
    valueCoding: {
      system: 'http://example.org',
      code: `c${least + index}`,
      display: `Answer ${least + index}`,
      extension: [{ url: `${hl7}ordinalValue`, valueDecimal: least + index }],
    },
  }));
const group = (linkId: string, from: number, to: number, answerOption: readonly Item[]) =>
  item(linkId, 'group', {
    item: Array.from({ length: to - from + 1 }, (_, index) =>
      item(`${linkId}/${from + index}`, 'choice', { required: true, answerOption }),
    ),
  });

/** The ways in which published forms ask for the score of an answer. */
const styles: Readonly<Record<string, (place: number) => string>> = {
  'by its path': (place) =>
    `%resource.item.where(linkId = '${groupOf(place)}').item.where(linkId = '${linkIdOf(place)}').answer.value.ordinal()`,
  'wherever it stands': (place) =>
    `%resource.descendants().where(linkId = '${linkIdOf(place)}').answer.value.ordinal()`,
  'by the option in the Questionnaire': (place) =>
    `%questionnaire.item.where(linkId = '${groupOf(place)}').item.where(linkId = '${linkIdOf(place)}').answerOption.where(valueCoding.code = %resource.item.where(linkId = '${groupOf(place)}').item.where(linkId = '${linkIdOf(place)}').answer.value.code).value.extension.where(url = '${hl7}ordinalValue').value`,
  'by the option, wherever both stand': (place) =>
    `%questionnaire.descendants().where(linkId = '${linkIdOf(place)}').answerOption.where(valueCoding.code = %resource.descendants().where(linkId = '${linkIdOf(place)}').answer.value.code).value.extension.where(url = '${hl7}ordinalValue').value`,
};

const places = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const allOf = (from: number, to: number) =>
  places(from, to)
    .map((place) => `%q${place}`)
    .reduce((list, each) => `${list}.combine(${each})`);
const listOf = (from: number, to: number) =>
  `%resource.descendants().where(linkId in (${places(from, to)
    .map((place) => `'${linkIdOf(place)}'`)
    .join(' | ')})).answer.value.ordinal()`;
const result = (linkId: string, expression: string, type = 'integer') =>
  item(linkId, type, { readOnly: true, extension: [fhirpath(`${sdc}calculatedExpression`, expression)] });

function assessment(variables: readonly Item[], listed: (from: number, to: number) => string): Item {
  const high = (from: number, to: number, least = 2) => `${listed(from, to)}.where($this >= ${least}).count()`;
  return questionnaire(
    [
      group('symptoms', 1, symptoms, options(0, 3)),
      group('performance', symptoms + 1, all, options(1, 5)),
      item('scores', 'group', {
        item: [
          result('inattention', high(1, 9)),
          result('hyperactivity', high(10, 18)),
          result('conduct', high(27, 40)),
          result('total', `${listed(1, 18)}.sum()`),
          result(
            'subtype',
            `iif(${high(symptoms + 1, all, 4)} = 0, 'not met', iif(${high(1, 9)} >= 6 and ${high(10, 18)} >= 6, 'combined', iif(${high(1, 9)} >= 6, 'inattentive', 'not met')))`,
            'string',
          ),
        ],
      }),
    ],
    { extension: variables },
  );
}

const forms = [
  ...Object.entries(styles).map(([name, style]): [string, Item] => [
    name,
    assessment(
      places(1, all).map((place) => fhirpath(`${hl7}variable`, style(place), `q${place}`)),
      allOf,
    ),
  ]),
  ['in lists, without variables', assessment([], listOf)] as [string, Item],
];

describe('A long scored form', () => {
  it.each(forms)('that asks for scores %s is computed whole, and an answer computes what it changes', (_, resource) => {
    const { definition, left } = fromQuestionnaire(resource);
    expect(left).toEqual([]);
    const form = createForm(definition, { role: 'expert' });
    const answer = (place: number, code: number) => form.set(linkIdOf(place).replace('/', '_'), `c${code}`);
    for (const place of places(1, all)) answer(place, place <= 9 ? 2 : place <= symptoms ? 1 : 4);
    expect(form.answers()).toMatchObject({
      inattention: 9,
      hyperactivity: 0,
      conduct: 0,
      total: 27,
      subtype: 'inattentive',
    });
    expect([form.validate(), form.state('subtype').warning]).toEqual([[], undefined]);
    const before = counted.runs;
    answer(12, 3);
    expect(form.answers()).toMatchObject({ hyperactivity: 1, total: 29, subtype: 'inattentive' });
    expect(counted.runs - before).toBeLessThan(40);
  });
});
