import type { Answer, Language, Question } from '../../engine/definition/types.ts';
import type { FhirAnswer, FhirItem, FhirResponseItem } from './types.ts';

/** How a container reaches the mappings of the questions in it. */
export interface NestedFhir {
  toItem(question: Question, language: Language): FhirItem;
  fromItem(item: FhirItem): Question | undefined;
  toResponseItem(answer: Answer, question: Question): FhirResponseItem;
  fromResponseItem(item: FhirResponseItem, question: Question): Answer | undefined;
}

/**
 * The mapping of a field type to FHIR R4. There and back is the identity.
 *
 * What FHIR has no element for travels in extensions of our own; see `item.ts`.
 */
export interface FieldFhir {
  /** The question as an item of a Questionnaire, with its texts in `language` first. */
  toItem(question: Question, language: Language, nested: NestedFhir): FhirItem;
  /** The question that the item is, or undefined when it is another type's. */
  fromItem(item: FhirItem, nested: NestedFhir): Partial<Question> | undefined;
  /** The answer as a QuestionnaireResponse holds it; for a repeating container one for each row. */
  toAnswers(answer: Answer, question: Question, nested: NestedFhir): readonly FhirAnswer[];
  /** Undefined when the answers are blank, or of a type that the question does not take. */
  fromAnswers(answers: readonly FhirAnswer[], question: Question, nested: NestedFhir): Answer | undefined;
}
