import { resolveName, type QuestionsByName } from '../../../engine/dependencies/question-names.ts';
import type { Question } from '../../../engine/definition/types.ts';
import type { PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { NotWritten, type WrittenFields, type WrittenKind } from '../logic/written.ts';
import { codesOf, partKey, type Variables } from './variables.ts';

const kinds: Readonly<Partial<Record<Question['type'], WrittenKind>>> = {
  number: 'number',
  rating: 'number',
  numericrange: 'number',
  text: 'text',
  note: 'text',
  date: 'date',
  datetime: 'moment',
  time: 'time',
  checkbox: 'box',
  file: 'text',
  signature: 'text',
};

const kindOf = ({ type, multimode }: Question): WrittenKind | undefined =>
  type === 'select' || type === 'flatview'
    ? multimode
      ? 'choices'
      : 'choice'
    : type === 'numericrange' && multimode
      ? undefined
      : kinds[type];

/** What names mean at a place; `computed` says what a calculated question gives, undefined where it could not be written. */
export function fieldsAt(
  at: PlacedQuestion | undefined,
  byName: QuestionsByName,
  variables: Variables,
  computed: (placed: PlacedQuestion) => WrittenKind | undefined,
): WrittenFields {
  return {
    find(name) {
      const found = resolveName(name, byName, at?.row);
      // A record of another instance has no name there.
      if (found?.kind !== 'question' || found.across) throw new NotWritten(name);
      const { question } = found.placed;
      const row = found.part === undefined ? undefined : question.rows?.[found.part];
      const kind = row ? 'choice' : question.type === 'calculated' ? computed(found.placed) : kindOf(question);
      const variable = variables.of(row ? partKey(question, row.name) : question.id);
      if (kind === undefined || variable === undefined) throw new NotWritten(name);
      const codes = codesOf(question);
      return { variable, kind, question, codeOf: (value) => codes.get(value) ?? value };
    },
  };
}
