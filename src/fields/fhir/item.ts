import type { Language, Question, QuestionType } from '../../engine/definition/types.ts';
import { findExtension, fromOwnExtensions, own, standard, toOwnExtension } from './extensions.ts';
import { fromFhirText, toFhirText } from './text.ts';
import type { FhirCoding, FhirExtension, FhirItem } from './types.ts';

/** What a field type writes into its item with FHIR's own elements. */
export interface ItemWords extends Partial<Omit<FhirItem, 'extension' | 'type'>> {
  readonly type: FhirItem['type'];
  readonly control?: string;
  readonly extensions?: readonly FhirExtension[];
  /** Keys of the question that these elements already cover; the others become extensions of our own. */
  readonly covered?: readonly (keyof Question)[];
  /** Written where FHIR's elements alone would read as another type. */
  readonly named?: boolean;
}

export function makeItem(question: Question, language: Language, words: ItemWords): FhirItem {
  const { control, extensions = [], covered = [], named, ...item } = words;
  const { text, element } = toFhirText(question.title, language);
  const extension = [
    ...(control ? [controlExtension(control)] : []),
    ...extensions,
    ...(named ? [{ url: `${own}type`, valueString: question.type }] : []),
    ...uncovered(question, new Set([...always, ...covered]), language),
  ];
  return {
    linkId: question.id,
    ...codeWords(question),
    text,
    ...(element && { _text: element }),
    ...pick(question.mandatory, 'required'),
    ...item,
    ...(extension.length > 0 && { extension }),
  };
}

/** The LOINC code of a form or a question. It is read from the extension of our own: others write codes of many systems. */
export function codeWords({ loinc: code }: { readonly loinc?: string }): { readonly code?: readonly FhirCoding[] } {
  return code === undefined ? {} : { code: [{ system: loinc, code }] };
}

/** The address of LOINC as a code system. */
export const loinc = 'http://loinc.org';

const always = ['id', 'type', 'title', 'mandatory'] as const;

function uncovered(question: Question, covered: ReadonlySet<string>, language: Language): readonly FhirExtension[] {
  return Object.entries(question)
    .filter(([key, value]) => value !== undefined && !covered.has(key))
    .map(([key, value]) => toOwnExtension(key, value, language));
}

function controlExtension(code: string): FhirExtension {
  const coding = [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }];
  return { url: standard.itemControl, valueCodeableConcept: { coding } };
}

/** What every item holds of its question: id, title, whether it is mandatory, `words` of its type, and all that is our own. */
export function readItem(item: FhirItem, type: QuestionType, words: Partial<Question> = {}): Partial<Question> {
  return {
    id: item.linkId,
    title: fromFhirText(item.text, item._text) ?? '',
    ...pick(item.required, 'mandatory'),
    ...words,
    ...fromOwnExtensions(item),
    type,
  };
}

/** Whether the item is of this type: by its own extension, else by its other elements. */
export function isItemOf(type: QuestionType, item: FhirItem, byWords: boolean): boolean {
  const named = findExtension(item, `${own}type`)?.valueString;
  return named === undefined ? byWords : named === type;
}

export function controlOf(item: FhirItem): string | undefined {
  return findExtension(item, standard.itemControl)?.valueCodeableConcept?.coding?.[0]?.code;
}

/** An object with the value under the key, or an empty one when there is no value. */
export function pick<T, K extends string>(value: T | undefined, key: K): { [key in K]?: T } {
  return (value === undefined ? {} : { [key]: value }) as { [key in K]?: T };
}
