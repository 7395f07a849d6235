// The least that keeps values, formulas and conditions right: one map, and for each name what reads it.
export function createEngine(form, { shown = () => {}, computed = () => {} } = {}) {
  const values = new Map(Object.entries(form.values));
  const readers = new Map();
  const hidden = new Set();
  const read = (name, question) => readers.set(name, [...(readers.get(name) ?? []), question]);
  const holds = ({ question, is }) => values.get(question) === is;
  const result = ({ operation, of }) =>
    of.reduce(
      (so, name) => (operation === 'sum' ? so + Number(values.get(name) ?? 0) : so * Number(values.get(name) ?? 0)),
      operation === 'sum' ? 0 : 1,
    );

  for (const question of form.questions) {
    if (question.visibleWhen) {
      read(question.visibleWhen.question, question);
      if (!holds(question.visibleWhen)) hidden.add(question.name);
    }
    if (question.compute) {
      for (const name of question.compute.of) read(name, question);
      values.set(question.name, result(question.compute));
    }
  }

  function set(name, value) {
    if (values.get(name) === value) return;
    values.set(name, value);
    for (const question of readers.get(name) ?? []) {
      if (question.visibleWhen?.question === name && holds(question.visibleWhen) === hidden.has(question.name)) {
        if (hidden.has(question.name)) hidden.delete(question.name);
        else hidden.add(question.name);
        shown(question, !hidden.has(question.name));
      }
      if (question.compute) {
        const next = result(question.compute);
        if (next !== values.get(question.name)) {
          computed(question, next);
          set(question.name, next);
        }
      }
    }
  }
  return { set, get: (name) => values.get(name), isHidden: (name) => hidden.has(name) };
}

export function faultOf({ required, min, max }, value) {
  if (value === undefined || value === '') return required ? 'This question needs an answer.' : '';
  if (min !== undefined && value < min) return `At least ${min}.`;
  return max !== undefined && value > max ? `At most ${max}.` : '';
}

export function engine(form) {
  const live = createEngine(form);
  return { ...live, visible: () => form.questions.map(({ name }) => name).filter((name) => !live.isHidden(name)) };
}

export function validator(form) {
  return (answers) => {
    const live = createEngine({ ...form, values: answers });
    return form.questions
      .filter(
        (question) => !live.isHidden(question.name) && !question.compute && faultOf(question, answers[question.name]),
      )
      .map(({ name }) => name);
  };
}
