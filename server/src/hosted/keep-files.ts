import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type { SentFields } from '../../../src/api/contract/pages/plain-page.ts';
import { makeCall } from '../calls/make-call.ts';
import type { Context } from '../context/context.ts';
import { ServerError } from '../errors/server-error.ts';
import type { HostedForm } from './open-form.ts';
import { fileId, type SentFile, type SentPage } from './read-fields.ts';
import type { Visit } from './visit.ts';

interface Sending {
  readonly hosted: HostedForm;
  /** Id of the entry that the files are for. */
  readonly entry: string;
  readonly sent: SentPage;
}

/** The fields with what names each file in the place of its bytes, and the files that were not taken. */
export async function keepFiles(
  visit: Visit,
  context: Context,
  { hosted, entry, sent }: Sending,
): Promise<{ readonly fields: SentFields; readonly faults: readonly FieldFault[] }> {
  const kept: [string, string][] = [];
  const faults: FieldFault[] = [];
  for (const one of sent.files) {
    const result = await keepFile(visit, context, { hosted, entry, one });
    if (typeof result === 'string') kept.push([one.name, result]);
    else faults.push(result);
  }
  return { fields: [...sent.fields, ...kept], faults };
}

interface Keeping extends Pick<Sending, 'hosted' | 'entry'> {
  readonly one: SentFile;
}

/** The file's attachment as JSON, or why it was not taken. */
async function keepFile(
  { hosting, request }: Visit,
  context: Context,
  { hosted, entry, one: { name, file } }: Keeping,
): Promise<string | FieldFault> {
  // A field of a question has a part after a colon; the question is what can be mended.
  const fault = (rule: string): FieldFault => ({ path: name.replace(/:.*/s, ''), rule, message: '' });
  if (file === undefined) return fault('toolarge');
  try {
    const body = { id: fileId(entry, { name, bytes: file.bytes }), category: hosted.category.id };
    return JSON.stringify(await makeCall(hosting, request, context, { path: '/uploads/store', body, file }));
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    return fault(rules[error.code] ?? 'full');
  }
}

const rules: Readonly<Partial<Record<string, string>>> = {
  toolarge: 'toolarge',
  badfiletype: 'badfiletype',
  unreadablefile: 'unreadablefile',
};
