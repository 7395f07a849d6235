import type { Answer, MatrixRow, Question } from '../../engine/definition/types.ts';
import { optionOf } from '../choices/choice-rules.ts';
import type { FieldFhir } from '../fhir/field-fhir.ts';
import { standard } from '../fhir/extensions.ts';
import { isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';
import { fromCodingAnswers, toAnswerOption, toCodingAnswers } from '../fhir/options.ts';
import { toFhirText } from '../fhir/text.ts';
import type { FhirAnswer } from '../fhir/types.ts';
import { asMatrix, isRowMandatory, valueOfRow } from './rows.ts';

/** A group of choices on one scale, an item a row. It reads back from extensions of our own, which say the rows once. */
export const matrixFhir: FieldFhir = {
  toItem(question, language) {
    const answerOption = question.options?.map((option) => toAnswerOption(option, language));
    const item = question.rows?.map((row) => {
      const { text, element } = toFhirText(row.text, language);
      return {
        linkId: linkIdOf(question, row),
        type: 'choice',
        text,
        ...(element && { _text: element }),
        ...(isRowMandatory(row, question) && { required: true }),
        ...(answerOption && { answerOption }),
      };
    });
    return makeItem(question, language, { type: 'group', control: 'gtable', named: true, ...(item && { item }) });
  },
  fromItem: (item) => (isItemOf('matrix', item, false) ? readItem(item, 'matrix') : undefined),
  toAnswers(answer, question) {
    const items = (question.rows ?? []).flatMap((row) => {
      const value = valueOfRow(asMatrix(answer), row);
      if (value === undefined) return [];
      return [
        {
          linkId: linkIdOf(question, row),
          answer: toCodingAnswers(value, question).map((each) => scored(each, value, question)),
        },
      ];
    });
    return items.length === 0 ? [] : [{ item: items }];
  },
  fromAnswers([answer], question) {
    const chosen = (question.rows ?? []).flatMap((row) => {
      const value = valueIn(answer, linkIdOf(question, row), question);
      return typeof value === 'string' ? [[row.name, value] as const] : [];
    });
    return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
  },
};

/** With what it counts for, as the answers of choices have it. */
function scored(answer: FhirAnswer, value: string, question: Question): FhirAnswer {
  const { valueCoding } = answer;
  const score = optionOf(value, question)?.score;
  if (!valueCoding || score === undefined) return answer;
  return { valueCoding: { ...valueCoding, extension: [{ url: standard.ordinalValue, valueDecimal: score }] } };
}

function linkIdOf({ id }: Question, { name }: MatrixRow): string {
  return `${id}.${name}`;
}

function valueIn(answer: FhirAnswer | undefined, wanted: string, { options }: Question): Answer | undefined {
  const row = answer?.item?.find(({ linkId }) => linkId === wanted);
  return row?.answer && fromCodingAnswers(row.answer, pick(options, 'options'));
}
