// The neutral form that every peer mounts, and what it means: which questions are visible, what is computed, what is invalid.
//
// Question = { name, type, label, required?, min?, max?, options?: [{ value, label }],
//              visibleWhen?: { question, is?: value, above?: number }, compute?: { operation: 'sum' | 'product', of: [name] } }
// Of 20 questions: 8 text, 2 number, 2 computed, 3 select of eight, 2 radio of four, 2 checkbox, 1 date. Of 10: 3 conditional, 2 required.

const pattern = [
  'text',
  'select',
  'number',
  'text',
  'radio',
  'computed',
  'text',
  'checkbox',
  'text',
  'select',
  'text',
  'number',
  'text',
  'date',
  'computed',
  'text',
  'radio',
  'checkbox',
  'select',
  'text',
];
const words = ['pain', 'sleep', 'weight', 'visit', 'dose', 'pressure', 'appetite', 'school', 'walking', 'family'];

const labelOf = (index) =>
  `${index + 1}. ${words[index % 10]} and ${words[(index * 7 + 3) % 10]} in the last ${1 + (index % 5)} weeks`;
const choices = (count) =>
  Array.from({ length: count }, (_, index) => ({ value: `o${index + 1}`, label: `${words[index % 10]} ${index + 1}` }));

/** A form of `count` questions (at least 40), the same at each call. */
export function neutralForm(count) {
  const width = String(count).length;
  const questions = Array.from({ length: count }, (_, index) =>
    baseQuestion(index, width, index === count - 1 ? 'computed' : pattern[index % 20]),
  );
  const values = prefilled(questions);
  const probe = {
    text: questions[0].name,
    switch: questions[1].name,
    number: questions[2].name,
    total: questions[count - 1].name,
  };
  addFormulas(questions);
  addConditions(questions, values, probe);
  addRules(questions);
  return { title: `Form of ${count} questions`, questions, values, probe };
}

function baseQuestion(index, width, type) {
  const question = { name: `q${String(index + 1).padStart(width, '0')}`, type, label: labelOf(index) };
  if (type === 'select') question.options = choices(8);
  if (type === 'radio') question.options = choices(4);
  return question;
}

/** Numbers and choices are answered from the start, so that formulas and conditions have something to work on. */
function prefilled(questions) {
  const values = {};
  questions.forEach((question, index) => {
    if (question.type === 'number') values[question.name] = 1 + (index % 9);
    if (question.type === 'select' || question.type === 'radio') values[question.name] = 'o1';
    if (question.type === 'checkbox') values[question.name] = index % 3 !== 0;
  });
  return values;
}

/** Each computed question adds or multiplies two to five numbers before it; the last one adds up to a hundred. */
function addFormulas(questions) {
  const numbers = [];
  questions.forEach((question, index) => {
    if (question.type === 'number') numbers.push(question.name);
    if (question.type !== 'computed') return;
    const last = index === questions.length - 1;
    const size = last ? 100 : 2 + (index % 4);
    question.compute = {
      operation: last || index % 3 ? 'sum' : 'product',
      of: last ? numbers.slice(0, size) : numbers.slice(-size),
    };
  });
}

/** Three of ten are conditional: some on the one switch, the others on the nearest earlier question that can decide, so that chains form. */
function addConditions(questions, values, probe) {
  const switched = Math.min(50, Math.floor(questions.length * 0.15));
  let onSwitch = 0;
  let source = questions[4];
  questions.forEach((question, index) => {
    if (index < 6 || question.type === 'number' || question.type === 'computed') return;
    if ([3, 6, 9].includes(index % 10) || (index % 10 === 0 && index % 20 === 0)) {
      if (index % 10 === 9 && onSwitch < switched) {
        question.visibleWhen = { question: probe.switch, is: 'o2' };
        onSwitch += 1;
      } else question.visibleWhen = conditionOn(source, values, index);
    }
    if (!question.visibleWhen || question.visibleWhen.question !== probe.switch)
      if (['radio', 'checkbox', 'select'].includes(question.type)) source = question;
  });
}

function conditionOn(source, values, index) {
  if (source.type === 'checkbox') return { question: source.name, is: true };
  return { question: source.name, is: index % 4 ? values[source.name] : 'o3' };
}

function addRules(questions) {
  questions.forEach((question, index) => {
    if (index % 5 === 3 && !['computed', 'checkbox'].includes(question.type)) question.required = true;
    if (question.type === 'number') Object.assign(question, { min: 0, max: 1000 });
    if (question.type === 'date') Object.assign(question, { min: '2000-01-01', max: '2030-12-31' });
  });
}

/** Computed values for these answers. */
export function compute(form, answers) {
  const computed = {};
  for (const { name, compute: formula } of form.questions) {
    if (!formula) continue;
    const operands = formula.of.map((operand) => Number(computed[operand] ?? answers[operand] ?? 0));
    computed[name] =
      formula.operation === 'sum'
        ? operands.reduce((sum, value) => sum + value, 0)
        : operands.reduce((product, value) => product * value, 1);
  }
  return computed;
}

/**
 * Names of the visible questions. Peers differ in what a hidden source means:
 * `value`: its stored value counts (SurveyJS, Form.io, RJSF); `blank`: it counts as not answered (FHIR, Porsa).
 */
export function visible(form, answers, hiddenSource) {
  const shown = new Set();
  for (const { name, visibleWhen } of form.questions) {
    if (!visibleWhen) {
      shown.add(name);
      continue;
    }
    const value =
      hiddenSource === 'blank' && !shown.has(visibleWhen.question) ? undefined : answers[visibleWhen.question];
    if (value === visibleWhen.is) shown.add(name);
  }
  return shown;
}

/** Names of the visible questions whose answers break a rule. */
export function invalid(form, answers, hiddenSource) {
  const shown = visible(form, answers, hiddenSource);
  return form.questions
    .filter(({ name, required, min, max }) => {
      if (!shown.has(name)) return false;
      const value = answers[name];
      if (value === undefined || value === '') return required === true;
      return min !== undefined && (value < min || value > max);
    })
    .map(({ name }) => name);
}

/** A whole submission: every visible question answered; the first `faults` required texts left blank. */
export function submission(form, { seed = 0, faults = 0, hiddenSource = 'value' } = {}) {
  const shown = visible(form, form.values, hiddenSource);
  const answers = { ...form.values };
  let left = faults;
  form.questions.forEach((question, index) => {
    if (!shown.has(question.name) || question.name in answers || question.compute) return;
    if (question.required && question.type === 'text' && left > 0) {
      left -= 1;
      return;
    }
    answers[question.name] =
      question.type === 'date' ? `20${10 + ((index + seed) % 15)}-0${1 + (seed % 9)}-12` : `answer ${index} ${seed}`;
  });
  for (const { name } of form.questions) if (!shown.has(name)) delete answers[name];
  return { ...answers, ...compute(form, answers) };
}
