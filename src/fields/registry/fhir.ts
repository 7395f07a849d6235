import type { Language, Question, QuestionType } from '../../engine/definition/types.ts';
import { calculatedFhir } from '../calculated/fhir.ts';
import { cascadeviewFhir } from '../cascadeview/fhir.ts';
import { checkboxFhir } from '../checkbox/fhir.ts';
import { containerFhir } from '../container/fhir.ts';
import { dateFhir } from '../date/fhir.ts';
import { datetimeFhir } from '../datetime/fhir.ts';
import type { FieldFhir, NestedFhir } from '../fhir/field-fhir.ts';
import { fileFhir } from '../file/fhir.ts';
import { flatviewFhir } from '../flatview/fhir.ts';
import { labelFhir } from '../label/fhir.ts';
import { linkFhir } from '../link/fhir.ts';
import { matrixFhir } from '../matrix/fhir.ts';
import { noteFhir } from '../note/fhir.ts';
import { numberFhir } from '../number/fhir.ts';
import { numericrangeFhir } from '../numericrange/fhir.ts';
import { ratingFhir } from '../rating/fhir.ts';
import { selectFhir } from '../select/fhir.ts';
import type { FhirItem } from '../fhir/types.ts';
import { signatureFhir } from '../signature/fhir.ts';
import { textFhir } from '../text/fhir.ts';
import { timeFhir } from '../time/fhir.ts';

/** Every field type's mapping to FHIR R4. */
export const fieldFhirs: Readonly<Record<QuestionType, FieldFhir>> = {
  text: textFhir,
  number: numberFhir,
  select: selectFhir,
  date: dateFhir,
  note: noteFhir,
  link: linkFhir,
  label: labelFhir,
  container: containerFhir,
  flatview: flatviewFhir,
  cascadeview: cascadeviewFhir,
  numericrange: numericrangeFhir,
  calculated: calculatedFhir,
  checkbox: checkboxFhir,
  time: timeFhir,
  datetime: datetimeFhir,
  rating: ratingFhir,
  matrix: matrixFhir,
  file: fileFhir,
  signature: signatureFhir,
};

/** A question, with all in it, as an item of a Questionnaire. */
export function questionToItem(question: Question, language: Language): FhirItem {
  return fieldFhirs[question.type].toItem(question, language, nestedFhir);
}

/**
 * The question that an item of a Questionnaire is, or undefined when no field can take its answers.
 *
 * An item of another system has no name yet; it gets one from its linkId.
 */
export function itemToQuestion(item: FhirItem): Question | undefined {
  for (const fhir of Object.values(fieldFhirs)) {
    const found = fhir.fromItem(item, nestedFhir);
    if (found) return { type: 'text', title: '', ...found, id: item.linkId, name: found.name ?? nameFrom(item.linkId) };
  }
  return undefined;
}

function nameFrom(linkId: string): string {
  const letters = linkId.replace(/[^\p{L}\p{N}_]+/gu, '_').replace(/^_+|_+$/g, '');
  return /^\p{L}/u.test(letters) ? letters : `q_${letters}`;
}

/** The mappings as a container reaches them. */
export const nestedFhir: NestedFhir = {
  toItem: questionToItem,
  fromItem: itemToQuestion,
  toResponseItem: (answer, question) => ({
    linkId: question.id,
    answer: fieldFhirs[question.type].toAnswers(answer, question, nestedFhir),
  }),
  fromResponseItem: ({ answer = [] }, question) => fieldFhirs[question.type].fromAnswers(answer, question, nestedFhir),
};
