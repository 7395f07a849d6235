import { isRecord, walkQuestions, type PlacedQuestion } from '../definition/walk-questions.ts';
import type { FormExpression } from './form-expression.ts';
import type { OptionRules } from './option-rules.ts';
import type { Condition, Ending, FormDefinition } from '../definition/types.ts';

/** Every expression in the form, as written; those of options where their rules are given. */
export function formExpressions(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
  options?: OptionRules,
): readonly FormExpression[] {
  return [
    ...questions.flatMap((placed) => questionExpressions(placed).concat(options?.expressions(placed) ?? [])),
    ...conditionExpressions(definition, questions),
    ...endingExpressions(definition),
  ];
}

/** The texts of every expression in what may be a form, without those of options. */
export function expressionTexts(definition: unknown): readonly string[] {
  const form = definition as FormDefinition;
  return isRecord(definition) ? formExpressions(form, walkQuestions(form)).map(({ text }) => text) : [];
}

function questionExpressions(placed: PlacedQuestion): readonly FormExpression[] {
  const { question, path } = placed;
  const found: FormExpression[] = [];
  const { formula, initialformula, min, max, constraint, requiredWhen } = question;
  if (isWritten(formula) && question.type === 'calculated')
    found.push({ kind: 'formula', text: formula, path: `${path}.formula`, placed });
  if (isWritten(initialformula) && question.type !== 'calculated' && !question.questions)
    found.push({ kind: 'initial', text: initialformula, path: `${path}.initialformula`, placed });
  if (isBoundExpression(min)) found.push({ kind: 'min', text: min, path: `${path}.min`, placed });
  if (isBoundExpression(max)) found.push({ kind: 'max', text: max, path: `${path}.max`, placed });
  if (isRecord(constraint) && isWritten(constraint.when))
    found.push({ kind: 'constraint', text: constraint.when, path: `${path}.constraint.when`, placed });
  if (isWritten(requiredWhen))
    found.push({ kind: 'required', text: requiredWhen, path: `${path}.requiredWhen`, placed });
  return found;
}

function conditionExpressions(
  definition: FormDefinition,
  questions: readonly PlacedQuestion[],
): readonly FormExpression[] {
  if (!Array.isArray(definition.conditions)) return [];
  const byId = new Map(questions.map((placed) => [placed.question.id, placed]));
  const pages = new Map(
    (Array.isArray(definition.pages) ? definition.pages : []).map((page, index) => [page?.id, index]),
  );
  return definition.conditions.flatMap((condition: Condition, index) => {
    if (!isRecord(condition) || !isWritten(condition.when)) return [];
    const isError = condition.kind === 'error';
    const target = isError || condition.kind === 'visibility' ? condition.target : undefined;
    const placed = target === undefined ? undefined : byId.get(target);
    const pageIndex = target === undefined || placed || isError ? undefined : pages.get(target);
    const kind = isError ? 'error' : 'condition';
    return [{ kind, text: condition.when, path: `conditions[${index}].when`, placed, pageIndex, condition }];
  });
}

function endingExpressions({ endings }: FormDefinition): readonly FormExpression[] {
  if (!Array.isArray(endings)) return [];
  return endings.flatMap((ending: Ending, index) =>
    isRecord(ending) && isWritten(ending.when)
      ? [{ kind: 'ending', text: ending.when, path: `endings[${index}].when`, ending }]
      : [],
  );
}

/** A bound written as an expression, and not as a plain date of either calendar, time or number. */
export function isBoundExpression(bound: unknown): bound is string {
  return (
    isWritten(bound) && !/^\s*(?:\d{4}([-/])\d\d?\1\d\d?(?:T\d\d:\d\d)?|\d\d:\d\d|[+-]?\d+(?:\.\d+)?)\s*$/.test(bound)
  );
}

function isWritten(text: unknown): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
