import type { Kind, Names } from './made.ts';
import { createNames } from '../shared/give-names.ts';
import { recordsOf, textOf, type Raw } from '../shared/raw.ts';
import { isWorded } from './question-settings.ts';
import { listOf, listOfValues } from './raw-survey.ts';

interface Known {
  readonly name: string;
  readonly kind: Kind;
  /** What a row calls it and holds. */ readonly inRow?: { readonly name: string; readonly kind: Kind };
}

const numeric: readonly string[] = ['rating', 'slider'];
const choices: readonly string[] = [
  'radiogroup',
  'dropdown',
  'buttongroup',
  'imagepicker',
  'checkbox',
  'tagbox',
  'ranking',
];
const several: readonly string[] = ['checkbox', 'tagbox', 'ranking'];

/** Names for all that is asked, given before the first expression is read. */
export class Outline {
  readonly #known = new Map<string, Known>();
  readonly #names = new Map<unknown, string>();
  readonly #give = createNames(new Set());
  readonly #byName = new Map<string, Raw>();
  readonly #doubles = new Set<Raw>();

  constructor(pages: readonly Raw[], calculated: readonly Raw[]) {
    for (const page of pages) this.#list(listOf(page), '');
    for (const each of calculated) this.#add(each, textOf(each['name']) ?? 'value', '', 'any');
  }

  /** Our name of an element, or of a part of it: a row, an item, a cell, the comment on `other`. */
  nameOf(raw: Raw, part = ''): string {
    const known = part === '' ? this.#names.get(raw) : this.#names.get(`${this.#names.get(raw)}/${part}`);
    if (known !== undefined) return known;
    const name = this.#give(part === '' ? (textOf(raw['name']) ?? 'q') : `${this.nameOf(raw)}_${part}`, true);
    this.#names.set(part === '' ? raw : `${this.#names.get(raw)}/${part}`, name);
    return name;
  }

  /** Whether another question before it is called alike. */
  isDouble(raw: Raw): boolean {
    return this.#doubles.has(raw);
  }

  /** A name that nothing has yet. */
  another(wanted: string): string {
    return this.#give(wanted, true);
  }

  element(written: string): Raw | undefined {
    return this.#byName.get(written);
  }

  /** Where an expression stands: in the rows of a list, or in a row of a matrix. */
  namesIn(scope: string): Names {
    return {
      find: (written) => {
        const [, rows, place, column] = /^(.+)\[(\d+)\]\.(.+)$/.exec(written) ?? [];
        const listed = rows === undefined ? undefined : this.#known.get(`${rows}.${column}`);
        if (listed?.inRow) return { name: `INDEX(${listed.name}, ${Number(place) + 1})`, kind: listed.inRow.kind };
        const local = /^(?:panel|row)\.(.+)$/.exec(written)?.[1];
        const found =
          local === undefined || scope === '' ? this.#known.get(written) : this.#known.get(`${scope}.${local}`);
        const isInside = scope !== '' && (local !== undefined || written.startsWith(`${scope}.`));
        return found && (isInside && found.inRow ? found.inRow : found);
      },
    };
  }

  #list(elements: readonly Raw[], scope: string): void {
    for (const raw of elements) this.#element(raw, scope);
  }

  #element(raw: Raw, scope: string): void {
    const type = raw['type'];
    const written = textOf(raw['name']) ?? '';
    if (written && !this.#byName.has(written)) this.#byName.set(written, raw);
    if (type === 'panel') {
      this.nameOf(raw);
      return this.#list(listOf(raw), scope);
    }
    this.#add(raw, written, scope, kindOf(raw));
    if (type === 'paneldynamic') this.#list(recordsOf(raw['templateElements']), written);
    if (type === 'matrixdynamic')
      for (const column of recordsOf(raw['columns']))
        this.#add(column, textOf(column['name']) ?? '', written, kindOf(cellOf(column, raw)));
    if (type === 'multipletext')
      for (const item of recordsOf(raw['items'])) this.#part(raw, written, textOf(item['name']) ?? '', 'any');
    if (type === 'matrix') for (const row of listOfValues(raw['rows'])) this.#row(raw, written, row);
    if (type === 'matrixdropdown') this.#cells(raw, written);
    if (raw['showOtherItem'] === true || raw['hasOther'] === true) {
      this.#known.set(`${scope ? `${scope}.` : ''}${written}-Comment`, {
        name: this.nameOf(raw, 'comment'),
        kind: 'text',
      });
    }
  }

  #add(raw: Raw, written: string, scope: string, kind: Kind): void {
    const name = this.nameOf(raw);
    if (scope === '') {
      const known = this.#known.get(written);
      // Questions that are called alike share their answer in SurveyJS: expressions find whichever is given.
      this.#known.set(written, known ? { name: `IFBLANK(${known.name}, ${name})`, kind: known.kind } : { name, kind });
      if (known) this.#doubles.add(raw);
      return;
    }
    const list = this.#known.get(scope)?.name ?? scope;
    this.#known.set(`${scope}.${written}`, { name: `${list}.${name}`, kind: 'list', inRow: { name, kind } });
  }

  #part(raw: Raw, written: string, part: string, kind: Kind): void {
    this.#known.set(`${written}.${part}`, { name: this.nameOf(raw, part), kind });
  }

  #row(raw: Raw, written: string, row: string): void {
    this.#known.set(`${written}.${row}`, {
      name: `${this.nameOf(raw)}.${this.rowName(raw, row)}`,
      kind: isNumeric(listOfValues(raw['columns'])) ? 'any' : 'text',
    });
  }

  /** A row's name is unique in its matrix alone. */
  rowName(raw: Raw, row: string): string {
    const key = `${this.nameOf(raw)}|${row}`;
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const taken = new Set(
      listOfValues(raw['rows']).flatMap((each) => this.#names.get(`${this.nameOf(raw)}|${each}`) ?? []),
    );
    const name = createNames(taken)(row, false);
    this.#names.set(key, name);
    return name;
  }

  #cells(raw: Raw, written: string): void {
    for (const row of listOfValues(raw['rows'])) {
      for (const column of recordsOf(raw['columns'])) {
        const kind = kindOf(cellOf(column, raw));
        this.#part(raw, written, `${row}.${textOf(column['name']) ?? ''}`, kind);
      }
    }
  }
}

const isNumeric = (values: readonly string[]): boolean =>
  values.length > 0 && values.every((value) => /^-?\d+(?:\.\d+)?$/.test(value));

/** A cell as the question that it is. */
export function cellOf(column: Raw, matrix: Raw): Raw {
  const type = textOf(column['cellType']) ?? textOf(matrix['cellType']) ?? 'dropdown';
  const list = column['choices'] ?? matrix['choices'];
  return { ...column, type: type === 'default' ? 'dropdown' : type, ...(list !== undefined && { choices: list }) };
}

function kindOf(raw: Raw): Kind {
  const type = String(raw['type']);
  if (type === 'text')
    return raw['inputType'] === 'number' || raw['inputType'] === 'range'
      ? 'number'
      : /^date/.test(String(raw['inputType']))
        ? 'date'
        : 'text';
  if (type === 'comment') return 'text';
  if (type === 'boolean') return raw['valueTrue'] === undefined ? 'truth' : 'any';
  if (type === 'paneldynamic' || type === 'matrixdynamic') return 'rows';
  if (several.includes(type)) return 'list';
  if (isWorded(raw)) return 'text';
  if (numeric.includes(type)) return 'number';
  const values = listOfValues(raw['choices']);
  if (!choices.includes(type) || values.length === 0) return 'any';
  return isNumeric(values) ? 'number' : 'text';
}
