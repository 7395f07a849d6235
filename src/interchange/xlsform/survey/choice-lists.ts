import type { Table, TableRow } from './tables.ts';
import { refuse } from '../workbook/xls-form-error.ts';

export type ChoiceLists = ReadonlyMap<string, readonly TableRow[]>;

/** The choices by list; rows without a list are remarks. Refuses choices without a name, and names that stand twice in one list. */
export function readChoices(table: Table | undefined, mayRepeat: boolean): ChoiceLists {
  const lists = new Map<string, TableRow[]>();
  const taken = new Map<string, Set<string>>();
  if (!table) return lists;
  if (table.rows.length > 0 && !table.headers.includes('name')) refuse(table.sheet, 1, "the column 'name' is missing.");
  for (const choice of table.rows) {
    const list = choice.cells.get('list_name');
    if (list === undefined) continue;
    const name = choice.cells.get('name');
    const known = lists.get(list) ?? [];
    if (name === undefined) refuse(table.sheet, choice.row, `a choice of '${list}' without a name.`);
    const names = taken.get(list) ?? new Set();
    if (!mayRepeat && names.has(name))
      refuse(table.sheet, choice.row, `the choice '${name}' stands twice in '${list}'.`);
    taken.set(list, names.add(name));
    known.push(choice);
    lists.set(list, known);
  }
  return lists;
}

/** Choices that nobody checks, by list; those without a name are no choices. */
export function groupChoices(table: Table | undefined): ChoiceLists {
  const lists = new Map<string, TableRow[]>();
  for (const choice of table?.rows ?? []) {
    const list = choice.cells.get('list_name');
    if (list === undefined || !choice.cells.has('name')) continue;
    const known = lists.get(list);
    if (known) known.push(choice);
    else lists.set(list, [choice]);
  }
  return lists;
}
