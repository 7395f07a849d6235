import type { Option, Question } from '../../../engine/definition/types.ts';
import { resolveName, type QuestionsByName } from '../../../engine/dependencies/question-names.ts';
import type { PlacedQuestion } from '../../../engine/definition/walk-questions.ts';
import { isXmlName } from '../survey/xml-name.ts';

/** What an expression of XPath gives; `column` is that of all rows of a repeat. */
export type SurveyKind = 'number' | 'text' | 'date' | 'boolean' | 'list' | 'rows' | 'column' | 'any';

/** Why an expression cannot be said in XPath with its meaning. */
export class NotWritten extends Error {}

/** A question as XPath names it. */
export interface SurveyName {
  readonly reference: string;
  readonly name: string;
  readonly kind: SurveyKind;
  readonly question: Question;
  /** Which row of a matrix is meant. */
  readonly isPart?: boolean;
}

/** Where an expression stands, and what names mean there. */
export interface SurveyScope {
  find(name: string): SurveyName;
}

const kinds: Readonly<Partial<Record<Question['type'], SurveyKind>>> = {
  number: 'number',
  rating: 'number',
  numericrange: 'number',
  text: 'text',
  note: 'text',
  date: 'date',
  datetime: 'date',
  time: 'text',
  checkbox: 'boolean',
  calculated: 'any',
};

const kindOf = ({ type, multimode = false }: Question): SurveyKind | undefined =>
  type === 'select' || type === 'flatview'
    ? multimode
      ? 'list'
      : 'text'
    : type === 'container' && multimode
      ? 'rows'
      : type === 'numericrange' && multimode
        ? undefined
        : kinds[type];

/** A value as the name of a choice: those of several choices are parted by spaces, so none stands in one. */
export const choiceName = (value: string): string => value.trim().replaceAll(/\s+/g, '_');

/** Names of a survey: ours where XML could have them, each once, those of pages and lines of a matrix too. */
export class SurveyNames {
  readonly #taken = new Set(['meta', 'data']);
  readonly #given = new Map<string, string>();

  /** `key` is what the name is asked by afterwards. */
  give(key: string, wanted: string): string {
    const known = this.#given.get(key);
    if (known !== undefined) return known;
    const safe = wanted.replaceAll(/[^\p{L}\p{N}_\u200c.-]/gu, '_');
    const start = isXmlName(safe) ? safe : isXmlName(`q_${safe}`) ? `q_${safe}` : 'q';
    let name = start;
    for (let count = 2; this.#taken.has(name); count += 1) name = `${start}_${count}`;
    this.#taken.add(name);
    this.#given.set(key, name);
    return name;
  }
}

export const partKey = (question: Question, row: string): string => `${question.id}.${row}`;

/** What names mean at a place; `formulaKind` says what the formula of a computed question gives, where the survey has it. */
export function scopeAt(
  at: PlacedQuestion | undefined,
  byName: QuestionsByName,
  names: SurveyNames,
  formulaKind: (placed: PlacedQuestion) => SurveyKind | undefined,
): SurveyScope {
  return {
    find(name) {
      const found = resolveName(name, byName, at?.row ?? (at && at.question.multimode ? undefined : at?.row));
      if (found?.kind !== 'question') throw new NotWritten(name);
      const { question } = found.placed;
      const computed = question.type === 'calculated' ? formulaKind(found.placed) : undefined;
      if (question.type === 'calculated' && computed === undefined) throw new NotWritten(name);
      const row = found.part === undefined ? undefined : question.rows?.[found.part];
      const kind = row ? 'text' : computed === 'date' ? computed : kindOf(question);
      if (kind === undefined) throw new NotWritten(name);
      const written = names.give(
        row ? partKey(question, row.name) : question.id,
        row ? `${question.name}_${row.name}` : question.name,
      );
      const isSelf = at?.question === question && found.across === undefined && !row;
      return {
        reference: isSelf ? '.' : `\${${written}}`,
        name: written,
        kind: found.across ? 'column' : kind,
        question,
        ...(row && { isPart: true }),
      };
    },
  };
}

/** The options that an answer is one of. */
export const offered = ({ options = [] }: Question): readonly Option[] => options;
