import { standard } from '../../../fields/fhir/extensions.ts';

const hl7 = 'http://hl7.org/fhir/StructureDefinition/';
const sdc = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-';

/** Addresses of the standard extensions that a form understands beside those of fields. */
export const known = {
  variable: `${hl7}variable`,
  hidden: `${hl7}questionnaire-hidden`,
  displayCategory: `${hl7}questionnaire-displayCategory`,
  unitOption: `${hl7}questionnaire-unitOption`,
  minLength: `${hl7}minLength`,
  entryFormat: `${hl7}entryFormat`,
  minOccurs: `${hl7}questionnaire-minOccurs`,
  optionPrefix: `${hl7}questionnaire-optionPrefix`,
  choiceOrientation: `${hl7}questionnaire-choiceOrientation`,
  itemWeight: `${hl7}itemWeight`,
  constraint: `${hl7}questionnaire-constraint`,
  targetConstraint: `${hl7}targetConstraint`,
  optionExclusive: `${hl7}questionnaire-optionExclusive`,
  computedValue: `${hl7}cqf-expression`,
  computedValueOfOld: `${hl7}cqf-calculatedValue`,
  shortText: `${sdc}shortText`,
  minQuantity: `${sdc}minQuantity`,
  maxQuantity: `${sdc}maxQuantity`,
  answerExpression: `${sdc}answerExpression`,
  toggle: `${sdc}answerOptionsToggleExpression`,
  calculatedExpression: `${sdc}calculatedExpression`,
  initialExpression: `${sdc}initialExpression`,
  launchContext: `${sdc}launchContext`,
  populationContext: `${sdc}itemPopulationContext`,
  enableWhenExpression: `${sdc}enableWhenExpression`,
  enableWhenExpressionOfR5: 'http://hl7.org/fhir/StructureDefinition/questionnaire-enableWhenExpression',
} as const;

export const translation = `${hl7}translation`;

/** Understood where they stand on an item. */
export const understood: ReadonlySet<string> = new Set<string>([
  ...Object.values(known),
  ...Object.values(standard),
  translation,
]);
