import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../vendor/lforms/', import.meta.url));
const extension = (path, value) => ({ url: `http://hl7.org/fhir/StructureDefinition/${path}`, ...value });
const control = (code) =>
  extension('questionnaire-itemControl', {
    valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
  });
const answerOf = (name) => `%resource.item.where(linkId='${name}').answer.value`;
const formulaOf = ({ operation, of }) =>
  operation === 'sum'
    ? `%resource.item.where(linkId in (${of.map((name) => `'${name}'`).join(' | ')})).answer.value.sum()`
    : of.map(answerOf).join(' * ');

const calculated = (compute) => ({
  url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
  valueExpression: { language: 'text/fhirpath', expression: formulaOf(compute) },
});
const types = {
  text: 'string',
  number: 'decimal',
  computed: 'decimal',
  date: 'date',
  checkbox: 'boolean',
  select: 'choice',
  radio: 'choice',
};

function extensionsOf({ type, min, max, compute }) {
  if (compute) return [calculated(compute)];
  if (type === 'number')
    return [extension('minValue', { valueDecimal: min }), extension('maxValue', { valueDecimal: max })];
  if (type === 'select') return [control('drop-down')];
  return type === 'radio' ? [control('radio-button')] : undefined;
}

function initialOf({ type, options }, value) {
  if (value === undefined) return undefined;
  if (type === 'number') return [{ valueDecimal: value }];
  if (type === 'checkbox') return [{ valueBoolean: value }];
  return [{ valueCoding: { code: value, display: options.find((option) => option.value === value).label } }];
}

const enableWhen = ({ question, is }) => [
  { question, operator: '=', ...(typeof is === 'boolean' ? { answerBoolean: is } : { answerCoding: { code: is } }) },
];

const itemOf = (question, value) =>
  JSON.parse(
    JSON.stringify({
      linkId: question.name,
      text: question.label,
      type: types[question.type],
      required: question.required,
      readOnly: question.compute && true,
      enableWhen: question.visibleWhen && enableWhen(question.visibleWhen),
      extension: extensionsOf(question),
      initial: initialOf(question, value),
      answerOption: question.options?.map((option) => ({ valueCoding: { code: option.value, display: option.label } })),
    }),
  );

const version = () =>
  existsSync(folder) ? JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version : undefined;

export const peer = {
  label: 'LHC-Forms',
  get version() {
    return version();
  },
  hiddenSource: 'blank',
  unpacked: 'lforms@40.1.3',
  toForm: ({ title, questions, values }) => ({
    resourceType: 'Questionnaire',
    status: 'active',
    title,
    item: questions.map((question) => itemOf(question, values[question.name])),
  }),
  served: { '/lhc/': `${folder}dist/lforms` },
  styles: ['/lhc/webcomponent/styles.css'],
  // In the order its documents ask for.
  scripts: [
    'webcomponent/assets/lib/zone.min.js',
    'webcomponent/runtime.js',
    'webcomponent/polyfills.js',
    'webcomponent/main.js',
    'fhir/R4/lformsFHIR.min.js',
  ].map((path) => `/lhc/${path}`),
  // One visit with a thousand questions takes minutes: left out.
  leftOut: [1000],
};
