import { folderOf, versionOf } from '../../measure/packages.mjs';

const formulaOf = ({ operation, of }) =>
  `value = ${of.map((name) => `(data.${name} || 0)`).join(operation === 'sum' ? ' + ' : ' * ')}`;

function componentOf({ name, type, label, required, min, max, options, visibleWhen, compute }) {
  const common = {
    key: name,
    label,
    input: true,
    clearOnHide: false,
    validate: { ...(required && { required }), ...(type === 'number' && { min, max }) },
    ...(visibleWhen && {
      conditional: {
        show: true,
        conjunction: 'all',
        conditions: [{ component: visibleWhen.question, operator: 'isEqual', value: visibleWhen.is }],
      },
    }),
  };
  if (type === 'select') return { ...common, type: 'select', dataSrc: 'values', data: { values: options } };
  if (type === 'radio') return { ...common, type: 'radio', values: options };
  if (type === 'checkbox') return { ...common, type: 'checkbox' };
  if (type === 'computed')
    return { ...common, type: 'number', disabled: true, calculateServer: true, calculateValue: formulaOf(compute) };
  if (type === 'date')
    return {
      ...common,
      type: 'datetime',
      enableTime: false,
      format: 'yyyy-MM-dd',
      datePicker: { minDate: min, maxDate: max },
    };
  return { ...common, type: type === 'number' ? 'number' : 'textfield' };
}

export const toFormio = ({ title, questions }) => ({ display: 'form', title, components: questions.map(componentOf) });

export const peer = {
  label: 'Form.io',
  version: versionOf('@formio/js'),
  hiddenSource: 'value',
  toForm: (neutral) => ({ form: toFormio(neutral), values: neutral.values }),
  // What it fetches from a CDN while running is served from here.
  served: {
    '/cdn/moment-timezone/': folderOf('moment-timezone'),
    '/cdn/flatpickr-formio/': folderOf('flatpickr', 'dist'),
    '/cdn/shortcut-buttons-flatpickr/': folderOf('shortcut-buttons-flatpickr', 'dist'),
  },
};
