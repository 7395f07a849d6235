import { describe, expect, it } from 'vitest';
import { fromQuestionnaire } from './from-questionnaire.ts';
import {
  control,
  fhirpath,
  hl7,
  imported,
  item,
  questionnaire,
  questionsOf,
  sdc,
} from '../../../../test/support/interchange/questionnaires.ts';
import { toQuestionnaire } from '../export/to-questionnaire.ts';

const leftOf = (resource: Parameters<typeof imported>[0]) => imported(resource).left.map(({ path }) => path);

describe('Items that do not say all that FHIR asks of them are kept, shown and listed', () => {
  it('a group without a linkId keeps what stands in it', () => {
    const resource = questionnaire([
      {
        type: 'group',
        text: 'Table',
        item: [
          item('a', 'string'),
          item('b', 'integer', { enableWhen: [{ question: 'a', operator: 'exists', answerBoolean: true }] }),
        ],
      },
    ]);
    const { definition, left } = imported(resource);
    expect([
      left.map(({ path }) => path),
      definition.pages[0]?.questions[0]?.type,
      questionsOf(definition).has('b'),
      definition.conditions.length,
    ]).toEqual([['item[0]'], 'container', true, 1]);
  });

  it('items without a type are texts, or groups of what stands in them', () => {
    const { definition, left } = imported(
      questionnaire([
        { linkId: 'x', text: 'X' },
        { linkId: 'g', item: [item('a', 'string')] },
      ]),
    );
    expect([left.map(({ path }) => path), definition.pages[0]?.questions.map(({ type }) => type)]).toEqual([
      ['item[0]', 'item[1]'],
      ['label', 'container'],
    ]);
  });

  it('an empty linkId, two items without one, and a choice without one go out as they came', () => {
    expect(
      leftOf(
        questionnaire([
          { linkId: '', type: 'string', text: 'A' },
          { type: 'display', text: 'B' },
          { type: 'display', text: 'C' },
          { type: 'choice', text: 'D', answerOption: [{ valueString: 'x' }] },
        ]),
      ),
    ).toEqual(['item[0]', 'item[1]', 'item[2]', 'item[3]']);
  });

  it('help without a linkId still helps with its question', () => {
    const { definition, left } = imported(
      questionnaire([
        item('a', 'string', { item: [{ type: 'display', text: 'Two letters', extension: [control('flyover')] }] }),
      ]),
    );
    expect([left, questionsOf(definition).get('a')?.tooltip]).toEqual([[], 'Two letters']);
  });

  it('what was changed since is written, and nothing is made up beside it', () => {
    const { definition } = fromQuestionnaire(
      questionnaire([{ type: 'group', text: 'Table', item: [item('a', 'string')] }]),
    );
    const [page] = definition.pages;
    const renamed = {
      ...definition,
      pages: [{ ...page, questions: page?.questions.map((question) => ({ ...question, title: 'Renamed' })) }],
    } as typeof definition;
    expect(toQuestionnaire(renamed).item).toEqual([{ type: 'group', text: 'Renamed', item: [item('a', 'string')] }]);
  });
});

describe('What FHIR says of an answer and a form cannot hold to', () => {
  it('an attachment may be any file, unless it names pictures alone', () => {
    const accepted = (...types: readonly string[]) => {
      const extension = types.map((valueCode) => ({ url: `${hl7}mimeType`, valueCode }));
      return questionsOf(
        imported(questionnaire([item('a', 'attachment', types.length > 0 ? { extension } : {})])).definition,
      ).get('a')?.accept;
    };
    expect([accepted(), accepted('image/png', 'image/jpeg'), accepted('image/png', 'application/pdf')]).toEqual([
      'any',
      undefined,
      'any',
    ]);
  });

  it('that a computation gives several values is listed', () => {
    const computed = (repeats: boolean) =>
      leftOf(
        questionnaire([
          item('a', 'string', { repeats, extension: [fhirpath(`${sdc}calculatedExpression`, "('a').combine('b')")] }),
        ]),
      );
    expect([computed(true), computed(false)]).toEqual([['item[0].repeats'], []]);
  });

  it('how long a number may be is listed', () => {
    expect([
      leftOf(questionnaire([item('a', 'integer', { maxLength: 2 })])),
      leftOf(questionnaire([item('a', 'string', { maxLength: 2 })])),
    ]).toEqual([['item[0].maxLength'], []]);
  });
});
