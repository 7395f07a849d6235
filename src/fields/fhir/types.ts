/** The parts of FHIR R4 that a question and its answer need. */
export interface FhirElement {
  readonly extension?: readonly FhirExtension[];
}

export interface FhirCoding extends FhirElement {
  readonly system?: string;
  readonly code?: string;
  readonly display?: string;
  readonly _display?: FhirElement;
}

export interface FhirExtension extends FhirElement {
  readonly url: string;
  readonly valueBoolean?: boolean;
  readonly valueInteger?: number;
  readonly valueDecimal?: number;
  readonly valueString?: string;
  readonly _valueString?: FhirElement;
  readonly valueCode?: string;
  readonly valueDate?: string;
  readonly valueTime?: string;
  readonly valueDateTime?: string;
  readonly valueCoding?: FhirCoding;
  readonly valueCodeableConcept?: { readonly coding?: readonly FhirCoding[] };
}

export type FhirItemType =
  | 'group'
  | 'display'
  | 'boolean'
  | 'decimal'
  | 'integer'
  | 'date'
  | 'time'
  | 'dateTime'
  | 'string'
  | 'text'
  | 'url'
  | 'choice'
  | 'open-choice';

export interface FhirAnswerOption extends FhirElement {
  readonly valueCoding?: FhirCoding;
  readonly valueString?: string;
  readonly _valueString?: FhirElement;
  readonly valueInteger?: number;
}

/** An item of a Questionnaire. `type` may be one that no field has, such as `attachment`. */
export interface FhirItem extends FhirElement {
  readonly linkId: string;
  readonly type: FhirItemType | (string & {});
  readonly code?: readonly FhirCoding[];
  readonly text?: string;
  readonly _text?: FhirElement;
  readonly required?: boolean;
  readonly repeats?: boolean;
  readonly readOnly?: boolean;
  readonly answerOption?: readonly FhirAnswerOption[];
  readonly initial?: readonly FhirAnswer[];
  readonly item?: readonly FhirItem[];
}

/** One answer; without a value, a row of a repeating group. */
export interface FhirAnswer {
  readonly valueBoolean?: boolean;
  readonly valueDecimal?: number;
  readonly valueInteger?: number;
  readonly valueDate?: string;
  readonly valueTime?: string;
  readonly valueDateTime?: string;
  readonly valueString?: string;
  readonly valueUri?: string;
  readonly valueCoding?: FhirCoding;
  readonly valueAttachment?: {
    readonly contentType?: string;
    readonly url?: string;
    readonly size?: number;
    readonly title?: string;
  };
  readonly item?: readonly FhirResponseItem[];
}

export interface FhirResponseItem {
  readonly linkId: string;
  readonly answer?: readonly FhirAnswer[];
}
