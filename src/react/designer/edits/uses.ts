import { formExpressions } from '../../../engine/definition/form-expressions.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { valuePositions } from '../../../engine/expression/rename-value.ts';
import { changeNames } from '../../../engine/expression/rename.ts';
import { installConditionalOptions } from '../../../engine/options/conditional-options.ts';
import type { OptionPath } from '../options.ts';
import { nameOf, optionAt } from './rename-option.ts';
import { findQuestion, withChildren } from './tree.ts';

/** Something that speaks of a part of the form: where, and what is written there. */
export interface Use {
  readonly path: string;
  readonly text: string;
}

/** Expressions and related fields, outside of what is removed, that mention one of the names. */
function mentions(
  definition: FormDefinition,
  isMeant: (segments: readonly string[]) => boolean,
  gone: ReadonlySet<string> = new Set(),
): readonly Use[] {
  installConditionalOptions();
  const questions = walkQuestions(definition);
  const expressions = formExpressions(definition, questions).filter(({ text, placed, condition, pageIndex }) => {
    const target = placed?.question.id ?? (pageIndex === undefined ? undefined : definition.pages[pageIndex]?.id);
    const isGone =
      (target !== undefined && gone.has(target)) ||
      (condition?.kind === 'gotopage' && (gone.has(condition.from) || gone.has(condition.to)));
    if (isGone) return false;
    let found = false;
    changeNames(text, (segments) => {
      found ||= isMeant(segments);
      return segments;
    });
    return found;
  });
  const related = questions.filter(
    ({ question }) =>
      !gone.has(question.id) && question.relatedField !== undefined && isMeant(question.relatedField.split('.')),
  );
  return [
    ...expressions.map(({ path, text }) => ({ path, text })),
    ...related.map(({ question, path }) => ({ path: `${path}.relatedField`, text: question.relatedField ?? '' })),
  ];
}

/** What speaks of a question or of those on a page, and would be left behind without them. */
export function usesOf(definition: FormDefinition, id: string): readonly Use[] {
  const page = definition.pages.find((candidate) => candidate.id === id);
  const question = findQuestion(definition, id);
  const lost = page ? withChildren(page.questions) : question ? withChildren([question]) : [];
  const names = new Set(lost.map(({ name }) => name));
  return mentions(
    definition,
    (segments) => segments.some((segment) => names.has(segment)),
    new Set([id, ...lost.map((each) => each.id)]),
  );
}

/** What compares an answer with this option, or begins with it. */
export function usesOfOption(definition: FormDefinition, id: string, path: OptionPath): readonly Use[] {
  const question = findQuestion(definition, id);
  const value = optionAt(question?.options, path)?.value;
  if (!question || !value) return [];
  installConditionalOptions();
  const questions = walkQuestions(definition);
  const sought = { means: nameOf(question), value };
  const compared = formExpressions(definition, questions).filter(
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
