import type { Question } from '../../engine/definition/types.ts';
import { exclusiveRule } from '../shared/exclusive-choice.ts';
import { textOf } from '../shared/raw.ts';
import { sample } from './question-settings.ts';
import type { Element, SurveyContext } from './survey-context.ts';
import { validatorsOf } from './validators.ts';
import { wordsOf } from './words.ts';

/** What an answer must hold to; `alone` are the choices that go with no other. */
export function rulesOf(
  context: SurveyContext,
  { raw, path, scope }: Element,
  question: Question,
  alone: readonly string[],
): Partial<Question> {
  const { main, note } = context;
  const { name } = question;
  const requiredWhen = context.expression(raw['requiredIf'], `${path}.requiredIf`, scope);
  const ruled = validatorsOf(raw, question, {
    path,
    name,
    main,
    note,
    expression: (text, where) => context.expression(text, where, scope),
  });
  const single = question.multimode ? alone.map((value) => exclusiveRule(name, value)) : [];
  const rules = [...(ruled.constraint ? [ruled.constraint.when] : []), ...single];
  const when = rules.length > 1 ? `AND(${rules.join(', ')})` : rules[0];
  const bounds = (['min', 'max'] as const).flatMap((key) => {
    const bound = context.expression(raw[`${key}ValueExpression`], `${path}.${key}ValueExpression`, scope);
    return bound === undefined ? [] : [[key, bound] as const];
  });
  return {
    ...ruled,
    ...Object.fromEntries(bounds),
    ...(when !== undefined && { constraint: { ...ruled.constraint, when } }),
    ...(raw['isRequired'] === true && { mandatory: true }),
    ...(requiredWhen !== undefined && { requiredWhen }),
  };
}

/** What the question begins with. */
export function beginningOf(
  context: SurveyContext,
  { raw, path, scope }: Element,
  { type, multimode }: Question,
): Partial<Question> {
  const given = raw['defaultValue'];
  const written = textOf(raw['defaultValueExpression']);
  if (written !== undefined) {
    const followed = followedQuestion(context, written, scope);
    if (followed !== undefined) return { relatedField: followed };
    if (/\{/.test(written))
      context.note(`${path}.defaultValueExpression`, `follows other answers (${written.slice(0, 300)})`);
    const initialformula = /\{/.test(written)
      ? undefined
      : context.expression(written, `${path}.defaultValueExpression`, scope);
    if (initialformula !== undefined) return { initialformula };
  }
  if (given === undefined || given === null) return {};
  const isText = typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean';
  if (multimode && Array.isArray(given)) return { defaultvalue: given.map((each) => String(each).trim()) };
  if (isText && (type === 'flatview' || type === 'select'))
    return { defaultvalue: multimode ? [String(given).trim()] : String(given).trim() };
  if (isText) return { defaultvalue: given };
  if (type === 'matrix') return { defaultvalue: given as NonNullable<Question['defaultvalue']> };
  context.note(`${path}.defaultValue`, `a default that has no counterpart: ${sample(given)}`);
  return {};
}

/** The one question that the value is, until it is edited. */
function followedQuestion(context: SurveyContext, written: string, scope: string): string | undefined {
  const found = context.outline.namesIn(scope).find(/^\s*\{([^{}]+)\}\s*$/.exec(written)?.[1]?.trim() ?? '');
  return found && !['rows', 'list'].includes(found.kind) && !/[.(]/.test(found.name) ? found.name : undefined;
}

/** The words at both ends of a scale. */
export function endsOf(context: SurveyContext, { raw, path }: Element): Partial<Question> {
  const [low, high] = (['minRateDescription', 'maxRateDescription'] as const).map((key) =>
    wordsOf(raw[key], `${path}.${key}`, context.main, context.note),
  );
  return { ...(low !== undefined && { minLabel: low }), ...(high !== undefined && { maxLabel: high }) };
}
