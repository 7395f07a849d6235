import type { CallBody } from '../../../../src/api/contract/contract.ts';
import type { Raw } from '../../../../src/interchange/shared/raw.ts';
import { keyScopes } from '../../access/key-scopes.ts';
import { extentOf } from '../../access/rules.ts';
import type { ReachedCategory } from '../../context/call-access.ts';
import { newId } from '../../db/uuid.ts';
import { checkEntry } from '../../entry/store-entry.ts';
import type { Exchange } from '../exchange.ts';
import { unsupported } from '../fhir-error.ts';
import { idFor, identifierOf, identifierSought, isSame, sourceOf, type Identifier } from './identity.ts';
import { openFormOf, readSent, sentResource, withPlaces, type SentAnswers } from './sent-response.ts';
import { knownPatient, readSubject } from './subject.ts';

/** A response that is stored. */
export interface StoredResponse {
  readonly id: string;
  /** False where it was stored before. */
  readonly isNew: boolean;
  /** Whether its sender may read it. */
  readonly isReadable: boolean;
}

/**
 * Stores a response by the rules of its form. One with an identifier is stored once, however often its sender sends it;
 * something else under the same identifier is refused, or left alone where `If-None-Exist` asks for it.
 */
export async function createResponse(exchange: Exchange, body: unknown): Promise<StoredResponse> {
  const resource = sentResource(body);
  const { category, version } = await openFormOf(exchange, resource);
  const sought = identifierSought(exchange.request.headers['if-none-exist']);
  const identifier = agreed(identifierOf(resource), sought);
  const id = identifier === undefined ? newId() : idFor(exchange.context, category.clinic, identifier);
  const before = identifier === undefined ? undefined : await findVersionOf(exchange, category, id);
  const stored = { id, isReadable: mayRead(exchange, category) };
  if (sought !== undefined && before !== undefined) return { ...stored, isNew: false };
  const sent = await readSent(exchange, resource, category, version ?? before);
  await withPlaces(exchange, sent, () => store(exchange, resource, sent, { id, source: sourceOf(identifier) }));
  return { ...stored, isNew: before === undefined };
}

function agreed(own: Identifier | undefined, sought: Identifier | undefined): Identifier | undefined {
  if (own !== undefined && sought !== undefined && !isSame(own, sought))
    throw unsupported('If-None-Exist asks for the identifier of the response itself.');
  return own ?? sought;
}

/** The version in which the caller stored a response before. */
async function findVersionOf(
  { context }: Exchange,
  { clinic }: ReachedCategory,
  id: string,
): Promise<number | undefined> {
  const row = await context.db
    .selectFrom('entries')
    .select('version')
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.version;
}

async function store(
  exchange: Exchange,
  resource: Raw,
  { category, version, answers }: SentAnswers,
  { id, source }: { readonly id: string; readonly source: string },
): Promise<void> {
  const subject = readSubject(resource, exchange.base);
  const entry = { id, category: category.id, version, answers, source };
  if (subject.known === undefined) {
    await exchange.call('/entry/storeentry', { ...entry, ...(subject.details && { patient: subject.details }) });
    return;
  }
  const file = await fileOf(exchange, subject.known, entry);
  await exchange.call('/entry/storeentry', { ...entry, file });
}

/** The file of a known patient in the form; one is opened for answers alone that can be stored. */
async function fileOf(exchange: Exchange, patient: string, entry: CallBody<'/entry/storeentry'>): Promise<string> {
  const { details, files } = await knownPatient(exchange, patient);
  const held = files.findLast(({ file }) => file.category === entry.category);
  if (held !== undefined) return held.file.id;
  await checkEntry(await exchange.allow('/entry/storeentry', entry), { ...entry, patient: details });
  const { id } = await exchange.call('/patient/openfile', { patient, category: entry.category, id: entry.id });
  return id;
}

/** Whoever may read what they store gets it back. */
function mayRead({ context }: Exchange, { role }: ReachedCategory): boolean {
  const { user } = context.caller;
  if (user === undefined || extentOf(role, 'view') === 'none') return false;
  return user.scopes?.some((scope) => keyScopes[scope].includes('/entry/getentries')) ?? true;
}
