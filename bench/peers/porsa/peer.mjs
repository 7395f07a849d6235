import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const types = {
  text: 'text',
  number: 'number',
  computed: 'calculated',
  select: 'select',
  radio: 'flatview',
  checkbox: 'checkbox',
  date: 'date',
};
const formulaOf = ({ operation, of }) => (operation === 'sum' ? `SUM(${of.join(', ')})` : of.join(' * '));
const conditionOf = ({ question, is }) => `${question} = ${typeof is === 'string' ? `"${is}"` : 'TRUE'}`;

const questionOf = ({ name, type, label, required, min, max, options, compute }) =>
  JSON.parse(
    JSON.stringify({
      id: name,
      name,
      type: types[type],
      title: label,
      mandatory: required,
      min,
      max,
      options: options?.map(({ value, label: text }) => ({ value, text })),
      formula: compute && formulaOf(compute),
    }),
  );

export const toDefinition = ({ title, questions }) => ({
  schema: 1,
  title,
  language: 'en',
  pages: [{ id: 'page', text: title, pageType: 'form', questions: questions.map(questionOf) }],
  conditions: questions
    .filter(({ visibleWhen }) => visibleWhen)
    .map(({ name, visibleWhen }) => ({
      id: `when-${name}`,
      kind: 'visibility',
      target: name,
      when: conditionOf(visibleWhen),
    })),
});

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));

/** As a clinic's page has it: the loader's script tag, and the element. */
export const peer = {
  label: 'Porsa',
  version,
  hiddenSource: 'blank',
  host: 'porsa-form',
  toForm: (neutral) => ({ definition: toDefinition(neutral), values: neutral.values }),
  served: { '/embed/': fileURLToPath(new URL('../../../dist/embed/', import.meta.url)) },
  scripts: ['/embed/porsa.js'],
};
