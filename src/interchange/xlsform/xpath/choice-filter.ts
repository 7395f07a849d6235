import { truth, textLiteral } from './made.ts';
import { foldColumns } from './fold-columns.ts';
import { parseXPath } from './parse-xpath.ts';
import type { TableRow } from '../survey/tables.ts';
import { translateParsed } from './translate-xpath.ts';
import { type Names } from './names.ts';

/** Conditions by the names of choices, those that always show left out; or why there are none. */
export type ChoiceConditions =
  | { readonly ok: true; readonly conditions: ReadonlyMap<string, string>; readonly columns: ReadonlySet<string> }
  | { readonly ok: false; readonly why: string };

/** A choice_filter as a condition of each choice: what it asks of a choice's columns is written out. */
export function choiceConditions(filter: string, choices: readonly TableRow[], names: Names): ChoiceConditions {
  const parsed = parseXPath(filter);
  if (!parsed) return { ok: false, why: 'is not an expression that can be read' };
  const known = new Set(choices.flatMap(({ cells }) => [...cells.keys()]));
  const columns = new Set<string>();
  const made = new Map<string, string>();
  const found = new Map<string, Set<string>>();
  for (const { cells } of choices) {
    // Choices that are alike in all that is asked share a condition.
    const alike = JSON.stringify([...columns].map((column) => cells.get(column)));
    let when = columns.size > 0 || made.size > 0 ? made.get(alike) : undefined;
    if (when === undefined) {
      const column = (name: string) => {
        if (known.has(name)) columns.add(name);
        return known.has(name) ? (cells.get(name) ?? '') : undefined;
      };
      const literal = (name: string) => {
        const value = column(name);
        return value === undefined ? undefined : textLiteral(value);
      };
      const result = translateParsed(foldColumns(parsed, column), { ...names, column: literal });
      if (!result.ok) return result;
      when = truth(result.made);
      made.set(JSON.stringify([...columns].map((each) => cells.get(each))), when);
    }
    const name = cells.get('name') ?? '';
    found.set(name, (found.get(name) ?? new Set()).add(when));
  }
  const conditions = new Map(
    [...found]
      .filter(([, whens]) => !whens.has('TRUE'))
      .map(([name, whens]) => [name, whens.size > 1 ? `OR(${[...whens].join(', ')})` : [...whens].join('')]),
  );
  return { ok: true, conditions, columns };
}
