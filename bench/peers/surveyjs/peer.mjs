import { versionOf } from '../../measure/packages.mjs';

const expressionOf = ({ question, is }) => `{${question}} = ${typeof is === 'string' ? `'${is}'` : is}`;
const formulaOf = ({ operation, of }) =>
  operation === 'sum' ? `sum(${of.map((name) => `{${name}}`).join(', ')})` : of.map((name) => `{${name}}`).join(' * ');

function elementOf({ name, type, label, required, min, max, options, visibleWhen, compute }) {
  const common = {
    name,
    title: label,
    ...(required && { isRequired: true }),
    ...(visibleWhen && { visibleIf: expressionOf(visibleWhen) }),
    ...(min !== undefined && { min, max }),
  };
  const choices = options?.map(({ value, label: text }) => ({ value, text }));
  if (type === 'select') return { ...common, type: 'dropdown', choices };
  if (type === 'radio') return { ...common, type: 'radiogroup', choices };
  if (type === 'checkbox') return { ...common, type: 'boolean', renderAs: 'checkbox' };
  if (type === 'computed') return { ...common, type: 'expression', expression: formulaOf(compute) };
  return { ...common, type: 'text', ...(type !== 'text' && { inputType: type }) };
}

export const toSurvey = ({ title, questions }) => ({
  title,
  showQuestionNumbers: 'off',
  textUpdateMode: 'onTyping',
  checkErrorsMode: 'onComplete',
  elements: questions.map(elementOf),
});

export const peer = {
  label: 'SurveyJS',
  version: versionOf('survey-core'),
  hiddenSource: 'value',
  toForm: (neutral) => ({ survey: toSurvey(neutral), values: neutral.values }),
};
