import { findExtension, standard } from '../../../fields/fhir/extensions.ts';
import type { FhirAnswer, FhirCoding, FhirElement, FhirItem } from '../../../fields/fhir/types.ts';
import type { Raw } from '../../shared/raw.ts';
import { answeredItems, type AnsweredItem } from './extract-items.ts';

const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';
const extract = `${sdc}observationExtract`;
const categories = [
  `${sdc}observation-extract-category`,
  'http://hl7.org/fhir/uv/sdc/StructureDefinition/observation-extract-category',
];

/**
 * The Observations of a response: one for each answer to an item that has a code and is to be extracted.
 *
 * Whether it is says the item, or the nearest one around it, or the Questionnaire; where none says, `byDefault`.
 */
export function extractObservations(questionnaire: Raw, response: Raw, byDefault = false): readonly Raw[] {
  const about = {
    ...pick(response, 'subject', 'encounter'),
    ...(typeof response['authored'] === 'string' && {
      effectiveDateTime: response['authored'],
      issued: response['authored'],
    }),
    ...(response['author'] !== undefined && { performer: [response['author']] }),
    ...(typeof response['id'] === 'string' && {
      derivedFrom: [{ reference: `QuestionnaireResponse/${response['id']}` }],
    }),
  };
  const around: Around = {
    isExtracted: said(questionnaire as unknown as FhirElement) ?? byDefault,
    category: categoryOf(questionnaire as unknown as FhirElement),
  };
  return answeredItems(questionnaire, response).flatMap((answered) => observationsIn(answered, around, about));
}

interface Around {
  readonly isExtracted: boolean;
  readonly category: readonly unknown[];
}

function observationsIn({ item, answers, inner }: AnsweredItem, around: Around, about: object): readonly Raw[] {
  const own = categoryOf(item);
  const here = {
    isExtracted: said(item) ?? around.isExtracted,
    category: own.length > 0 ? own : around.category,
  };
  const { code = [] } = item;
  const observations =
    here.isExtracted && code.length > 0
      ? answers.flatMap((answer) => {
          const value = valueOf(answer, item);
          return value === undefined ? [] : [observation(item, here, { ...about, ...value })];
        })
      : [];
  return [...observations, ...inner.flatMap((each) => observationsIn(each, here, about))];
}

function observation({ code, text }: FhirItem, { category }: Around, more: object): Raw {
  return {
    resourceType: 'Observation',
    status: 'final',
    ...(category.length > 0 && { category }),
    code: { coding: code, ...(text !== undefined && { text }) },
    ...more,
  };
}

function said(element: FhirElement): boolean | undefined {
  return findExtension(element, extract)?.valueBoolean;
}

function categoryOf(element: FhirElement): readonly unknown[] {
  return (element.extension ?? [])
    .filter(({ url }) => categories.includes(url))
    .flatMap(({ valueCodeableConcept }) => valueCodeableConcept ?? []);
}

/** The answer as an Observation has values: a number is a quantity in the item's unit, a day a dateTime. */
function valueOf(answer: FhirAnswer, item: FhirItem): Raw | undefined {
  const [[key, value] = ['', undefined]] = Object.entries(answer).filter(([name]) => name.startsWith('value'));
  const unit = findExtension(item, standard.unit)?.valueCoding;
  switch (key) {
    case 'valueDecimal':
    case 'valueInteger':
      if (key === 'valueInteger' && unit === undefined) return { valueInteger: value };
      return { valueQuantity: { value, ...(unit && unitWords(unit)) } };
    case 'valueCoding': {
      const { extension: _score, ...coding } = value as Raw;
      return { valueCodeableConcept: { coding: [coding] } };
    }
    case 'valueDate':
      return { valueDateTime: value };
    case 'valueUri':
      return { valueString: value };
    case 'valueBoolean':
    case 'valueString':
    case 'valueTime':
    case 'valueDateTime':
    case 'valueQuantity':
      return { [key]: value };
    default:
      return undefined;
  }
}

function unitWords({ system, code, display }: FhirCoding): Raw {
  const unit = display ?? code;
  return {
    ...(unit !== undefined && { unit }),
    ...(system !== undefined && { system }),
    ...(code !== undefined && { code }),
  };
}

function pick(from: Raw, ...keys: readonly string[]): Raw {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}
