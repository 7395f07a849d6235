import { formExpressions } from '../../../engine/dependencies/form-expressions.ts';
import type { FormExpression } from '../../../engine/dependencies/form-expression.ts';
import { reportExpressions } from '../../../engine/report/report-expressions.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { valuePositions } from '../../../engine/syntax/rename-value.ts';
import { changeNames } from '../../../engine/syntax/rename.ts';
import { conditionalOptions } from '../../../engine/options/conditional-options.ts';
import { blockUses } from './change-report.ts';
import type { OptionPath } from '../definition/options.ts';
import { nameOf, optionAt } from './rename-option.ts';
import { findQuestion, topmost, withChildren } from '../definition/tree.ts';

/** Something that speaks of a part of the form: where, and what is written there. */
export interface Use {
  readonly path: string;
  readonly text: string;
}

/** Every expression, of options and of the report included. */
const expressionsOf = (definition: FormDefinition): readonly FormExpression[] => [
  ...formExpressions(definition, walkQuestions(definition), conditionalOptions),
  ...reportExpressions(definition),
];

/** Expressions, related fields and texts of the report, outside of what is removed, that mention one of the names. */
function mentions(
  definition: FormDefinition,
  isMeant: (segments: readonly string[]) => boolean,
  removed: ReadonlySet<string> = new Set(),
): readonly Use[] {
  const questions = walkQuestions(definition);
  const expressions = expressionsOf(definition).filter(({ text, placed, condition, pageIndex }) => {
    const target = placed?.question.id ?? (pageIndex === undefined ? undefined : definition.pages[pageIndex]?.id);
    const isRemoved =
      (target !== undefined && removed.has(target)) ||
      (condition?.kind === 'gotopage' && (removed.has(condition.from) || removed.has(condition.to)));
    if (isRemoved) return false;
    let found = false;
    changeNames(text, (segments) => {
      found ||= isMeant(segments);
      return segments;
    });
    return found;
  });
  const related = questions.filter(
    ({ question }) =>
      !removed.has(question.id) && question.relatedField !== undefined && isMeant(question.relatedField.split('.')),
  );
  return [
    ...expressions.map(({ path, text }) => ({ path, text })),
    ...related.map(({ question, path }) => ({ path: `${path}.relatedField`, text: question.relatedField ?? '' })),
    ...blockUses(definition, isMeant),
  ];
}

/** What speaks of questions or of those on a page, and would be left behind without them. */
export function usesOf(definition: FormDefinition, ...ids: readonly string[]): readonly Use[] {
  const pages = definition.pages.filter(({ id }) => ids.includes(id));
  const lost = withChildren([...pages.flatMap(({ questions }) => questions), ...topmost(definition, ids)]);
  const names = new Set(lost.map(({ name }) => name));
  return mentions(
    definition,
    (segments) => segments.some((segment) => names.has(segment)),
    new Set([...ids, ...lost.map(({ id }) => id)]),
  );
}

/** What speaks of questions by these names, whether the form has them or not. */
export function usesOfNames(definition: FormDefinition, names: Iterable<string>): readonly Use[] {
  const meant = new Set(names);
  return mentions(definition, (segments) => segments.some((segment) => meant.has(segment)));
}

/** What compares an answer with this option, or begins with it. */
export function usesOfOption(definition: FormDefinition, id: string, path: OptionPath): readonly Use[] {
  const question = findQuestion(definition, id);
  const value = optionAt(question?.options, path)?.value;
  if (!question || !value) return [];
  const questions = walkQuestions(definition);
  const sought = { means: nameOf(question), value };
  const compared = expressionsOf(definition).filter(
    ({ text, kind, placed }) =>
      valuePositions(text, { ...sought, isOwn: kind === 'formula' && placed?.question.id === id }).length > 0,
  );
  const { defaultvalue } = question;
  const isDefault = defaultvalue === value || (Array.isArray(defaultvalue) && defaultvalue.includes(value as never));
  const own = questions.find((placed) => placed.question.id === id);
  return [
    ...compared.map(({ path: where, text }) => ({ path: where, text })),
    ...(isDefault && own ? [{ path: `${own.path}.defaultvalue`, text: value }] : []),
  ];
}

/** What speaks of this row of a matrix. */
export function usesOfRow(definition: FormDefinition, id: string, index: number): readonly Use[] {
  const question = findQuestion(definition, id);
  const row = question?.rows?.[index]?.name;
  return question && row
    ? mentions(definition, (segments) =>
        segments.some((segment, at) => segment === row && segments[at - 1] === question.name),
      )
    : [];
}
