import type { FastifyRequest } from 'fastify';
import type { CallBody } from '../../../src/api/contract/contract.ts';
import type { Attachment } from '../../../src/engine/definition/types.ts';
import { readSubmission } from '../../../src/interchange/xforms/read-submission.ts';
import { allowCall, makeCall, type Callable } from '../calls/make-call.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { derivedId } from '../db/derived-id.ts';
import { ServerError } from '../errors/server-error.ts';
import { openCategory } from '../form/get-form.ts';
import { fieldFormOf } from './field-forms.ts';
import { placesOf, type Place } from './file-of-submission.ts';
import { FaultsInForm } from './openrosa-response.ts';
import type { SubmissionParts } from './receive-parts.ts';
import { sentSubmission, type SentSubmission } from './sent-submission.ts';

export interface Receiver extends Callable {
  readonly context: Context;
  readonly request: FastifyRequest;
}

/**
 * Takes one POST of a submission: keeps the files that its answers name, and once all of them are there stores the
 * response, as the calls do. Ids follow from the instance and its sender, so what is sent again is stored once.
 */
export async function takeSubmission(
  receiver: Receiver,
  parts: SubmissionParts,
): Promise<{ readonly isComplete: boolean }> {
  const sent = sentSubmission(parts.xml);
  const category = await categoryOf(receiver, sent);
  const form = await fieldFormOf(receiver.context, category, sent.version);
  const named = new Map<string, Attachment>();
  const { answers, patient, left } = readSubmission(sent.root, form.definition, (name) => {
    const file = { id: idOf(receiver, category, [sent.instance, name]), name: name.slice(0, 300), ...unknownYet };
    named.set(name, file);
    return file;
  });
  if (left.length > 0)
    throw new ServerError('brokenrule', {
      fields: left.map((name) => ({ path: `answers.${name}`, rule: 'unknownkey', message: '' })),
    });
  const entry = {
    id: idOf(receiver, category, [sent.instance]),
    category: category.id,
    version: sent.version,
    answers,
    source: `openrosa ${sent.instance}`,
    ...(sent.startedAt !== undefined && { startedAt: sent.startedAt }),
  };
  try {
    for (const file of parts.files) {
      const upload = named.get(file.name);
      if (upload !== undefined) await make(receiver, '/uploads/store', { id: upload.id, category: category.id }, file);
    }
    if (!parts.isIncomplete) {
      const places = await placesOf(receiver.context, category, form.whole, { id: entry.id, answers, patient });
      await storeInOne(receiver, entry, places);
    }
  } catch (error) {
    throw error instanceof ServerError ? new FaultsInForm(error, form.definition) : error;
  }
  return { isComplete: !parts.isIncomplete };
}

/** Under the first of its places, or where it is stored already. */
async function storeInOne(
  receiver: Receiver,
  entry: CallBody<'/entry/storeentry'>,
  [place, ...more]: readonly [Place, ...Place[]],
): Promise<void> {
  try {
    await make(receiver, '/entry/storeentry', { ...entry, ...place });
  } catch (error) {
    const [next, ...rest] = more;
    if (next === undefined || !(error instanceof ServerError && error.code === 'idtaken')) throw error;
    await storeInOne(receiver, entry, [next, ...rest]);
  }
}

/** The server finds out once it has the file. */
const unknownYet = { type: 'application/octet-stream', size: 0 } as const;

/** The form, if the caller may fill it. */
async function categoryOf(
  { context, request, ...callable }: Receiver,
  { form, version }: SentSubmission,
): Promise<ReachedCategory> {
  const bare = { id: derivedId(['']), category: form, version, answers: {} };
  const allowed = await allowCall(callable, request, context, { path: '/entry/storeentry', body: bare });
  return openCategory(allowed, form);
}

function make<P extends '/uploads/store' | '/entry/storeentry'>(
  { context, request, ...callable }: Receiver,
  path: P,
  body: Parameters<typeof makeCall<P>>[3]['body'],
  file?: Parameters<typeof makeCall<P>>[3]['file'],
) {
  return makeCall(callable, request, context, { path, body, ...(file && { file }) });
}

/** Of one sender: nobody else takes the name of what they send. */
const idOf = ({ context }: Receiver, { clinic }: ReachedCategory, parts: readonly string[]): string =>
  derivedId(['openrosa', clinic, context.caller.user?.id ?? '', ...parts]);
