import type { ClientReply } from '../client/client.ts';
import type { CallBody, CallData } from '../contract/contract.ts';
import type { KeptFiles } from './kept-files.ts';

type EntryBody = CallBody<'/entry/storeentry'>;
type EntryReply = ClientReply<CallData<'/entry/storeentry'>>;

export interface Sending {
  readonly files: KeptFiles;
  store(upload: CallBody<'/uploads/store'> & { readonly file: Blob }): Promise<ClientReply<CallData<'/uploads/store'>>>;
  send(entry: EntryBody): Promise<EntryReply>;
}

/** Sends the files that an entry names, then the entry; the bytes are forgotten once the server has it. Sent again, all of it happens once. */
export async function sendWithFiles(entry: EntryBody, sending: Sending, again = false): Promise<EntryReply> {
  const named = filesIn(entry.answers, 'answers');
  for (const { id, path } of named) {
    const refused = await sendOne(id, path, entry, sending);
    if (refused) return refused;
  }
  const reply = await sending.send(entry);
  const ids = named.map(({ id }) => id);
  if (reply.success) await sending.files.drop(ids);
  else if (!again && reply.fields?.some(({ rule }) => rule === 'filegone')) {
    for (const id of ids) await sending.files.markSent(id, false);
    return sendWithFiles(entry, sending, true);
  }
  return reply;
}

/** The server's refusal, as a problem of the question; undefined where the server has the file already. */
async function sendOne(
  id: string,
  path: string,
  entry: EntryBody,
  { files, store }: Sending,
): Promise<Exclude<EntryReply, { success: true }> | undefined> {
  const file = (await files.wasSent(id)) ? undefined : await files.find(id);
  if (!file) return undefined;
  const reply = await store({ id, category: entry.category, ...(entry.file && { into: entry.file }), file });
  if (reply.success) {
    await files.markSent(id, true);
    return undefined;
  }
  return { ...reply, fields: [{ path, rule: 'file', message: reply.message }] };
}

interface NamedFile {
  readonly id: string;
  readonly path: string;
}

/** Every file that answers name, rows included, and the question that does. */
export function filesIn(answers: unknown, path: string): readonly NamedFile[] {
  if (typeof answers !== 'object' || answers === null) return [];
  const { id, size } = answers as { readonly id?: unknown; readonly size?: unknown };
  if (typeof id === 'string' && typeof size === 'number') return [{ id, path: path.replace(/\[\d+\]$/, '') }];
  const entries = Array.isArray(answers)
    ? answers.map((item, index) => [`${path}[${index}]`, item] as const)
    : Object.entries(answers).map(([name, item]) => [`${path}.${name}`, item] as const);
  return entries.flatMap(([at, item]) => filesIn(item, at));
}
