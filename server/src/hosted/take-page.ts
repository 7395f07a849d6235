import type { FastifyReply } from 'fastify';
import { errors } from '../../../src/api/contract/errors.ts';
import type { Language } from '../../../src/api/contract/primitives.ts';
import type { PlainDraft, PlainEntry, PlainReply } from '../../../src/api/contract/pages/plain-page.ts';
import { makeCall } from '../calls/make-call.ts';
import { newId } from '../db/uuid.ts';
import { ServerError } from '../errors/server-error.ts';
import { toRefusal } from '../http/reply/refusal.ts';
import { describeFailure } from '../log/describe-failure.ts';
import { pathOf } from './address.ts';
import { draftField } from './document/form-document.ts';
import { openDraft } from './draft.ts';
import { keepFiles } from './keep-files.ts';
import type { HostedForm } from './open-form.ts';
import { openHosted } from './open-hosted.ts';
import { readFields } from './read-fields.ts';
import { answer, sendPage } from './send-page.ts';
import { contextOf, languageOf, type Visit } from './visit.ts';

/** A page that was sent, on its way. */
interface Passage {
  readonly hosted: HostedForm;
  readonly language: Language;
  readonly draft: PlainDraft;
}

type Complete = Extract<PlainReply, { readonly kind: 'complete' }>;

/** Answers a page that was sent: with the next one, with the same and what is wrong on it, or with the outcome. */
export async function takePage(visit: Visit): Promise<FastifyReply> {
  const sent = await readFields(visit.request);
  const sealed = sent.fields.find(([name]) => name === draftField)?.[1] ?? '';
  const begun = openDraft(contextOf(visit, languageOf(visit)), visit.named, sealed);
  const language = languageOf(visit, begun.language);
  const context = contextOf(visit, language);
  const hosted = await openHosted(visit, context, begun);
  if (hosted === undefined) throw new ServerError('badbody');
  const { fields, faults } = await keepFiles(visit, context, { hosted, entry: begun.id, sent });
  const event = { kind: 'sent', fields: fields.filter(([name]) => name !== draftField), faults } as const;
  const passage = { hosted, language, draft: { ...begun, version: hosted.version } };
  const answered = await answer(visit, { ...passage, event, isRenewed: begun.version !== hosted.version });
  const here = { ...passage, draft: answered.draft };
  if (answered.kind === 'complete') return store(visit, here, answered);
  if (hosted.refused) return refuse(visit, here, hosted.refused);
  return sendPage(visit, passage, answered, { status: statusOf(answered) });
}

/** A page that is shown again because of what is wrong on it was no success. */
const statusOf = ({ hasProblems }: Exclude<PlainReply, Complete>): number => (hasProblems ? 422 : 200);

/** Stores the entry by the call that the filler makes, once however often it is sent, and shows the outcome. */
async function store(visit: Visit, passage: Passage, { entry }: Complete): Promise<FastifyReply> {
  const { hosting, request, named } = visit;
  try {
    const context = contextOf(visit, passage.language);
    const stored = await makeCall(hosting, request, context, {
      path: '/entry/storeentry',
      body: bodyOf(visit, passage, entry),
    });
    const event = { kind: 'stored', id: stored.id, ...(stored.endings && { endings: stored.endings }) } as const;
    const outcome = await answer(visit, { ...passage, event });
    if (outcome.kind === 'complete') throw new TypeError(`The page of ${Object.keys(named)[0]} has no outcome.`);
    return await sendPage(visit, passage, outcome);
  } catch (error) {
    return refuse(visit, passage, error);
  }
}

/** The address of a link is its secret: what is stored says only that a link was used. */
function bodyOf({ hosting, named }: Visit, { hosted, draft }: Passage, { patient, ...entry }: PlainEntry) {
  const { publicUrl } = hosting.context.config;
  return {
    id: draft.id,
    category: hosted.category.id,
    version: draft.version,
    startedAt: draft.startedAt,
    source: `${publicUrl}${'link' in named ? '/lnk' : pathOf(named)}`.slice(0, 300),
    ...entry,
    ...(patient && !hosted.isOfFile && { patient }),
    ...('link' in named && { link: named.link }),
  };
}

/** Shows the page again, or all answers where it can be sent no more: nothing that was typed is lost. */
async function refuse(visit: Visit, passage: Passage, error: unknown): Promise<FastifyReply> {
  const { code, detail } = toRefusal(error);
  const { status } = errors[code];
  if (status >= 500) visit.request.log.error({ failure: describeFailure(error) }, 'a page’s entry was not stored');
  if (detail.retryAfter !== undefined) void visit.reply.header('retry-after', String(Math.ceil(detail.retryAfter)));
  // What was changed since it was stored is another entry, if it is sent again.
  const draft = code === 'idtaken' ? { ...passage.draft, id: newId() } : passage.draft;
  const refusal = { code, ...(detail.fields && { fields: detail.fields }) };
  const page = await answer(visit, { ...passage, draft, event: { kind: 'refused', refusal } });
  if (page.kind === 'complete') throw error;
  return sendPage(visit, passage, page, { status });
}
