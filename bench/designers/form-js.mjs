import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../vendor/form-js/', import.meta.url));
const types = {
  text: 'textfield',
  number: 'number',
  computed: 'expression',
  select: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  date: 'datetime',
};
const formulaOf = ({ operation, of }) => (operation === 'sum' ? `=sum([${of.join(', ')}])` : `=${of.join(' * ')}`);
const conditionOf = ({ question, is }) => ({
  hide: `=not(${question} = ${typeof is === 'string' ? `"${is}"` : 'true'})`,
});

const componentOf = ({ name, type, label, required, min, max, options, compute, visibleWhen }) =>
  JSON.parse(
    JSON.stringify({
      id: name,
      key: name,
      type: types[type],
      label,
      validate: (required || min !== undefined) && { required, min, max },
      values: options,
      ...(type === 'date' && { subtype: 'date', dateLabel: label }),
      ...(compute && { expression: formulaOf(compute), computeOn: 'change' }),
      conditional: visibleWhen && conditionOf(visibleWhen),
    }),
  );

/** The form editor of bpmn.io, with its properties beside it: there is where a title is written. */
export const designer = {
  label: 'form-js',
  get version() {
    return existsSync(folder) ? JSON.parse(readFileSync(`${folder}package.json`, 'utf8')).version : undefined;
  },
  unpacked: '@bpmn-io/form-js@1.23.0',
  served: { '/form-js/': `${folder}dist` },
  scripts: ['/form-js/form-editor.umd.js'],
  styles: ['form-js', 'form-js-editor', 'properties-panel'].map((name) => `/form-js/assets/${name}.css`),
  toForm: ({ questions }) => ({
    type: 'default',
    id: 'form',
    schemaVersion: 18,
    components: questions.map(componentOf),
  }),
  async open(root, schema) {
    const container = root.appendChild(document.createElement('div'));
    container.style.blockSize = '100vh';
    await globalThis.FormEditor.createFormEditor({ container, schema });
  },
  question: '.fjs-element:not([data-field-type="default"])',
  title: '.fjs-form-field-label',
  unfold: '[data-group-id="group-general"] .bio-properties-panel-group-header',
  written: '[data-entry-id="label"] .cm-content',
};
