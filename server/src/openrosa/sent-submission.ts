import { parseXml, XmlError, type XmlElement } from '../../../src/interchange/xforms/parse-xml.ts';
import { ServerError } from '../errors/server-error.ts';

/** What a submission says of itself. */
export interface SentSubmission {
  readonly root: XmlElement;
  readonly form: string;
  readonly version: number;
  readonly instance: string;
  /** When the form was opened. */
  readonly startedAt?: string;
}

const longestInstance = 250;

/** Reads a submission. Throws `badsubmission` where it is none, and `noedits` where it replaces another. */
export function sentSubmission(xml: string): SentSubmission {
  const root = parse(xml);
  const form = root.attributes.get('id') ?? '';
  const version = Number(root.attributes.get('version') ?? NaN);
  const instance = metaText(root, 'instanceID');
  if (metaText(root, 'deprecatedID') !== '') throw new ServerError('noedits');
  const isWhole = form !== '' && Number.isSafeInteger(version) && version > 0;
  if (!isWhole || instance === '' || instance.length > longestInstance) throw new ServerError('badsubmission');
  const started = Date.parse(metaText(root, 'timeStart'));
  return {
    root,
    form,
    version,
    instance,
    ...(Number.isFinite(started) && { startedAt: new Date(started).toISOString() }),
  };
}

function parse(xml: string): XmlElement {
  try {
    return parseXml(xml);
  } catch (error) {
    if (error instanceof XmlError) throw new ServerError('badsubmission');
    throw error;
  }
}

function metaText(root: XmlElement, name: string): string {
  const metas = root.children.filter((child) => child.name === 'meta');
  const found = metas.flatMap(({ children }) => children).find((child) => child.name === name);
  return found?.text.trim() ?? '';
}
