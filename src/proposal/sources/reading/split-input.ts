/** A piece of what was pasted: an entry or a record of a format, or lines of none. */
export interface Piece {
  readonly format: 'bibtex' | 'ris' | 'nbib' | 'enw' | 'json' | 'plain';
  readonly text: string;
  /** Of its first line, from 1. */
  readonly line: number;
  /** Of a BibTeX entry: whether its brackets close. */
  readonly closed?: boolean;
}

const bibtexStart = /^\s*@\s*[a-z]+\s*[{(]/i;
const risStart = /^\s*TY\s{0,2}-/;
const risEnd = /^\s*ER\s{0,2}-/;
const nbibStart = /^PMID\s*-\s*\d/;
const enwStart = /^\s*%0\s/;
const enwLine = /^\s*%[A-Z0-9@+!$&?^]( |$)/i;
const nbibLine = /^(?:[A-Z]{2,4}\s*-|\s{4,}\S)/;

/** Cuts pasted text where one record ends and the next begins, whatever formats are mixed in it. */
export function splitInput(text: string): readonly Piece[] {
  const whole = text.trimStart();
  if (/^[[{]\s*[[{"\]}]/.test(whole)) return [{ format: 'json', text: whole.trimEnd(), line: 1 }];
  const lines = text.split(/\r\n?|\n/);
  const pieces: Piece[] = [];
  let at = 0;
  while (at < lines.length) {
    const { format, end, closed } = recordAt(lines, at);
    pieces.push({ format, text: lines.slice(at, end).join('\n'), line: at + 1, closed });
    at = end;
  }
  const isComment = ({ format, text: line }: Piece): boolean => format === 'plain' && /^\s*%/.test(line);
  const isBibtex = pieces.some(({ format }) => format === 'bibtex');
  return joinPlain(isBibtex ? pieces.filter((piece) => !isComment(piece)) : pieces).filter(
    (piece) => piece.text.trim() !== '',
  );
}

interface RecordEnd {
  readonly format: Piece['format'];
  /** The line after its last. */
  readonly end: number;
  readonly closed?: boolean;
}

function recordAt(lines: readonly string[], at: number): RecordEnd {
  const line = lines[at] ?? '';
  if (bibtexStart.test(line)) return bibtexEnd(lines, at);
  if (risStart.test(line)) return { format: 'ris', end: recordEnd(lines, at, risStart, risEnd) };
  if (nbibStart.test(line)) return { format: 'nbib', end: linesEnd(lines, at, nbibLine, nbibStart) };
  if (enwStart.test(line)) return { format: 'enw', end: linesEnd(lines, at, enwLine, enwStart) };
  return { format: 'plain', end: at + 1 };
}

/** An entry ends where its brackets close, or unclosed where the next one begins. */
function bibtexEnd(lines: readonly string[], at: number): RecordEnd {
  let depth = 0;
  for (let index = at; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (index > at && bibtexStart.test(line)) return { format: 'bibtex', end: index, closed: false };
    depth += depthOf(line);
    if (depth <= 0) return { format: 'bibtex', end: index + 1, closed: true };
  }
  return { format: 'bibtex', end: lines.length, closed: false };
}

function depthOf(line: string): number {
  let depth = 0;
  for (const bracket of line.matchAll(/\\[{}]|[{}]/g)) depth += bracket[0] === '{' ? 1 : bracket[0] === '}' ? -1 : 0;
  // `@article(key, …)` closes with the bracket it opened with.
  if (/^\s*@\s*[a-z]+\s*\(/i.test(line)) depth += 1;
  return depth;
}

function recordEnd(lines: readonly string[], at: number, start: RegExp, end: RegExp): number {
  for (let index = at + 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (end.test(line)) return index + 1;
    if (start.test(line) || bibtexStart.test(line) || nbibStart.test(line)) return index;
  }
  return lines.length;
}

/** A record without an end of its own goes on as long as its lines have tags or are indented. */
function linesEnd(lines: readonly string[], at: number, own: RegExp, start: RegExp): number {
  let end = at + 1;
  while (end < lines.length && own.test(lines[end] ?? '') && !start.test(lines[end] ?? '')) end += 1;
  return end;
}

/** Neighbouring lines of no format are one piece, so that a reference may go over several. */
function joinPlain(pieces: readonly Piece[]): readonly Piece[] {
  const joined: { format: Piece['format']; lines: string[]; line: number; closed?: boolean }[] = [];
  for (const { format, text, line, closed } of pieces) {
    const last = joined.at(-1);
    if (format === 'plain' && last?.format === 'plain') last.lines.push(text);
    else joined.push({ format, lines: [text], line, closed });
  }
  return joined.map(({ lines, ...piece }) => ({ ...piece, text: lines.join('\n') }));
}
