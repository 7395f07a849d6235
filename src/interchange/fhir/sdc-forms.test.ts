import { describe, expect, it } from 'vitest';
import { createForm, fromQuestionnaire, toQuestionnaire } from '../../../test/support/interchange/fhir-engine.ts';
import { fhirPathRuntime } from './fhirpath/runtime.ts';
import { checkDefinition } from '../../engine/checks/check-definition.ts';
import type { FormDefinition, Question } from '../../engine/definition/types.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { checkResponse } from './check/check-response.ts';
import { fromResponse } from './response/from-response.ts';
import { recordsOf, type Raw } from '../shared/raw.ts';
import { sdcForms } from '../../../test/support/interchange/sdc-forms.ts';
import {
  coding,
  fhirpath,
  hl7,
  item,
  questionnaire,
  questionsOf,
  response,
  answered,
  sdc,
} from '../../../test/support/interchange/questionnaires.ts';
import { toResponse } from './response/to-response.ts';

/** What a reader of the Questionnaire must find again whatever was edited. */
function bones(element: Raw): unknown {
  return recordsOf(element['item']).map((each) => ({
    linkId: each['linkId'],
    type: each['type'],
    answerOption: each['answerOption'],
    answerValueSet: each['answerValueSet'],
    enableWhen: each['enableWhen'],
    item: bones(each),
  }));
}

const edited = (question: Question): Question => ({
  ...question,
  title: 'New words',
  displaysize: 6,
  ...(question.questions && { questions: question.questions.map(edited) }),
});
const edit = (definition: FormDefinition): FormDefinition => ({
  ...definition,
  title: 'Another',
  pages: definition.pages.map((page) => ({ ...page, questions: page.questions.map(edited) })),
});

describe.each(sdcForms.map((form) => [form.name, form] as const))('A Questionnaire with %s', (_, form) => {
  const { definition, left } = fromQuestionnaire(form.questionnaire);

  it('is a form without problems, says what is left, and goes out as it came', () => {
    expect(checkDefinition(definition, fieldModels, fhirPathRuntime)).toEqual([]);
    expect(left.map(({ path }) => path).toSorted()).toEqual(form.left.toSorted());
    expect(toQuestionnaire(definition)).toEqual(form.questionnaire);
  });

  it('has the same answers after a response, filled in by nobody else', () => {
    expect(checkResponse(form.questionnaire, form.response)).toEqual([]);
    const read = fromResponse(form.response, definition);
    expect(read.left).toEqual([]);
    const live = createForm(definition, { answers: read.answers, complete: true });
    expect(live.validate()).toEqual([]);
    expect(toResponse(live.answers(), definition)).toEqual(form.response);
  });

  it('keeps its items, their answers and what was edited through edits', () => {
    const changed = edit(definition);
    const written = JSON.parse(JSON.stringify(toQuestionnaire(changed))) as Raw;
    expect(bones(written)).toEqual(bones(form.questionnaire));
    const again = fromQuestionnaire(written).definition;
    expect(
      [...questionsOf(again).values()].map(({ id, type, title, options }) => ({ id, type, title, options })),
    ).toEqual([...questionsOf(changed).values()].map(({ id, type, title, options }) => ({ id, type, title, options })));
    expect(toResponse(fromResponse(form.response, again).answers, again)).toEqual(form.response);
  });
});

describe('A form of such a Questionnaire', () => {
  const named = (part: string) => {
    const form = sdcForms.find(({ name }) => name.includes(part));
    if (!form) throw new Error(part);
    return fromQuestionnaire(form.questionnaire).definition;
  };

  it('refuses what goes with no other answer, and offers options while their expression holds', () => {
    const form = createForm(named('exclude'));
    form.set('ills', ['a', 'none']);
    expect(form.state('ills').problem?.message).toBe('“none” goes with no other answer.');
    form.set('ills', ['a', 'b']);
    expect(form.state('ills').problem).toBeUndefined();
    form.set('old', 'old');
    expect(form.get('old')).toBeUndefined();
    form.set('n', 51);
    expect(form.get('old')).toBe('old');
  });

  it('holds to bounds that are computed or quantities', () => {
    const form = createForm(named('bounds'), { now: () => new Date(2024, 4, 1, 12) });
    for (const [day, rule] of [
      ['2024-05-01', undefined],
      ['2024-05-02', 'toolate'],
    ] as const) {
      form.set('date', day);
      expect([day, form.state('date').problem?.rule]).toEqual([day, rule]);
    }
    form.set('q', 0.5);
    expect(form.state('q').problem?.rule).toBe('toosmall');
  });

  it('asks a code without a system of every system that has it', () => {
    const form = createForm(named('rules over'));
    for (const [value, any, here] of [
      ['Y', true, false],
      ['http://b|Y', true, true],
      ['N', false, false],
    ] as const) {
      form.set('c', value);
      expect([value, form.state('any').visible, form.state('here').visible]).toEqual([value, any, here]);
    }
  });

  it('offers no excluded code, and only those of a set that it knows', () => {
    const questions = questionsOf(named('value sets'));
    expect(
      ['listed', 'expanded', 'filtered', 'partly'].map((id) => questions.get(id)?.options?.map(({ value }) => value)),
    ).toEqual([['a', 'b'], ['in'], undefined, ['p']]);
  });
});

describe('What is no Questionnaire of FHIR R4', () => {
  it.each<[string, object, readonly string[]]>([
    ['an item without a linkId', { type: 'string', text: 'x' }, ['item[0]']],
    ['an item without a type', { linkId: 'x' }, ['item[0]']],
    ['a type of R5 that nothing fills in', item('x', 'question'), ['item[0]']],
    [
      'words of R5',
      item('x', 'coding', {
        answerConstraint: 'optionsOrString',
        disabledDisplay: 'hidden',
        answerOption: [coding('a')],
      }),
      ['item[0].disabledDisplay'],
    ],
    [
      'a rule about what is not there',
      item('x', 'string', { enableWhen: [{ question: 'nobody', operator: 'exists', answerBoolean: true }] }),
      ['item[0].enableWhen[0]'],
    ],
    [
      'a toggle of an option that is not there',
      item('x', 'choice', {
        answerOption: [coding('a')],
        extension: [
          {
            url: `${sdc}answerOptionsToggleExpression`,
            extension: [{ url: 'option', ...coding('z') }, { ...fhirpath('expression', 'true') }],
          },
        ],
      }),
      ['item[0].extension[0]'],
    ],
    [
      'a toggle that is no FHIRPath',
      item('x', 'choice', {
        answerOption: [coding('a')],
        extension: [
          {
            url: `${sdc}answerOptionsToggleExpression`,
            extension: [{ url: 'option', ...coding('a') }, { ...fhirpath('expression', 'true and') }],
          },
        ],
      }),
      ['item[0]'],
    ],
    [
      'a bound in another unit',
      item('x', 'quantity', {
        extension: [
          { url: `${hl7}questionnaire-unit`, valueCoding: { code: 'kg' } },
          { url: `${sdc}minQuantity`, valueQuantity: { value: 1, code: 'g' } },
        ],
      }),
      ['item[0]'],
    ],
  ])('%s is listed with its place', (_, odd, paths) => {
    const { definition, left } = fromQuestionnaire(questionnaire([odd as never]));
    expect([left.map(({ path }) => path), checkDefinition(definition, fieldModels, fhirPathRuntime)]).toEqual([
      paths,
      [],
    ]);
  });

  it('a code of a set that is elsewhere is taken, and what it loses is reported', () => {
    const { definition } = fromQuestionnaire(
      questionnaire([item('x', 'choice', { answerValueSet: 'http://example.org/vs' })]),
    );
    const { answers, left } = fromResponse(response(answered('x', coding('a'))), definition);
    expect([answers, left.map(({ path }) => path)]).toEqual([{ x: 'a' }, ['item[0].answer']]);
  });
});
