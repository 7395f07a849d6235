import { atom, computed } from 'nanostores';

export function createStores(form) {
  const values = new Map();
  const visibility = new Map();
  for (const { name, compute } of form.questions) {
    if (!compute) {
      values.set(name, atom(form.values[name]));
      continue;
    }
    const { operation, of } = compute;
    values.set(
      name,
      computed(
        of.map((operand) => values.get(operand)),
        (...operands) =>
          operands.reduce(
            (so, value) => (operation === 'sum' ? so + Number(value ?? 0) : so * Number(value ?? 0)),
            operation === 'sum' ? 0 : 1,
          ),
      ),
    );
  }
  for (const { name, visibleWhen } of form.questions)
    if (visibleWhen)
      visibility.set(
        name,
        computed(values.get(visibleWhen.question), (value) => value === visibleWhen.is),
      );
  return { values, visibility };
}
