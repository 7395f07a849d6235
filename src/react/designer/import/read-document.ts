import type { CallBody } from '../../../api/contract/contract.ts';

/** A document as the server takes it. */
export type FormDocument = Pick<CallBody<'/category/import'>, 'format' | 'content'>;

/** Bytes of the largest file; as text in a request it is a third longer. */
export const largestFile = 4 * 1024 * 1024;

/** Why a document is not sent at all. */
export type Unfit = 'toolarge' | 'unknownformat' | 'unreadable' | 'records';

/** What a file holds, by its content: names and types of files are often wrong. */
export async function readFile(file: File): Promise<FormDocument | Unfit> {
  if (file.size > largestFile) return 'toolarge';
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isWorkbook(bytes)) return { format: 'xlsform', content: toBase64(bytes) };
    return readText(new TextDecoder().decode(bytes));
  } catch {
    return 'unreadable';
  }
}

/** What a data dictionary of REDCap begins with, as its screens and its API write it. */
const isDictionary = /^\ufeff?"?(?:Variable \/ Field Name|field_name)"?[,;\t]/i;

/** The first line of a project’s records: beside its fields, how far each instrument is. */
const isRecords = /^\ufeff?[^\r\n]*[,;\t]"?\w+_complete"?(?:[,;\t\r\n]|$)/;

/** What a text is: a form as JSON, a data dictionary, or rows copied from a spreadsheet. */
export function readText(text: string): FormDocument | Unfit {
  const content = text.trim();
  if (content.length > largestFile) return 'toolarge';
  if (isDictionary.test(content)) return { format: 'redcap', content };
  if (isRecords.test(content)) return 'records';
  const format = /^[{[]/.test(content) ? formatOfJson(content) : content.includes('\t') ? 'xlsformrows' : undefined;
  return format ? { format, content } : 'unknownformat';
}

/** A zip archive, or an old compound file. */
const isWorkbook = ([one, two]: Uint8Array): boolean =>
  (one === 0x50 && two === 0x4b) || (one === 0xd0 && two === 0xcf);

function formatOfJson(text: string): FormDocument['format'] | undefined {
  const value = parse(text);
  if (typeof value !== 'object' || value === null) return undefined;
  if ('resourceType' in value) return 'fhir';
  if ('definition' in value || 'schema' in value) return 'porsa';
  return 'pages' in value || 'elements' in value || 'questions' in value ? 'surveyjs' : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** In pieces: a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  const piece = 0x8000;
  const pieces = Array.from({ length: Math.ceil(bytes.length / piece) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * piece, (at + 1) * piece)),
  );
  return btoa(pieces.join(''));
}
