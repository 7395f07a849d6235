import { isYes } from './yes-no.ts';
import { readRowType, type RowType } from './row-types.ts';
import type { Table, TableRow } from './tables.ts';
import { refuse } from '../workbook/xls-form-error.ts';
import { isXmlName } from './xml-name.ts';

/** A question, or a group with what stands in it. */
export interface SurveyNode extends TableRow, RowType {
  readonly name: string;
  readonly parent: SurveyNode | undefined;
  readonly children: SurveyNode[];
}

export interface SurveyTree {
  readonly root: readonly SurveyNode[];
  readonly all: readonly SurveyNode[];
  readonly byName: ReadonlyMap<string, readonly SurveyNode[]>;
  /** Settings that stand in the survey, as old forms have them. */
  readonly settings: ReadonlyMap<string, string>;
}

const sections: readonly string[] = ['group', 'repeat', 'loop'];

/** The survey's rows as a tree. Refuses unknown types, wrong or double names and groups without beginning or end. */
export function readSurvey({ sheet, headers, rows }: Table, rootName: string): SurveyTree {
  if (!headers.includes('type')) refuse(sheet, 1, "the column 'type' is missing.");
  const root: SurveyNode[] = [];
  const all: SurveyNode[] = [];
  const open: SurveyNode[] = [];
  const settings = new Map<string, string>();
  const repeats = new Set<string>();
  const names = new Map<SurveyNode | undefined, Set<string>>();
  const namesIn = (group: SurveyNode | undefined): Set<string> => {
    const known = names.get(group) ?? new Set<string>();
    names.set(group, known);
    return known;
  };
  for (const row of rows) {
    const type = isYes(row.cells.get('disabled')) ? undefined : typeIn(row);
    if (!type) continue;
    if (type.kind === 'setting') settings.set(type.type, row.cells.get('name') ?? '');
    else if (type.kind === 'end') close(open, type, row);
    else {
      const node: SurveyNode = { ...row, ...type, name: nameIn(row, type), parent: open.at(-1), children: [] };
      takeName(node, namesIn(node.parent));
      if (node.kind === 'repeat') checkRepeat(node, repeats, rootName);
      (node.parent?.children ?? root).push(node);
      all.push(node);
      if (sections.includes(node.kind) && !node.isBare) open.push(node);
    }
  }
  const unclosed = open.at(-1);
  if (unclosed) refuse(sheet, unclosed.row, `the ${unclosed.kind} '${unclosed.name}' has no end.`);
  if (all.length === 0) refuse(sheet, undefined, 'asks nothing.');
  return { root, all, byName: groupByName(all), settings };
}

/** Rows without type, name and label are remarks. */
function typeIn({ row, cells }: TableRow): RowType | undefined {
  const written = cells.get('type');
  if (written !== undefined)
    return readRowType(written) ?? refuse('survey', row, `the type '${written.slice(0, 80)}' is not known.`);
  if ([...cells.keys()].some((column) => /^(?:name$|label)/.test(column)))
    refuse('survey', row, 'a question without a type.');
  return undefined;
}

function close(open: SurveyNode[], { type }: RowType, { row, cells }: TableRow): void {
  if (cells.has('save_to')) refuse('survey', row, 'the end of a group cannot be saved to an entity.');
  const last = open.pop();
  if (!last) refuse('survey', row, `a ${type} ends that never began.`);
  else if (last.kind !== type)
    refuse('survey', row, `a ${type} ends where the ${last.kind} '${last.name}' of row ${last.row} is open.`);
}

function nameIn({ cells, row }: TableRow, { type }: RowType): string {
  const name = cells.get('name');
  if (type === 'audit' && name !== undefined && name !== 'audit')
    refuse('survey', row, "an audit is always called 'audit'.");
  if (name === undefined)
    return type === 'audit'
      ? 'audit'
      : type === 'note'
        ? `generated_note_name_${row}`
        : refuse('survey', row, 'a question or group without a name.');
  if (!isXmlName(name))
    refuse(
      'survey',
      row,
      `'${name.slice(0, 80)}' cannot be a name: letters, digits, '_', '-' and '.', beginning with a letter or '_'.`,
    );
  return name;
}

/** Names of a group are its own; a select with another answer to be specified takes one more. */
function takeName({ name, row, isOther, kind, parent }: SurveyNode, taken: Set<string>): void {
  const wanted = isOther ? [name, `${name}_other`] : [name];
  if (wanted.some((each) => taken.has(each))) refuse('survey', row, `the name '${name}' stands twice in one group.`);
  if (name === 'meta' && (kind !== 'group' || !parent))
    refuse('survey', row, "the name 'meta' is taken by the form's own data.");
  for (const each of wanted) taken.add(each);
}

function checkRepeat({ name, row }: SurveyNode, repeats: Set<string>, rootName: string): void {
  if (name === rootName) refuse('survey', row, `the repeat '${name}' has the name of the form itself.`);
  if (repeats.has(name)) refuse('survey', row, `the name '${name}' is that of another repeat.`);
  repeats.add(name);
}

function groupByName(all: readonly SurveyNode[]): ReadonlyMap<string, readonly SurveyNode[]> {
  const byName = new Map<string, SurveyNode[]>();
  for (const node of all) {
    const known = byName.get(node.name);
    if (known) known.push(node);
    else byName.set(node.name, [node]);
  }
  return byName;
}
