import type { Answer, Question } from '../../engine/definition/types.ts';
import { coverAll } from './bounds.ts';
import { findExtension, standard } from './extensions.ts';
import type { FieldFhir } from './field-fhir.ts';
import { initialWords, readInitial } from './initial.ts';
import { isItemOf, makeItem, pick, readItem } from './item.ts';
import type { FhirAnswer, FhirExtension, FhirItem } from './types.ts';

interface MomentMapping {
  readonly type: 'date' | 'datetime' | 'time';
  readonly itemType: FhirItem['type'];
  /** A bound as an extension; undefined for a formula, which stays our own. */
  writeBound(value: Question['min']): Omit<FhirExtension, 'url'> | undefined;
  readBound(extension: FhirExtension | undefined): string | undefined;
  toAnswers(answer: Answer): readonly FhirAnswer[];
  fromAnswers(answers: readonly FhirAnswer[]): Answer | undefined;
}

/** The mapping of days and times: bounds and default value go by FHIR's own elements. */
export function momentFhir(mapping: MomentMapping): FieldFhir {
  const { type, itemType, writeBound, readBound, toAnswers, fromAnswers } = mapping;
  const bound = (url: string, value: Question['min']): FhirExtension | undefined => {
    const written = writeBound(value);
    return written && { url, ...written };
  };
  return {
    toItem(question, language) {
      const initial = initialWords(question, toAnswers, fromAnswers);
      const { extensions, covered } = coverAll([
        ['min', bound(standard.minValue, question.min)],
        ['max', bound(standard.maxValue, question.max)],
      ]);
      return makeItem(question, language, {
        type: itemType,
        ...initial.words,
        extensions,
        covered: [...covered, ...initial.covered],
      });
    },
    fromItem(item) {
      if (!isItemOf(type, item, item.type === itemType)) return undefined;
      return readItem(item, type, {
        ...pick(readBound(findExtension(item, standard.minValue)), 'min'),
        ...pick(readBound(findExtension(item, standard.maxValue)), 'max'),
        ...readInitial(item, fromAnswers),
      });
    },
    toAnswers,
    fromAnswers,
  };
}
