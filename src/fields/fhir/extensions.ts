import { languages } from '../../engine/languages/known.ts';
import type { Language, Localized, Question } from '../../engine/definition/types.ts';
import { fromFhirText, toFhirText } from './text.ts';
import type { FhirElement, FhirExtension } from './types.ts';

/** What FHIR has no word for is an extension under this address, named as the question's key. */
export const own = 'https://porsa.dev/fhir/';
/** After the key of a value that has parts, which is written as JSON. */
const json = '-json';

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';

/** Addresses of the standard extensions that fields use. */
export const standard = {
  itemControl: `${hl7}questionnaire-itemControl`,
  unit: `${hl7}questionnaire-unit`,
  minValue: `${hl7}minValue`,
  maxValue: `${hl7}maxValue`,
  maxDecimalPlaces: `${hl7}maxDecimalPlaces`,
  maxOccurs: `${hl7}questionnaire-maxOccurs`,
  ordinalValue: `${hl7}ordinalValue`,
  sliderStep: `${hl7}questionnaire-sliderStepValue`,
  regex: `${hl7}regex`,
} as const;

export function findExtension(element: FhirElement | undefined, url: string): FhirExtension | undefined {
  return element?.extension?.find((extension) => extension.url === url);
}

/** The key and its value as an extension of our own. */
export function toOwnExtension(key: string, value: unknown, language: Language): FhirExtension {
  const url = own + key;
  if (typeof value === 'boolean') return { url, valueBoolean: value };
  if (typeof value === 'string') return { url, valueString: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { url, valueInteger: value } : { url, valueDecimal: value };
  if (!isLocalized(value)) return { url: url + json, valueString: JSON.stringify(value) };
  const { text, element } = toFhirText(value, language);
  return { url, valueString: text, _valueString: element };
}

/** The keys and values of all extensions of our own on an item. */
export function fromOwnExtensions({ extension = [] }: FhirElement): Partial<Question> {
  const ours = extension.filter(({ url }) => url.startsWith(own));
  return Object.fromEntries(ours.map(readOwn).filter(([, value]) => value !== undefined));
}

function readOwn(extension: FhirExtension): [string, unknown] {
  const key = extension.url.slice(own.length);
  if (key.endsWith(json)) return [key.slice(0, -json.length), parseJson(extension.valueString)];
  return [
    key,
    extension.valueBoolean ??
      extension.valueInteger ??
      extension.valueDecimal ??
      fromFhirText(extension.valueString, extension._valueString),
  ];
}

function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isLocalized(value: unknown): value is Exclude<Localized, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.entries(value);
  return (
    texts.length > 0 && texts.every(([key, text]) => languages.includes(key as Language) && typeof text === 'string')
  );
}
