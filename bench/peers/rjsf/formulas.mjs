export function withFormulas(formulas, answers) {
  const all = { ...answers };
  for (const { name, operation, of } of formulas)
    all[name] = of.reduce(
      (so, operand) => (operation === 'sum' ? so + (all[operand] ?? 0) : so * (all[operand] ?? 0)),
      operation === 'sum' ? 0 : 1,
    );
  return all;
}
