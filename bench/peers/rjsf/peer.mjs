import { versionOf } from '../../measure/packages.mjs';

function propertyOf({ type, label, min, max, options }) {
  if (type === 'number') return { type: 'number', title: label, minimum: min, maximum: max };
  if (type === 'computed') return { type: 'number', title: label, readOnly: true };
  if (type === 'checkbox') return { type: 'boolean', title: label };
  if (type === 'date') return { type: 'string', title: label, format: 'date', formatMinimum: min, formatMaximum: max };
  return {
    type: 'string',
    title: label,
    ...(options && { oneOf: options.map(({ value, label: title }) => ({ const: value, title })) }),
  };
}

/** Conditions become if/then; formulas cannot be expressed in a schema, so the page computes them at each change. */
export function toSchema({ title, questions }) {
  const schema = { type: 'object', title, properties: {}, required: [], allOf: [] };
  for (const question of questions) {
    const { name, required, visibleWhen } = question;
    if (!visibleWhen) {
      schema.properties[name] = propertyOf(question);
      if (required) schema.required.push(name);
      continue;
    }
    schema.allOf.push({
      if: { properties: { [visibleWhen.question]: { const: visibleWhen.is } }, required: [visibleWhen.question] },
      then: { properties: { [name]: propertyOf(question) }, ...(required && { required: [name] }) },
    });
  }
  return schema;
}

export const toUi = ({ questions }) => ({
  'ui:order': questions.map(({ name }) => name),
  'ui:submitButtonOptions': { norender: true },
  ...Object.fromEntries(
    questions.filter(({ type }) => type === 'radio').map(({ name }) => [name, { 'ui:widget': 'radio' }]),
  ),
});

export const formulasOf = ({ questions }) =>
  questions.filter(({ compute }) => compute).map(({ name, compute }) => ({ name, ...compute }));

export const peer = {
  label: 'RJSF',
  version: versionOf('@rjsf/core'),
  hiddenSource: 'value',
  toForm: (neutral) => ({
    schema: toSchema(neutral),
    ui: toUi(neutral),
    formulas: formulasOf(neutral),
    values: neutral.values,
  }),
};
