import type { CslItem, CslName } from '../../types.ts';
import type { PieceResult } from './left.ts';
import type { Piece } from './split-input.ts';

type Fields = ReadonlyMap<string, readonly string[]>;

const types: Readonly<Record<string, string>> = {
  'Journal Article': 'article-journal',
  'Magazine Article': 'article-magazine',
  'Newspaper Article': 'article-newspaper',
  Book: 'book',
  'Edited Book': 'book',
  'Book Section': 'chapter',
  'Conference Paper': 'paper-conference',
  'Conference Proceedings': 'paper-conference',
  Thesis: 'thesis',
  Report: 'report',
  'Web Page': 'webpage',
};

/** Reads records as EndNote and Google Scholar export them, a letter behind a percent sign before each field. */
export function readEnw(pieces: readonly Piece[]): PieceResult {
  return { sources: pieces.map(({ text }) => ({ item: toItem(fieldsOf(text)) })), left: [] };
}

function fieldsOf(text: string): Fields {
  const fields = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const [, tag, value] = /^\s*%([A-Z0-9@+!$&?^]) ?(.*)$/i.exec(line) ?? [];
    if (tag && value?.trim()) fields.set(tag, [...(fields.get(tag) ?? []), value.trim()]);
  }
  return fields;
}

function toItem(fields: Fields): CslItem {
  const first = (tag: string): string | undefined => fields.get(tag)?.[0];
  const type = types[first('0') ?? ''] ?? 'document';
  const names = (tag: string): readonly CslName[] | undefined => fields.get(tag)?.map(nameOf);
  return {
    type,
    title: first('T'),
    author: names('A'),
    editor: names('E'),
    'container-title': first('J') ?? first('B'),
    publisher: first('I'),
    'publisher-place': first('C'),
    volume: first('V'),
    issue: first('N'),
    page: first('P'),
    edition: first('7'),
    issued: first('D') as never,
    DOI: first('R'),
    URL: first('U'),
    genre: type === 'thesis' ? first('9') : undefined,
  };
}

const nameOf = (text: string): CslName => {
  const [family = '', given] = text.split(/\s*[,،]\s*/, 2);
  return given ? { family, given } : { literal: family };
};
