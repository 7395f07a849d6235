import { coding, hl7, type Item } from './questionnaires.ts';

/** A Questionnaire of one feature or of several together, a response to it that is right, and the places of what is left. */
export interface SdcForm {
  readonly name: string;
  readonly questionnaire: Item;
  readonly response: Item;
  readonly left: readonly string[];
}

export const sct = 'http://snomed.info/sct';
export const ucum = 'http://unitsofmeasure.org';
export const extension = (...extensions: readonly Item[]): Item => ({ extension: extensions });
export const at = (url: string, more: Item): Item => ({ url, ...more });
export const translated = (fa: string, de: string): Item =>
  extension(
    ...[
      ['fa', fa],
      ['de', de],
    ].map(([lang, content]) => ({
      url: `${hl7}translation`,
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    })),
  );
export const scored = (code: string, score: number): Item => ({
  extension: [{ url: `${hl7}ordinalValue`, valueDecimal: score }],
  ...coding(code),
});
export const kilograms = { value: 62.5, unit: 'kg', system: ucum, code: 'kg' };
export const unit = (code: string): Item =>
  at(`${hl7}questionnaire-unit`, { valueCoding: { system: ucum, code, display: code } });
export const hidden = at(`${hl7}questionnaire-hidden`, { valueBoolean: true });
export const category = (code: string): Item =>
  at(`${hl7}questionnaire-displayCategory`, {
    valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-display-category', code }] },
  });
