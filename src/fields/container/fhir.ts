import type { Answer, Answers, Question } from '../../engine/definition/types.ts';
import type { FieldFhir, NestedFhir } from '../fhir/field-fhir.ts';
import { isItemOf, makeItem, pick, readItem } from '../fhir/item.ts';
import type { FhirAnswer, FhirResponseItem } from '../fhir/types.ts';

/** A group; a repeating one has an answer for each row, with the row's items in it. */
export const containerFhir: FieldFhir = {
  toItem(question, language, nested) {
    const item = question.questions?.map((child) => nested.toItem(child, language));
    return makeItem(question, language, {
      type: 'group',
      ...pick(question.multimode, 'repeats'),
      ...pick(item, 'item'),
      covered: ['multimode', 'questions'],
    });
  },
  fromItem(item, nested) {
    if (!isItemOf('container', item, item.type === 'group')) return undefined;
    const questions = item.item?.map(nested.fromItem).filter((child) => child !== undefined);
    return readItem(item, 'container', { ...pick(item.repeats, 'multimode'), ...pick(questions, 'questions') });
  },
  toAnswers: (answer, question, nested) => rowsOf(answer).map((row) => ({ item: cellsOf(row, question, nested) })),
  fromAnswers(answers, question, nested) {
    const rows = answers.map(({ item = [] }) => readRow(item, question, nested));
    return rows.length === 0 ? undefined : rows;
  },
};

function rowsOf(answer: Answer): readonly Answers[] {
  const rows: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return rows.filter((row): row is Answers => typeof row === 'object' && row !== null);
}

function cellsOf(row: Answers, { questions = [] }: Question, nested: NestedFhir): readonly FhirResponseItem[] {
  return questions.flatMap((question) => {
    const answer = Object.hasOwn(row, question.name) ? row[question.name] : undefined;
    return answer === undefined ? [] : [nested.toResponseItem(answer, question)];
  });
}

function readRow(items: NonNullable<FhirAnswer['item']>, { questions = [] }: Question, nested: NestedFhir): Answers {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const item = items.find(({ linkId }) => linkId === question.id);
      const answer = item && nested.fromResponseItem(item, question);
      return answer === undefined ? [] : [[question.name, answer]];
    }),
  );
}
