import type { Option, Question } from '../../../engine/definition/types.ts';

/** Options that fit in a list; those that open others have their tree in the settings. */
export function flatOptions({ options, type }: Question): readonly Option[] | undefined {
  return type === 'cascadeview' || options?.some((option) => option.children) ? undefined : options;
}

/** Whether the list in which the options are written stands for the field itself: the rows of a table are seen beside it. */
export const isWrittenAsList = (question: Question): boolean =>
  flatOptions(question) !== undefined && question.rows === undefined;
