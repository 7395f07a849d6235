import { isRecord } from '../../engine/definition/walk-questions.ts';
import { InterchangeError } from '../shared/interchange-error.ts';
import { measure } from '../shared/measure.ts';
import { recordsOf, type Raw } from '../shared/raw.ts';

/** The elements of a page or a panel; `questions` is what old surveys call them. */
export const listOf = (raw: Raw): readonly Raw[] => recordsOf(raw['elements'] ?? raw['questions']);

/** A choice or a row as its value and text; `1|Never` is the short way to say both. */
export function choiceOf(item: unknown): Raw {
  const raw: Raw = isRecord(item) ? item : { value: item };
  const { value } = raw;
  if (typeof value !== 'string') return raw;
  const [, code, text] = /^([^|]*)\|([^]*)$/.exec(value) ?? [];
  return { ...raw, value: (code ?? value).trim(), ...(text !== undefined && raw['text'] === undefined && { text }) };
}

/** The value of a choice or a row. */
export function valueOf(item: unknown): string | undefined {
  const { value } = choiceOf(item);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;
}

/** The values of a list of choices or rows. */
export const listOfValues = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(valueOf).filter((each) => each !== undefined) : [];

/** The survey, looked at before it is walked; throws an `InterchangeError` where it is none. */
export function readSurvey(json: unknown): {
  readonly survey: Raw;
  readonly pages: readonly Raw[];
  readonly pathOf: (index: number) => string;
} {
  if (!isRecord(json)) throw new InterchangeError('notsurvey', '');
  measure(json, ['elements', 'questions', 'templateElements', 'columns'], 'notsurvey');
  const isPaged = json['pages'] !== undefined;
  const pages = isPaged
    ? json['pages']
    : Array.isArray(json['elements'] ?? json['questions'])
      ? [{ elements: json['elements'] ?? json['questions'] }]
      : undefined;
  if (!Array.isArray(pages) || !pages.every(isRecord))
    throw new InterchangeError('notsurvey', isPaged ? 'pages' : '', 'pages or elements are expected');
  for (const [index, page] of pages.entries()) {
    const list = page['elements'] ?? page['questions'];
    if (
      list !== undefined &&
      !(
        Array.isArray(list) &&
        (list.length === 0 || list.some((each) => isRecord(each) && typeof each['type'] === 'string'))
      )
    )
      throw new InterchangeError(
        'notsurvey',
        isPaged ? `pages[${index}].elements` : 'elements',
        'elements with a type are expected',
      );
  }
  return { survey: json, pages, pathOf: (index) => (isPaged ? `pages[${index}]` : '') };
}
