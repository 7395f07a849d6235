import type { Question } from '../../../engine/definition/types.ts';
import { parseExpression } from '../../../engine/expression/parse-expression.ts';
import type { Expression } from '../../../engine/syntax/syntax-tree.ts';
import { fieldFhirs, nestedFhir } from '../../../fields/registry/fhir.ts';
import { fieldModels } from '../../../fields/models/models.ts';
import { known } from '../resource/addresses.ts';
import { fromFormula } from '../resource/expressions.ts';
import { keptItem } from '../resource/keep.ts';
import type { Raw } from '../../shared/raw.ts';

/** A condition as FHIR's rules; undefined where they cannot express it. It travels whole in an extension of our own. */
export function writeRules(when: string, byName: ReadonlyMap<string, Question>): Raw | undefined {
  const fhirpath = fromFormula(when);
  if (fhirpath !== undefined)
    return {
      extension: [
        { url: known.enableWhenExpression, valueExpression: { language: 'text/fhirpath', expression: fhirpath } },
      ],
    };
  const parsed = parseExpression(when);
  if (!parsed.ok) return undefined;
  const { expression } = parsed;
  const isList = expression.kind === 'call' && (expression.name === 'AND' || expression.name === 'OR');
  const parts = isList ? expression.arguments : [expression];
  const rules = parts.map((part) => ruleOf(part, byName));
  if (rules.some((rule) => rule === undefined)) return undefined;
  return {
    enableWhen: rules,
    ...(rules.length > 1
      ? { enableBehavior: expression.kind === 'call' && expression.name === 'AND' ? 'all' : 'any' }
      : {}),
  };
}

const operators: Readonly<Record<string, string>> = {
  '=': '=',
  '<>': '!=',
  '>': '>',
  '<': '<',
  '>=': '>=',
  '<=': '<=',
};

function ruleOf(part: Expression, byName: ReadonlyMap<string, Question>): Raw | undefined {
  if (part.kind === 'name') {
    const question = byName.get(part.name);
    return question?.type === 'checkbox'
      ? { question: linkIdOf(question), operator: '=', answerBoolean: true }
      : undefined;
  }
  if (part.kind === 'call' && (part.name === 'ANSWERED' || part.name === 'BLANK')) {
    const [first, ...more] = part.arguments;
    const question = first?.kind === 'name' && more.length === 0 ? byName.get(first.name) : undefined;
    return question && { question: linkIdOf(question), operator: 'exists', answerBoolean: part.name === 'ANSWERED' };
  }
  if (part.kind !== 'chain' || part.rest.length !== 1 || part.first.kind !== 'name') return undefined;
  const [step] = part.rest;
  const question = byName.get(part.first.name);
  const operator = step && Object.hasOwn(operators, step.operator) ? operators[step.operator] : undefined;
  const answer = question && step?.operand.kind === 'literal' ? answerTo(question, step.operand.value) : undefined;
  return question && answer && operator !== undefined
    ? { question: linkIdOf(question), operator, ...answer }
    : undefined;
}

function linkIdOf(question: Question): string {
  return keptItem(question)?.linkId ?? question.id;
}

/** The value as an answer to the question, under the name that a rule has for it. */
function answerTo(question: Question, value: unknown): Raw | undefined {
  if (fieldModels[question.type].kind !== 'input') return undefined;
  const one = { ...question, multimode: false };
  const parsed = fieldModels[one.type].parse(value, one);
  const [answer] =
    parsed.ok && parsed.answer !== undefined ? fieldFhirs[one.type].toAnswers(parsed.answer, one, nestedFhir) : [];
  const [key, written] = Object.entries(answer ?? {})[0] ?? [];
  return key === undefined
    ? undefined
    : { [key.replace(/^value(?:Uri$)?/, (found) => (found === 'value' ? 'answer' : 'answerString'))]: written };
}
