/** What stands between two cells of a row. */
export type Delimiter = '\t' | ',' | ';';

/**
 * Rows of cells as spreadsheets write and copy them (RFC 4180, and the same between tabs): a cell with a delimiter, a line
 * break or a quotation mark in it is quoted. A quotation mark that quotes nothing is a mark like any other.
 */
export const delimitedRows = (text: string, delimiter: Delimiter): readonly (readonly string[])[] => [
  ...eachRow(text, delimiter),
];

/** The same one by one, for files that are read in pieces. */
export function* eachRow(text: string, delimiter: Delimiter): Generator<readonly string[]> {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${delimiter}\\r\\n"][^${delimiter}\\r\\n]*|))(${delimiter}|\\r\\n?|\\n|$)`,
    'y',
  );
  const rest = new RegExp(`([^${delimiter}\\r\\n]*)(${delimiter}|\\r\\n?|\\n|$)`, 'y');
  let row: string[] = [];
  for (let at = 0, end = delimiter as string; end !== '';) {
    cell.lastIndex = rest.lastIndex = at;
    const [whole = '', quoted, plain = '', ending = ''] = cell.exec(text) ?? without(rest.exec(text));
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    at += whole.length;
    end = ending;
    if (end === delimiter) continue;
    yield row;
    row = [];
  }
}

/** The parts of a cell that holds no quoted text. */
const without = (found: RegExpExecArray | null): readonly (string | undefined)[] =>
  found ? [found[0], undefined, found[1], found[2]] : [];
