import { parseExpression } from '../../../engine/expression/parse-expression.ts';
import type { Value } from '../../../engine/values/value.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import type { FhirAnswer, FhirItem } from '../../../fields/fhir/types.ts';
import { known } from '../resource/addresses.ts';
import { formulaAt } from '../resource/expressions.ts';
import type { Placed } from './import-context.ts';
import { findChoices, valueOf, type Choice } from '../resource/options.ts';
import { recordsOf, type Note, type Raw } from '../../shared/raw.ts';
import { answerFrom } from './answer-from.ts';
import { choicesFor } from './read-question.ts';
import { partsOfMeasure, readMeasure } from '../resource/several-units.ts';

/** Where conditions look for the questions that they name. */
export interface Targets {
  readonly byLinkId: ReadonlyMap<string, Placed>;
  readonly contained: readonly Raw[];
  readonly note: Note;
}

/** When the item is shown, as an expression; undefined when always, or where it cannot be expressed, which is noted. */
export function whenOf({ item, path, under }: Placed, targets: Targets): string | undefined {
  const own = ownWhen(item, path, targets);
  const outer = under && whenOf(under, { ...targets, note: () => undefined });
  return outer !== undefined && own !== undefined ? `AND(${outer}, ${own})` : (own ?? outer);
}

function ownWhen(item: FhirItem, path: string, targets: Targets): string | undefined {
  const rules = recordsOf(Reflect.get(item, 'enableWhen'));
  const formula = formulaAt(item, [known.enableWhenExpression, known.enableWhenExpressionOfR5], path, targets.note);
  if (formula !== undefined) {
    if (rules.length > 0)
      targets.note(`${path}.enableWhen`, 'an expression decides when this is shown: these rules are not looked at');
    return formula;
  }
  if (rules.length === 0) return undefined;
  const behavior: unknown = Reflect.get(item, 'enableBehavior');
  if (rules.length > 1 && behavior !== 'all' && behavior !== 'any')
    return refuse(
      targets.note,
      `${path}.enableWhen`,
      'several rules without saying whether all or any of them have to hold',
    );
  const parts = rules.map((rule, index) => ruleOf(rule, `${path}.enableWhen[${index}]`, targets));
  if (parts.some((part) => part === undefined)) return undefined;
  const [first = ''] = parts;
  return checked(
    parts.length === 1 ? first : `${behavior === 'all' ? 'AND' : 'OR'}(${parts.join(', ')})`,
    path,
    targets.note,
  );
}

function checked(when: string, path: string, note: Note): string | undefined {
  return parseExpression(when).ok
    ? when
    : refuse(note, `${path}.enableWhen`, 'more rules than one expression can hold');
}

function refuse(note: Note, path: string, what: string): undefined {
  note(path, `${what}: it is always shown`);
  return undefined;
}

const operators: Readonly<Record<string, string>> = {
  '=': '=',
  '!=': '<>',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};

/** `<>` holds when nothing is answered, and where no answer of several is the one, as FHIR's `!=` does. */
function ruleOf(rule: Raw, path: string, targets: Targets): string | undefined {
  const { question: linkId, operator } = rule;
  const target = targets.byLinkId.get(String(linkId));
  if (!target) return refuse(targets.note, path, 'a rule about a question that is not there');
  const question = answering(target);
  if (!question && isNeverAnswered(target)) return neverAnswered(rule, path, targets.note);
  if (!question) return refuse(targets.note, path, 'a rule about something that takes no answer');
  if (operator === 'exists') return existence(question.name, rule['answerBoolean'], path, targets.note);
  const symbol = typeof operator === 'string' && Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (symbol === undefined) return refuse(targets.note, path, 'a rule with an operator that FHIR does not have');
  const literals = literalsOf(rule, target, question, targets.contained);
  const inUnit = unitRule(rule, target);
  if (inUnit !== undefined && literals[0] !== undefined)
    return symbol === '<>'
      ? `NOT(AND(${question.name} = ${literals[0]}, ${inUnit}))`
      : `AND(${question.name} ${symbol} ${literals[0]}, ${inUnit})`;
  const [first, ...others] = literals.map((literal) => `${question.name} ${symbol} ${literal}`);
  if (first === undefined)
    return refuse(targets.note, path, 'a rule with an answer that the question cannot be compared with');
  return others.length === 0 ? first : `${symbol === '<>' ? 'AND' : 'OR'}(${[first, ...others].join(', ')})`;
}

/** A quantity is compared within its own unit, where the answer may be in several. */
function unitRule(rule: Raw, { question }: Placed): string | undefined {
  const parts = question && partsOfMeasure(question);
  const quantity = rule['answerQuantity'];
  const unit =
    parts && typeof quantity === 'object' && quantity !== null
      ? readMeasure(question, { valueQuantity: quantity } as FhirAnswer)?.[parts.unit.name]
      : undefined;
  return parts && unit !== undefined ? `${parts.unit.name} = ${print(unit as Value) ?? ''}` : undefined;
}

/** Texts and groups have no answers in FHIR. */
function isNeverAnswered({ item }: Placed): boolean {
  return item.type === 'display' || item.type === 'group';
}

/** What no answer makes of a rule: `!=` holds, and that there is none. */
function neverAnswered({ operator, answerBoolean }: Raw, path: string, note: Note): string {
  const holds = operator === '!=' || (operator === 'exists' && answerBoolean === false);
  note(path, `a rule about something that takes no answer: it ${holds ? 'always' : 'never'} holds`);
  return holds ? 'TRUE' : 'FALSE';
}

function existence(name: string, answer: unknown, path: string, note: Note): string | undefined {
  if (typeof answer !== 'boolean')
    return refuse(note, path, 'a rule that does not say whether an answer has to be there');
  return answer ? `ANSWERED(${name})` : `BLANK(${name})`;
}

/** The question whose answers are meant: the one within the container that lets it have several. */
function answering({ question }: Placed) {
  const inner =
    question?.type === 'container'
      ? question.questions?.find((each) => Reflect.get((Reflect.get(each, 'fhir') ?? {}) as object, 'wrapped') === true)
      : question;
  return inner && ['input', 'calculated'].includes(fieldModels[inner.type].kind) ? inner : undefined;
}

type Answering = NonNullable<ReturnType<typeof answering>>;

/** The rule's answer as formulas see the question's own; several where options of several systems have its code. */
function literalsOf(rule: Raw, { item }: Placed, question: Answering, contained: readonly Raw[]): readonly string[] {
  const [key, given] = Object.entries(rule).find(([name]) => name.startsWith('answer')) ?? [];
  if (key === undefined) return [];
  const answer = { [key.replace(/^answer/, 'value')]: given } as FhirAnswer;
  if (!isSameUnit(Reflect.get(answer, 'valueQuantity'), item, question)) return [];
  const choices = choicesFor(item, contained);
  const typed = { [valueKeys[item.type] ?? key]: given } as FhirAnswer;
  const values =
    choices.length > 0 && question.options
      ? choiceValues(answer, choices)
      : [plainValue(answer, question) ?? plainValue(typed, question)];
  return values.map(print).filter((value) => value !== undefined);
}

/** Rules are often written with the answer under the name of another type. */
const valueKeys: Readonly<Record<string, string>> = {
  date: 'valueDate',
  time: 'valueTime',
  dateTime: 'valueDateTime',
  string: 'valueString',
  text: 'valueString',
  integer: 'valueInteger',
  decimal: 'valueDecimal',
  boolean: 'valueBoolean',
};

/** What is not offered is no answer anybody gives; it is compared with all the same, a code of another system as such. */
function choiceValues(answer: FhirAnswer, choices: readonly Choice[]): readonly Value[] {
  const found = findChoices(answer, choices).map(({ option }) => option.value);
  if (found.length > 0) return found;
  const plain = valueOf(answer);
  const system = answer.valueCoding?.system;
  return [
    system !== undefined && choices.some(({ option }) => option.value === plain) ? `${system}|${plain ?? ''}` : plain,
  ];
}

function plainValue(answer: FhirAnswer, question: Answering): Value {
  const one = { ...question, multimode: false };
  const read = answerFrom([answer], one, []);
  if (read === undefined) return undefined;
  const back = fieldModels[question.type].parse(read, one);
  return back.ok && back.answer !== undefined ? fieldModels[question.type].toValue(back.answer, one) : undefined;
}

/** A question that gives no unit is answered in the one that the rule is about. */
function isSameUnit(quantity: unknown, item: FhirItem, { unit }: Answering): boolean {
  if (typeof quantity !== 'object' || quantity === null) return true;
  const given = [Reflect.get(quantity, 'unit'), Reflect.get(quantity, 'code')].filter((each) => each !== undefined);
  const asked = [
    unit,
    ...(item.extension ?? []).flatMap(({ valueCoding }) => [valueCoding?.code, valueCoding?.display]),
  ];
  return (
    given.length === 0 ||
    (item.type === 'quantity' && asked.every((each) => each === undefined)) ||
    given.some((each) => asked.includes(each as string))
  );
}

export function print(value: Value): string | undefined {
  if (typeof value === 'boolean') return String(value).toUpperCase();
  if (typeof value === 'number') return /e/i.test(String(value)) ? undefined : String(value);
  return typeof value === 'string' ? `"${value.replaceAll('"', '""')}"` : undefined;
}
