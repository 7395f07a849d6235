import type { FormDefinition } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { luminance } from '../../ui/style/contrast.ts';

/** Colors with a part that shows through: how well text is read on them cannot be known, and so they are not painted. On any other, text is black or white, whichever is read better: at 4.5 to 1 at least. */
export const transparentColors = (
  definition: FormDefinition,
): readonly { readonly path: string; readonly color: string }[] =>
  walkQuestions(definition).flatMap(({ question: { bgColor }, path }) =>
    bgColor && luminance(bgColor) === undefined ? [{ path: `${path}.bgColor`, color: bgColor }] : [],
  );
