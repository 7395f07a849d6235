import type { Language, Question } from '../../engine/definition/types.ts';
import { findExtension, standard } from './extensions.ts';
import { pick } from './item.ts';
import { fromFhirText, toFhirText } from './text.ts';
import type { FhirExtension, FhirItem } from './types.ts';

interface Covered {
  readonly extensions: readonly FhirExtension[];
  readonly covered: readonly (keyof Question)[];
}

/** The numeric settings that FHIR has elements for: bounds, decimals and unit. Bounds given as formulas stay our own. */
export function numberWords(question: Question, language: Language): Covered {
  const words: [keyof Question, FhirExtension | undefined][] = [
    ['min', bound(standard.minValue, question.min)],
    ['max', bound(standard.maxValue, question.max)],
    [
      'floatcount',
      question.floatcount === undefined
        ? undefined
        : { url: standard.maxDecimalPlaces, valueInteger: question.floatcount },
    ],
    ['unit', unitExtension(question.unit, language)],
  ];
  return coverAll(words);
}

export function coverAll(words: readonly [keyof Question, FhirExtension | undefined][]): Covered {
  const written = words.filter((word): word is [keyof Question, FhirExtension] => word[1] !== undefined);
  return { covered: written.map(([key]) => key), extensions: written.map(([, extension]) => extension) };
}

function bound(url: string, value: Question['min']): FhirExtension | undefined {
  return typeof value === 'number' ? { url, valueDecimal: value } : undefined;
}

function unitExtension(unit: Question['unit'], language: Language): FhirExtension | undefined {
  if (unit === undefined) return undefined;
  const { text, element } = toFhirText(unit, language);
  return { url: standard.unit, valueCoding: { display: text, ...(element && { _display: element }) } };
}

export function readNumberWords(item: FhirItem): Partial<Question> {
  const unit = findExtension(item, standard.unit)?.valueCoding;
  return {
    ...pick(readBound(item, standard.minValue), 'min'),
    ...pick(readBound(item, standard.maxValue), 'max'),
    ...pick(findExtension(item, standard.maxDecimalPlaces)?.valueInteger, 'floatcount'),
    ...pick(fromFhirText(unit?.display ?? unit?.code, unit?._display), 'unit'),
  };
}

function readBound(item: FhirItem, url: string): number | undefined {
  const extension = findExtension(item, url);
  return extension?.valueDecimal ?? extension?.valueInteger;
}
