import { createEngine, faultOf } from './engine.mjs';
import './floor.css';

const make = (tag, properties = {}, ...children) => {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
};

function choice(question, type, option, checked) {
  const input = make('input', { type, name: question.name, checked });
  if (option) input.value = option.value;
  return make('label', { className: 'choice' }, input, option?.label ?? question.label);
}

function control(question, value) {
  const common = { id: `c-${question.name}`, name: question.name };
  if (question.type === 'computed') return make('output', { ...common, value: String(value) });
  if (question.type === 'select')
    return make(
      'select',
      common,
      new Option('', ''),
      ...question.options.map((option) => new Option(option.label, option.value, false, option.value === value)),
    );
  return make('input', { ...common, type: question.type, value: value ?? '' });
}

function body(question, value) {
  const fault = make('div', { className: 'fault' });
  if (question.type === 'checkbox') return [choice(question, 'checkbox', undefined, value === true), fault];
  if (question.type === 'radio')
    return [
      make(
        'fieldset',
        {},
        make('legend', {}, question.label),
        ...question.options.map((option) => choice(question, 'radio', option, option.value === value)),
      ),
      fault,
    ];
  return [make('label', { htmlFor: `c-${question.name}` }, question.label), control(question, value), fault];
}

const valueOf = (input) =>
  input.type === 'checkbox'
    ? input.checked
    : input.type === 'number' && input.value !== ''
      ? Number(input.value)
      : input.value;

export function mount(root, form) {
  const boxes = new Map();
  const fill = (box, question) => {
    if (!box.firstChild) box.append(...body(question, live.get(question.name)));
  };
  const live = createEngine(form, {
    shown: (question, show) => {
      const box = boxes.get(question.name);
      if (show) fill(box, question);
      box.hidden = !show;
    },
    computed: (question, value) => {
      const output = boxes.get(question.name)?.querySelector('output');
      if (output) output.value = String(value);
    },
  });
  const all = document.createDocumentFragment();
  for (const question of form.questions) {
    const box = make('div', { className: 'question', hidden: live.isHidden(question.name) });
    box.dataset.name = question.name;
    boxes.set(question.name, box);
    if (!box.hidden) fill(box, question);
    all.append(box);
  }
  root.append(all);
  const byName = new Map(form.questions.map((question) => [question.name, question]));
  root.addEventListener('input', ({ target }) => live.set(target.name, valueOf(target)));
  root.addEventListener('focusout', ({ target }) => {
    const question = byName.get(target.name);
    if (question)
      boxes.get(question.name).querySelector('.fault').textContent = faultOf(question, live.get(question.name));
  });
}
