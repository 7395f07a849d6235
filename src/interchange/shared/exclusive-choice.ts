/** That a choice of several goes with no other, as a rule about the answers of the question. */
export const exclusiveRule = (name: string, value: string): string =>
  `OR(NOT(${name} = "${value.replaceAll('"', '""')}"), COUNTA(${name}) = 1)`;

/** The rule about all of these choices. */
export function exclusiveRules(name: string, values: readonly string[]): string {
  const rules = values.map((value) => exclusiveRule(name, value));
  return rules.length === 1 ? (rules[0] ?? '') : `AND(${rules.join(', ')})`;
}

/** Those of the values that such a rule is about, if it is one and says nothing else. */
export function exclusiveIn(rule: string, name: string, values: readonly string[]): readonly string[] | undefined {
  const plain = rule.replaceAll(/\s+/g, ' ').trim();
  const found = values.filter((value) => plain.includes(exclusiveRule(name, value)));
  return found.length > 0 && exclusiveRules(name, found) === plain ? found : undefined;
}
