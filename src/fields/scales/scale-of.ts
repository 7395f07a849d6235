import type { Question } from '../../engine/definition/types.ts';

/** As many columns as can be told apart at a glance. */
const mostColumns = 7;

/** Equal for questions that are answered on one scale; undefined for one that has a look of its own. */
export function scaleOf(question: Question): string | undefined {
  const { options = [], optionsFrom, multimode, allowother, displaysize = 12, fontsize, bgColor } = question;
  const isPlain = !multimode && !allowother && displaysize >= 12 && !fontsize && !bgColor;
  const isScale =
    options.length > 1 &&
    options.length <= mostColumns &&
    !optionsFrom &&
    !options.some((option) => option.visibleWhen);
  return isPlain && isScale ? JSON.stringify(options.map(({ value, text }) => [value, text])) : undefined;
}
