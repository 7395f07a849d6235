import type { Path } from '../../../src/api/contract/contract.ts';
import { variableOf } from '../../../src/interchange/redcap/export/variables.ts';
import { columnsOf } from '../export/columns.ts';
import type { Cell } from '../export/cells.ts';
import type { GivenEntry } from '../export/study/given-entries.ts';
import { ownColumns } from '../export/study/study-table.ts';
import { studyVariables, type StudyVariable, type VariableKind } from '../export/study/study-variables.ts';
import { rangeOf, usedVersions } from '../export/survey-entries.ts';
import type { EntryRange } from '../answers/entry-pages.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import type { authorizeCall } from '../guard/authorize-call.ts';
import { reachableCategories } from '../guard/reachable-categories.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { extentOf } from '../access/rules.ts';

/** The call whose rule stands before every feed. */
const call: Path = '/category/exportanswers';

export type EdmType = 'Edm.String' | 'Edm.Double' | 'Edm.Boolean' | 'Edm.Date' | 'Edm.TimeOfDay' | 'Edm.DateTimeOffset';

export interface EdmProperty {
  readonly name: string;
  readonly type: EdmType;
  read(entry: GivenEntry): string | number | boolean | null;
}

/** A form as an entity set. */
export interface EntitySet {
  readonly name: string;
  readonly category: ReachedCategory;
  readonly range: EntryRange;
  readonly entries: number;
  /** The first is the key. */
  readonly properties: readonly EdmProperty[];
}

/** Names of the entity sets of a caller's forms, with the form's ID: letters, digits and `_`, each once. */
export async function setNames(context: Context): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  const forms = (await reachableCategories(context)).filter(
    ({ role, version }) => version !== null && extentOf(role, 'report') !== 'none',
  );
  for (const { slug, id } of forms.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))) {
    const start = variableOf(slug) || 'form';
    let name = start;
    for (let count = 2; names.has(name); count += 1) name = `${start}_${count}`;
    names.set(name, id);
  }
  return names;
}

/** The entity set of a form, behind the rule of the call that exports answers. */
export async function openSet(
  calling: Context,
  authorize: typeof authorizeCall,
  name: string,
  id: string,
): Promise<EntitySet & { readonly context: Context }> {
  const context = await authorize(calling, call, { category: id });
  const category = await reachCategory(context, id, 'report');
  const range = rangeOf(context, category, {});
  const { versions, mostEntries: entries } = await usedVersions(context, category, range);
  const { language } = context.caller;
  const columns = columnsOf({ versions, rows: new Map(), role: category.role, language });
  const variables = studyVariables(columns, versions, language);
  const own = ownColumns(false).map(({ name: column, kind, read }): EdmProperty => {
    const type = column === 'saved' ? 'Edm.DateTimeOffset' : types[kind];
    return { name: column, type, read: (entry) => (column === 'saved' ? entry.createdAt : written(type, read(entry))) };
  });
  return { context, name, category, range, entries, properties: [...own, ...variables.map(propertyOf)] };
}

/** A time on a wall has no zone, so it is a text. */
const types: Readonly<Record<VariableKind, EdmType>> = {
  number: 'Edm.Double',
  text: 'Edm.String',
  date: 'Edm.Date',
  datetime: 'Edm.String',
  time: 'Edm.TimeOfDay',
};

/** Choices are read as their texts; what is made or not made is a truth. */
function propertyOf({ name, kind, codes, read }: StudyVariable): EdmProperty {
  const of = ({ answers, definition }: GivenEntry): Cell => read(answers, definition);
  if (codes && isYesNo(codes)) return { name, type: 'Edm.Boolean', read: (entry) => truth(of(entry)) };
  if (codes) {
    const labels = new Map(codes.map(({ code, label }) => [code, label]));
    return { name, type: 'Edm.String', read: (entry) => labels.get(Number(of(entry) ?? Number.NaN)) ?? null };
  }
  const type = types[kind];
  return { name, type, read: (entry) => written(type, of(entry)) };
}

const isYesNo = (codes: NonNullable<StudyVariable['codes']>): boolean =>
  codes.length === 2 &&
  codes.every(({ code, value }) => value === String(code) || value === String(code === 1)) &&
  codes[0]?.code === 0 &&
  codes[1]?.code === 1;

const truth = (cell: Cell): boolean | null => (typeof cell === 'number' ? cell === 1 : null);

function written(type: EdmType, cell: Cell): string | number | null {
  if (cell === undefined || cell === '') return null;
  if (type === 'Edm.Double') return typeof cell === 'number' && Number.isFinite(cell) ? cell : null;
  if (type === 'Edm.Date') return /^\d{4}-\d\d-\d\d$/.test(String(cell)) ? String(cell) : null;
  return type === 'Edm.TimeOfDay' ? `${String(cell)}:00` : String(cell);
}
