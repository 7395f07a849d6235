import type {
  Answer,
  Answers,
  FormDefinition,
  Language,
  Option,
  Question,
  Role,
} from '../../../../src/engine/definition/types.ts';
import { isRecord, isRepeating } from '../../../../src/engine/definition/walk-questions.ts';
import { localize } from '../../../../src/fields/texts/localize.ts';
import { rowQuestions, seenQuestions } from '../../answers/seen-questions.ts';
import { givesText } from './gives-text.ts';

export type OdmType = 'text' | 'integer' | 'float' | 'date' | 'time' | 'datetime' | 'boolean';

/** An item of ODM: a question, a line of a matrix, or one of several choices. */
export interface OdmItem {
  readonly oid: string;
  readonly title: string;
  readonly type: OdmType;
  readonly isMandatory: boolean;
  readonly options?: readonly Option[];
  readonly question: Question;
  /** The value as ODM writes it, or undefined for none. */
  read(answers: Answers): string | undefined;
}

/** Items that are asked together: all of the form, or the rows of a repeating container. */
export interface OdmGroup {
  readonly oid: string;
  readonly title: string;
  /** The container whose rows it has. */
  readonly container?: string;
  readonly items: readonly OdmItem[];
}

export interface OdmWanted {
  readonly role: Role;
  readonly language: Language;
  isGiven(question: Question, container?: Question): boolean;
}

/** The groups of a version of the form, as far as a role sees it. */
export function odmGroups(definition: FormDefinition, { role, language, isGiven }: OdmWanted): readonly OdmGroup[] {
  const seen = seenQuestions(definition, role);
  const plain = seen.filter((question) => !isRepeating(question) && isGiven(question));
  const groups = seen.filter(isRepeating).map((container): OdmGroup => ({
    oid: `IG.${container.name}`,
    title: localize(container.title, language) || container.name,
    container: container.name,
    items: rowQuestions(container, role)
      .filter((question) => isGiven(question, container))
      .flatMap((question) => itemsOf(question, language)),
  }));
  const form: OdmGroup = {
    oid: 'IG.FORM',
    title: localize(definition.title, language),
    items: plain.flatMap((question) => itemsOf(question, language)),
  };
  return [form, ...groups].filter(({ items }) => items.length > 0);
}

function itemsOf(question: Question, language: Language): readonly OdmItem[] {
  const { name, type, options, multimode, mandatory = false, allowother } = question;
  const title = localize(question.title, language) || name;
  const base = { oid: `I.${name}`, title, isMandatory: mandatory, question };
  const of = (answers: Answers): Answer | undefined => (Object.hasOwn(answers, name) ? answers[name] : undefined);
  if (question.rows)
    return question.rows.map((row) => ({
      ...base,
      oid: `I.${name}.${row.name}`,
      title: `${title}: ${localize(row.text, language)}`,
      isMandatory: row.mandatory ?? mandatory,
      type: 'text',
      ...(options && { options }),
      read: (answers) => lineOf(of(answers), row.name),
    }));
  if (options && multimode && type !== 'cascadeview')
    return options.map((option) => ({
      ...base,
      oid: `I.${name}.${option.value}`,
      title: `${title}: ${localize(option.text, language)}`,
      isMandatory: false,
      type: 'boolean',
      read: (answers) => includes(of(answers), option.value),
    }));
  if (type === 'numericrange' && multimode)
    return ['from', 'to'].map((end, index) => ({
      ...base,
      oid: `I.${name}.${end}`,
      type: 'float',
      read: (answers) => numberText(endOf(of(answers), index)),
    }));
  const isCoded = options && type !== 'cascadeview' && allowother !== true;
  return [
    { ...base, type: typeOf(question), ...(isCoded && { options }), read: (answers) => valueOf(of(answers), question) },
  ];
}

function typeOf({ type, floatcount, formula = '' }: Question): OdmType {
  switch (type) {
    case 'number':
      return floatcount === 0 ? 'integer' : 'float';
    case 'rating':
    case 'numericrange':
      return 'float';
    case 'calculated':
      return givesText(formula) ? 'text' : 'float';
    case 'date':
    case 'time':
    case 'datetime':
      return type;
    case 'checkbox':
      return 'boolean';
    default:
      return 'text';
  }
}

const lineOf = (answer: Answer | undefined, line: string): string | undefined => {
  const value: unknown = isRecord(answer) && Object.hasOwn(answer, line) ? answer[line] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const includes = (answer: Answer | undefined, value: string): string | undefined =>
  Array.isArray(answer) ? String((answer as readonly unknown[]).includes(value)) : undefined;

const endOf = (answer: Answer | undefined, index: number): unknown =>
  Array.isArray(answer) ? answer[index] : undefined;

const numberText = (value: unknown): string | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? plainNumber(value) : undefined;

/** XML Schema has no exponents in its decimals. */
const plainNumber = (value: number): string =>
  /e/i.test(String(value)) ? value.toFixed(20).replace(/\.?0+$/, '') : String(value);

function valueOf(answer: Answer | undefined, question: Question): string | undefined {
  if (answer === undefined) return undefined;
  const type = typeOf(question);
  if (type === 'integer' || type === 'float') return numberText(answer);
  if (typeof answer === 'boolean') return String(answer);
  if (typeof answer === 'number') return plainNumber(answer);
  if (type === 'datetime' || type === 'time') return `${String(answer)}:00`;
  if (Array.isArray(answer))
    return (answer as readonly unknown[])
      .map((part) => (isRecord(part) ? String(part['name']) : String(part)))
      .join('; ');
  if (isRecord(answer)) return typeof answer['name'] === 'string' ? answer['name'] : undefined;
  return String(answer);
}
