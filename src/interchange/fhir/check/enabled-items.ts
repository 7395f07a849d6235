import { isRecord } from '../../../engine/definition/walk-questions.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { compileFhirPath, newBudget, type Budget, type Environment } from '../fhirpath/library.ts';
import { known } from '../resource/addresses.ts';
import { valueOf } from '../resource/answer-rules.ts';
import { readVariables } from '../resource/expressions.ts';
import { extensionsOf, itemsOf, recordsOf, textOf, type Raw } from '../../shared/raw.ts';

/** What is around an item: the Questionnaire or an item of it, and the part of the response that answers it. */
export interface Around {
  readonly asked: object;
  readonly element: Raw;
  readonly around?: Around;
}

/** `given`: the items of the response there; each row of a group is asked by itself. */
export type IsEnabled = (item: FhirItem, given: readonly Raw[], around: Around) => boolean;

/** Which items of the Questionnaire are to be answered, as the response stands. What cannot be computed hides nothing. */
export function enabledItems(questionnaire: Raw, response: Raw): IsEnabled {
  const now = new Date();
  return (item, given, around) =>
    holdsExpression(item, given, around, { questionnaire, resource: response }, now) && holdsRules(item, around);
}

function holdsExpression(
  item: FhirItem,
  [element = { linkId: item.linkId }]: readonly Raw[],
  around: Around,
  whole: Environment,
  now: Date,
): boolean {
  const urls: readonly string[] = [known.enableWhenExpression, known.enableWhenExpressionOfR5];
  const written = extensionsOf(item).find(({ url }) => urls.includes(url))?.['valueExpression'];
  const expression =
    isRecord(written) && written['language'] === 'text/fhirpath' ? textOf(written['expression']) : undefined;
  if (expression === undefined) return true;
  const budget = newBudget();
  try {
    const environment = { ...variablesFrom({ asked: item, element, around }, whole, now, budget), qitem: item };
    const [first] = compileFhirPath(expression, 'QuestionnaireResponse.item')(element, environment, now, budget);
    return (isRecord(first) ? first['data'] : first) === true;
  } catch {
    return true;
  }
}

/** The variables from the outermost inwards, each computed where it stands. */
export function variablesFrom(
  { asked, element, around }: Around,
  whole: Environment,
  now: Date,
  budget: Budget,
): Environment {
  const seen: Record<string, unknown> = { ...(around ? variablesFrom(around, whole, now, budget) : whole) };
  for (const { name, expression, language } of readVariables(asked, '', () => undefined).variables ?? []) {
    if (language === undefined)
      seen[name] = compileFhirPath(expression, around && 'QuestionnaireResponse.item')(element, seen, now, budget);
  }
  return seen;
}

/** Answers to the question nearest to the place: in the row around it, where the question is asked in that row. */
function answersNear(linkId: string, { asked, element, around }: Around): readonly Raw[] {
  if (Reflect.get(asked, 'linkId') === linkId) return valueOf(element) ? [element] : recordsOf(element['answer']);
  return around && !asksFor(linkId, asked) ? answersNear(linkId, around) : answersIn(linkId, element);
}

function asksFor(linkId: string, asked: object): boolean {
  return itemsOf(asked).some((item) => item.linkId === linkId || asksFor(linkId, item));
}

function answersIn(linkId: string, element: Raw): readonly Raw[] {
  const found: Raw[] = [];
  const waiting: Raw[] = [element];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const answers = recordsOf(item['answer']);
    if (item['linkId'] === linkId) found.push(...answers);
    waiting.push(...recordsOf(item['item']), ...answers);
  }
  return found;
}

function holdsRules(item: FhirItem, around: Around): boolean {
  const rules = recordsOf(Reflect.get(item, 'enableWhen'));
  if (rules.length === 0) return true;
  const holds = (rule: Raw) => holdsRule(rule, answersNear(String(rule['question']), around));
  const behavior: unknown = Reflect.get(item, 'enableBehavior');
  // Several rules that do not say how they go together decide about nothing.
  if (rules.length > 1 && behavior !== 'all' && behavior !== 'any') return true;
  return behavior === 'all' ? rules.every(holds) : rules.some(holds);
}

/** `!=` holds where no answer is the one, so where there is none too. */
function holdsRule(rule: Raw, answers: readonly Raw[]): boolean {
  const { operator } = rule;
  const expected = Object.entries(rule).find(([key]) => key.startsWith('answer'))?.[1];
  if (operator === 'exists') return answers.length > 0 === (expected === true);
  const values = answers.map((answer) => Object.entries(answer).find(([key]) => key.startsWith('value'))?.[1]);
  if (operator === '!=') return !values.some((value) => isEqual(value, expected));
  if (operator === '=') return values.some((value) => isEqual(value, expected));
  return values.some((value) => isOrdered(scalar(value), scalar(expected), String(operator)));
}

function isEqual(value: unknown, expected: unknown): boolean {
  if (!isRecord(value) || !isRecord(expected)) return value === expected;
  if (expected['code'] === undefined) return scalar(value) === scalar(expected);
  return (
    value['code'] === expected['code'] &&
    (expected['system'] === undefined || value['system'] === undefined || value['system'] === expected['system']) &&
    (value['value'] ?? null) === (expected['value'] ?? null)
  );
}

function scalar(value: unknown): unknown {
  return isRecord(value) ? (value['value'] ?? value['display'] ?? value['reference']) : value;
}

function isOrdered(left: unknown, right: unknown, operator: string): boolean {
  const isBoth =
    (typeof left === 'number' && typeof right === 'number') || (typeof left === 'string' && typeof right === 'string');
  if (!isBoth) return false;
  const [low, high] = [left as number, right as number];
  return operator === '>'
    ? low > high
    : operator === '<'
      ? low < high
      : operator === '>='
        ? low >= high
        : operator === '<=' && low <= high;
}
