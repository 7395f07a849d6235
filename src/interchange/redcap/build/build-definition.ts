import { createNames } from '../../shared/give-names.ts';
import { mend } from '../../shared/mend.ts';
import { isPersian } from '../../shared/persian-text.ts';
import type { Left } from '../../shared/raw.ts';
import type { Condition, FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import type { Cells, DictionaryRow } from '../dictionary/columns.ts';
import { translateBranching, type LogicField } from '../logic/translate-logic.ts';
import { fieldType } from './field-types.ts';
import { keep, keepAsked, keepRecord } from './kept-cells.ts';
import { lostOfLabel, plainLabel, spoken } from './plain-label.ts';
import { idOf, isYes, questionOf } from './question-of.ts';

export interface DictionaryImport {
  readonly definition: FormDefinition;
  /** What could not be carried over: the row of the dictionary, the headers being row 1, and what it was. */
  readonly left: readonly Left[];
}

/** One question, a matrix of several fields, or fields under a header. */
interface Block {
  readonly rows: readonly DictionaryRow[];
  /** Of a matrix: the question that its rows are. */
  readonly matrix?: string;
}

/** The form of a data dictionary: instruments are its pages, section headers its containers. */
export function buildDefinition(all: readonly DictionaryRow[]): DictionaryImport {
  const [first] = all;
  const isRecord = first !== undefined && isRecordField(first.cells);
  const rows = isRecord ? all.slice(1) : all;
  const builder = new Builder(rows);
  const pages = builder.pages();
  const isFarsi = isPersian(rows.map(({ cells }) => cells.label ?? ''));
  const definition: FormDefinition = {
    schema: 1,
    title: pages.length === 1 ? (pages[0]?.text ?? '') : spoken(first?.cells.form ?? '') || 'REDCap',
    language: isFarsi ? 'fa' : 'en',
    pages: pages.length > 0 ? pages : [{ id: 'p1', text: 'REDCap', pageType: 'form', questions: [] }],
    conditions: builder.conditions,
    ...(isRecord ? keepRecord(first.cells) : first && namesRecords(first.cells) && keepAsked(first.cells)),
  };
  if (isRecord) builder.left.unshift({ path: `row ${first.line}`, what: 'the record ID, which no one is asked for' });
  const places = new Map(rows.map((row) => [idOf(row), { path: `row ${row.line}` }]));
  const note = (path: string, what: string): void => void builder.left.push({ path, what });
  const mended = mend(definition, places, note, { conditionKey: 'branching logic' });
  return { definition: mended, left: builder.left };
}

/** The field by which REDCap itself names records, which asks for nothing. */
export const isRecordField = ({ variable, type, validation }: Cells): boolean =>
  variable === 'record_id' && type === 'text' && validation === undefined;

/**
 * Whether the first field of a dictionary names the records of its project, whatever it is called. The file of one
 * instrument may begin with any question instead, and what tells who a person is outside the study names no records.
 */
function namesRecords({ variable = '', label = '', type, validation, branching, identifier }: Cells): boolean {
  if (type !== 'text' || branching !== undefined || isYes(identifier)) return false;
  if (validation !== undefined && !/^(?:integer|number)$/.test(validation)) return false;
  if (/national|passport|insurance|ملی/i.test(`${variable} ${label}`)) return false;
  return /id$/.test(variable) || /\b(?:record|study|subject|participant|patient|case) (?:id|number|code)/i.test(label);
}

class Builder {
  readonly left: Left[] = [];
  readonly conditions: Condition[] = [];
  readonly #rows: readonly DictionaryRow[];
  readonly #fields = new Map<string, LogicField>();
  readonly #give: (wanted: string) => string;
  /** The question of each row of a matrix, by its first row. */
  readonly #matrices = new Map<DictionaryRow, Block>();

  constructor(rows: readonly DictionaryRow[]) {
    this.#rows = rows;
    const give = createNames(new Set(rows.map(({ cells }) => cells.variable ?? '')));
    this.#give = (wanted) => give(wanted, false);
    const names = new Map(rows.map((row) => [row, give(row.cells.variable ?? '', true)]));
    for (const matrix of matricesIn(rows)) this.#addMatrix(matrix);
    const within = new Map(
      [...this.#matrices.values()].flatMap(({ rows: own, matrix }) => own.map((row) => [row, matrix])),
    );
    for (const [row, name] of names) {
      const matrix = within.get(row);
      this.#fields.set(row.cells.variable ?? '', {
        name: matrix === undefined ? name : `${matrix}.${name}`,
        kind: fieldType(row.cells).kind,
      });
    }
  }

  #addMatrix(rows: readonly DictionaryRow[]): void {
    const [first] = rows;
    if (first) this.#matrices.set(first, { rows, matrix: this.#give(first.cells.matrix ?? '') });
  }

  readonly #note = ({ line }: DictionaryRow, what: string): void => void this.left.push({ path: `row ${line}`, what });

  pages(): readonly Page[] {
    const forms = new Map<string, DictionaryRow[]>();
    for (const row of this.#rows) {
      const form = row.cells.form ?? '';
      forms.set(form, [...(forms.get(form) ?? []), row]);
    }
    return [...forms].map(([form, rows], index): Page => ({
      id: `p${index + 1}`,
      text: spoken(form) || 'REDCap',
      pageType: 'form',
      questions: this.#sections(rows),
    }));
  }

  /** What follows a section header stands in a container, until the next header. */
  #sections(rows: readonly DictionaryRow[]): readonly Question[] {
    const questions: Question[] = [];
    let section: { readonly head: DictionaryRow; readonly inner: Question[] } | undefined;
    const close = (): void => {
      if (section) questions.push(this.#container(section.head, section.inner));
      section = undefined;
    };
    for (let index = 0; index < rows.length; index += 1) {
      const row = rows[index];
      if (!row) continue;
      const block = this.#matrices.get(row);
      if (row.cells.section !== undefined) {
        close();
        for (const what of lostOfLabel(row.cells.section)) this.#note(row, `${what} of the section header`);
        if (!block) section = { head: row, inner: [] };
      }
      (section?.inner ?? questions).push(block ? this.#matrix(block) : this.#question(row));
      if (block) index += block.rows.length - 1;
    }
    close();
    return questions;
  }

  #container(head: DictionaryRow, questions: readonly Question[]): Question {
    return {
      id: `s${head.line}`,
      name: this.#give(`section_${head.cells.variable}`),
      type: 'container',
      title: plainLabel(head.cells.section ?? '') || 'Section',
      questions,
    };
  }

  #question(row: DictionaryRow): Question {
    this.#branching(row, idOf(row));
    return questionOf(row, this.#fields.get(row.cells.variable ?? '')?.name ?? '', {
      fields: this.#fields,
      note: this.#note,
    });
  }

  #matrix({ rows, matrix = '' }: Block): Question {
    const [head] = rows as readonly [DictionaryRow, ...DictionaryRow[]];
    this.#branching(head, idOf(head));
    const { cells } = head;
    return {
      id: idOf(head),
      name: matrix,
      type: 'matrix',
      title: plainLabel(cells.section ?? '') || spoken(cells.matrix ?? ''),
      options: fieldType(cells).question.options ?? [],
      rows: rows.map(({ cells: own }) => ({
        name: (this.#fields.get(own.variable ?? '')?.name ?? '').slice(matrix.length + 1),
        text: plainLabel(own.label ?? '') || (own.variable ?? ''),
        ...(isYes(own.required) && { mandatory: true }),
      })),
      ...keep(...rows.map((row) => row.cells)),
    };
  }

  #branching(row: DictionaryRow, target: string): void {
    const written = row.cells.branching;
    if (written === undefined) return;
    const found = translateBranching(written, this.#fields);
    if (found.ok) this.conditions.push({ id: `c${row.line}`, kind: 'visibility', target, when: found.text });
    else this.#note(row, `the branching logic, which ${found.why} (${written.slice(0, 300)}): it is always shown`);
  }
}

/** Fields of one matrix group that are a matrix here: one choice in each, shown together, with nothing of their own but the label. */
function matricesIn(rows: readonly DictionaryRow[]): readonly (readonly DictionaryRow[])[] {
  const groups: DictionaryRow[][] = [];
  rows.forEach((row, index) => {
    const { cells } = row;
    if (cells.matrix === undefined || cells.type !== 'radio') return;
    const before = rows[index - 1];
    const last = groups.at(-1);
    const continues = last && before === last.at(-1) && before !== undefined && isSameMatrix(before.cells, cells);
    if (continues) last.push(row);
    else groups.push([row]);
  });
  return groups.filter((group) => group.every(({ cells }) => isPlainRow(cells)));
}

const isSameMatrix = (one: Cells, other: Cells): boolean =>
  one.matrix === other.matrix &&
  one.form === other.form &&
  one.choices === other.choices &&
  one.branching === other.branching &&
  other.section === undefined;

const isPlainRow = ({ note, annotation, choices }: Cells): boolean =>
  note === undefined && annotation === undefined && choices !== undefined;
