import { textOf, type Raw } from '../shared/raw.ts';
import { isComputed } from './question-settings.ts';
import { listOf } from './raw-survey.ts';

const isResult = (raw: Raw): boolean => raw['type'] === 'expression' || isComputed(raw) || listOf(raw).some(isResult);

/** What is out of sight for good and is a result, or holds one: SurveyJS computes and saves it all the same. */
export const isHiddenResult = (raw: Raw): boolean =>
  raw['visible'] === false && textOf(raw['visibleIf']) === undefined && isResult(raw);

/** The page or panel with what stands in it out of sight where it is so itself. */
export function withHiddenParts(raw: Raw): Raw {
  const parts = listOf(raw);
  if (parts.length === 0) return raw;
  const hide = (part: Raw): Raw => (isHiddenResult(raw) ? { ...part, visible: false, visibleIf: undefined } : part);
  return {
    ...raw,
    [raw['elements'] === undefined ? 'questions' : 'elements']: parts.map((part) => withHiddenParts(hide(part))),
  };
}
