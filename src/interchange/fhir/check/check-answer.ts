import { isRecord } from '../../../engine/definition/walk-questions.ts';
import { compilePattern } from '../../../fields/texts/pattern.ts';
import type { FhirItem } from '../../../fields/fhir/types.ts';
import { isResourceType } from '../fhirpath/library.ts';
import { compareQuantities } from '../resource/quantities.ts';
import { isOfType, valueOf } from '../resource/answer-rules.ts';
import { codingsOf, containedSet } from '../resource/options.ts';
import { extensionsOf, recordsOf, type Raw } from '../../shared/raw.ts';

/** What an answer breaks, by the codes of the SDC validators. */
export type AnswerCode =
  | 'invalidAnswerType'
  | 'invalidAnswerOption'
  | 'invalidCoding'
  | 'minValue'
  | 'maxValue'
  | 'minLength'
  | 'maxLength'
  | 'regex'
  | 'maxDecimalPlaces'
  | 'invalidNewLine'
  | 'invalidUnit'
  | 'invalidUnitValueSet'
  | 'minValueIncompatUnits'
  | 'maxValueIncompatUnits'
  | 'maxAttachmentSize'
  | 'attachmentSizeInconsistent'
  | 'invalidAttachmentType'
  | 'invalidUrlValue'
  | 'invalidRefValue'
  | 'invalidRefResourceType'
  | 'invalidRefResourceTypeRestriction';

/** The rules that one answer breaks; an answer of the wrong type is looked at no further. */
export function checkAnswer(answer: Raw, item: FhirItem, contained: readonly Raw[]): readonly AnswerCode[] {
  const [key, value] = valueOf(answer) ?? [];
  if (key === undefined) return recordsOf(answer['item']).length > 0 || saysWhy(answer) ? [] : ['invalidAnswerType'];
  const options = recordsOf(item.answerOption);
  if (!isOfType(item.type, key, value, options, extension(item, '-answerExpression') !== undefined))
    return ['invalidAnswerType'];
  return [
    ...checkOffered(item, key, value, options, contained),
    ...checkText(item, value),
    ...checkRange(item, key, value, contained),
    ...checkSize(item, value),
    ...checkAddress(item, key, value),
  ];
}

/** In the place of a value there may be an extension of it, such as why there is none. */
function saysWhy(answer: Raw): boolean {
  return Object.entries(answer).some(
    ([key, element]) => key.startsWith('_value') && isRecord(element) && extensionsOf(element).length > 0,
  );
}

function checkOffered(
  item: FhirItem,
  key: string,
  value: unknown,
  options: readonly Raw[],
  contained: readonly Raw[],
): readonly AnswerCode[] {
  const isFree = key === 'valueString' && (item.type === 'open-choice' || item.type === 'coding');
  if (isFree) return [];
  if (options.length > 0)
    return options.some((option) => isSameValue(option[key], value)) ? [] : ['invalidAnswerOption'];
  const address: unknown = Reflect.get(item, 'answerValueSet');
  const codings = typeof address === 'string' ? codingsOf(containedSet(address, contained)) : [];
  return codings.length === 0 || codings.some((coding) => isSameValue(coding, value)) ? [] : ['invalidCoding'];
}

/** Codings by system and code, references by what they point to. */
function isSameValue(offered: unknown, value: unknown): boolean {
  if (!isRecord(offered) || !isRecord(value)) return offered === value && offered !== undefined;
  if ('reference' in offered) return offered['reference'] === value['reference'];
  const isCode =
    offered['code'] === undefined ? offered['display'] === value['display'] : offered['code'] === value['code'];
  return isCode && (offered['system'] === value['system'] || offered['system'] === undefined);
}

/** Whether the answer is an option that goes with no other. */
export function isExclusive(answer: Raw, item: FhirItem): boolean {
  const [key = '', value] = valueOf(answer) ?? [];
  return recordsOf(item.answerOption).some(
    (option) =>
      isSameValue(option[key], value) &&
      extensionsOf(option).some(
        ({ url, valueBoolean }) => url.endsWith('/questionnaire-optionExclusive') && valueBoolean === true,
      ),
  );
}

const extension = (item: FhirItem, end: string): unknown => {
  const found = extensionsOf(item).find(({ url }) => url.endsWith(end));
  return found && Object.entries(found).find(([key]) => key.startsWith('value'))?.[1];
};

function checkText(item: FhirItem, value: unknown): readonly AnswerCode[] {
  if (typeof value !== 'string') return [];
  const faults: AnswerCode[] = [];
  const [least, most, pattern] = [
    extension(item, '/minLength'),
    Reflect.get(item, 'maxLength') as unknown,
    extension(item, '/regex'),
  ];
  if (typeof least === 'number' && value.length < least) faults.push('minLength');
  if (typeof most === 'number' && value.length > most) faults.push('maxLength');
  if (typeof pattern === 'string' && !matches(pattern, value)) faults.push('regex');
  if (item.type === 'string' && /[\r\n]/.test(value)) faults.push('invalidNewLine');
  return faults;
}

/** A pattern that cannot be used here, or might run away, refuses nothing. */
function matches(pattern: string, value: string): boolean {
  const compiled = compilePattern(pattern);
  return compiled === undefined || compiled(value);
}

function checkRange(item: FhirItem, key: string, value: unknown, contained: readonly Raw[]): readonly AnswerCode[] {
  if (isRecord(value)) return key === 'valueQuantity' ? [...checkQuantity(item, value, contained)] : [];
  const faults: AnswerCode[] = [];
  const [least, most, decimals] = [
    extension(item, '/minValue'),
    extension(item, '/maxValue'),
    extension(item, '/maxDecimalPlaces'),
  ];
  if (isBelow(value, least)) faults.push('minValue');
  if (isBelow(most, value)) faults.push('maxValue');
  if (typeof value === 'number' && typeof decimals === 'number' && decimalsOf(value) > decimals)
    faults.push('maxDecimalPlaces');
  return faults;
}

function isBelow(low: unknown, high: unknown): boolean {
  if (typeof low === 'number' && typeof high === 'number') return low < high;
  return typeof low === 'string' && typeof high === 'string' && low.slice(0, high.length) < high.slice(0, low.length);
}

function decimalsOf(value: number): number {
  const [, digits = '', exponent = '0'] = /^-?\d*\.?(\d*)(?:e(.+))?$/.exec(String(value)) ?? [];
  return Math.max(0, digits.length - Number(exponent));
}

function* checkQuantity(item: FhirItem, value: Raw, contained: readonly Raw[]): Generator<AnswerCode> {
  const decimals = extension(item, '/maxDecimalPlaces');
  if (typeof value['value'] === 'number' && typeof decimals === 'number' && decimalsOf(value['value']) > decimals)
    yield 'maxDecimalPlaces';
  const [least, most] = [
    extension(item, 'minQuantity') ?? extension(item, '/minValue'),
    extension(item, 'maxQuantity') ?? extension(item, '/maxValue'),
  ];
  const below = compareQuantities(value, least);
  const above = compareQuantities(value, most);
  if (below === 'incompatible') yield 'minValueIncompatUnits';
  else if (below !== undefined && below < 0) yield 'minValue';
  if (above === 'incompatible') yield 'maxValueIncompatUnits';
  else if (above !== undefined && above > 0) yield 'maxValue';
  const offered = extensionsOf(item)
    .filter(({ url }) => url.endsWith('/questionnaire-unitOption'))
    .map(({ valueCoding }) => valueCoding);
  if (offered.length > 0 && !offered.some((coding) => isSameValue(coding, value))) yield 'invalidUnit';
  const set = extension(item, '/questionnaire-unitValueSet');
  if (typeof set === 'string' && !isUnitIn(value, set, contained)) yield 'invalidUnitValueSet';
}

/** A unit without a code is in no value set; which codes a set has is known of contained ones alone. */
function isUnitIn(quantity: Raw, address: string, contained: readonly Raw[]): boolean {
  if (typeof quantity['code'] !== 'string') return false;
  const codings = codingsOf(containedSet(address, contained));
  return codings.length === 0 || codings.some((coding) => isSameValue(coding, quantity));
}

function checkSize(item: FhirItem, value: unknown): readonly AnswerCode[] {
  if (item.type !== 'attachment' || !isRecord(value)) return [];
  const faults: AnswerCode[] = [];
  const { data, size, contentType } = value;
  const bytes = typeof data === 'string' ? Math.floor((data.replace(/[\s=]/g, '').length * 3) / 4) : undefined;
  const most = extension(item, '/maxSize');
  if (bytes !== undefined && typeof size === 'number' && size !== bytes) faults.push('attachmentSizeInconsistent');
  if (typeof most === 'number' && (bytes ?? (typeof size === 'number' ? size : 0)) > most)
    faults.push('maxAttachmentSize');
  const types = extensionsOf(item)
    .filter(({ url }) => url.endsWith('/mimeType'))
    .map(({ valueCode }) => valueCode);
  if (types.length > 0 && !types.includes(String(contentType))) faults.push('invalidAttachmentType');
  return faults;
}

/** An address may be relative; a reference is over http, and to a resource of the types that the item names. */
function checkAddress(item: FhirItem, key: string, value: unknown): readonly AnswerCode[] {
  if (key === 'valueUri') return isAddress(value) ? [] : ['invalidUrlValue'];
  const reference: unknown = key === 'valueReference' && isRecord(value) ? value['reference'] : undefined;
  if (typeof reference !== 'string') return [];
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(reference)?.[1]?.toLowerCase();
  if (!isAddress(reference) || (scheme !== undefined && scheme !== 'http' && scheme !== 'https'))
    return ['invalidRefValue'];
  const type = /(?:^|\/)([A-Z][A-Za-z]+)\/[A-Za-z\d.-]{1,64}(?:\/_history\/[A-Za-z\d.-]{1,64})?$/.exec(reference)?.[1];
  if (type === undefined) return [];
  if (!isResourceType(type)) return ['invalidRefResourceType'];
  const allowed = extensionsOf(item)
    .filter(({ url }) => url.endsWith('/questionnaire-referenceResource'))
    .map(({ valueCode }) => valueCode);
  return allowed.length === 0 || allowed.includes(type) ? [] : ['invalidRefResourceTypeRestriction'];
}

function isAddress(value: unknown): boolean {
  if (typeof value !== 'string' || /[\s<>"{}|\\^`]|%(?![\da-f]{2})/i.test(value)) return false;
  return !/^urn:uuid:/i.test(value) || /^urn:uuid:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(value);
}
