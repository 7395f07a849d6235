import { isRecord } from '../../engine/definition/walk-questions.ts';
import { InterchangeError } from '../fhir/interchange-error.ts';
import { measure } from '../fhir/measure.ts';
import { recordsOf, type Raw } from '../fhir/raw.ts';

/** The elements of a page or a panel; `questions` is what old surveys call them. */
export const listOf = (raw: Raw): readonly Raw[] => recordsOf(raw['elements'] ?? raw['questions']);

/** The value of a choice or a row, written as itself or with its text. */
export function valueOf(item: unknown): string | undefined {
  const value = isRecord(item) ? item['value'] : item;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** The values of a list of choices or rows. */
export const listOfValues = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(valueOf).filter((each) => each !== undefined) : []);

/** The survey, looked at before it is walked; throws an `InterchangeError` where it is none. */
export function readSurvey(json: unknown): { readonly survey: Raw; readonly pages: readonly Raw[]; readonly pathOf: (index: number) => string } {
  if (!isRecord(json)) throw new InterchangeError('notsurvey', '');
  measure(json, ['elements', 'questions', 'templateElements', 'columns'], 'notsurvey');
  const isPaged = json['pages'] !== undefined;
  const pages = isPaged ? json['pages'] : Array.isArray(json['elements'] ?? json['questions']) ? [{ elements: json['elements'] ?? json['questions'] }] : undefined;
  if (!Array.isArray(pages) || !pages.every(isRecord)) throw new InterchangeError('notsurvey', isPaged ? 'pages' : '', 'pages or elements are expected');
  for (const [index, page] of pages.entries()) {
    const list = page['elements'] ?? page['questions'];
    if (list !== undefined && !(Array.isArray(list) && list.every((each) => isRecord(each) && typeof each['type'] === 'string'))) throw new InterchangeError('notsurvey', isPaged ? `pages[${index}].elements` : 'elements', 'elements with a type are expected');
  }
  return { survey: json, pages, pathOf: (index) => (isPaged ? `pages[${index}]` : '') };
}
