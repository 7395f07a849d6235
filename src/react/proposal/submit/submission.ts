import { uuid } from '../../../api/client/uuid.ts';
import type { Answers, FormDefinition, Localized } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import { formatSource, type CitationStyle } from '../../../proposal/sources/format-source.ts';
import { toFormAnswers, type LeftAnswer } from '../../../proposal/template/to-form-answers.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Proposal } from '../../../proposal/types.ts';
import type { ProposalClient } from '../types.ts';

/** What goes into the form of a research centre, before it is sent. */
export interface Submission {
  readonly category: string;
  readonly version: number;
  readonly title: Localized;
  readonly answers: Answers;
  /** Titles of the form's questions that get an answer. */
  readonly places: readonly Localized[];
  /** What the form has no place for. */
  readonly left: readonly LeftAnswer[];
  /** The same for all tries: of two that arrive, one counts. */
  readonly id: string;
}

/** `message` is the server's, in the reader's language; blank where no reply came. */
export interface Refused {
  readonly ok: false;
  readonly code: number;
  readonly message: string;
}

/** The client's own codes, from here on: no reply came. */
const noReply = 5000;

const refusedBy = ({ code, message }: { readonly code: number; readonly message: string }): Refused => ({
  ok: false,
  code,
  message: code >= noReply ? '' : message,
});

/** The proposal as answers to the form that takes submissions. */
export async function prepareSubmission(
  client: ProposalClient,
  category: string,
  given: { readonly proposal: Proposal; readonly template: ProposalTemplate; readonly style: CitationStyle },
): Promise<{ readonly ok: true; readonly submission: Submission } | Refused> {
  const reply = await client.category.getform({ category });
  if (!reply.success) return refusedBy(reply);
  const { definition, version } = reply.data;
  const { answers, left } = toFormAnswers(given.proposal, given.template, definition, {
    formatSource: (source, language) => formatSource(source, given.style, language).text,
  });
  const places = placesOf(definition, answers);
  const title = definition.title;
  return { ok: true, submission: { category, version, title, answers, left, places, id: uuid() } };
}

const placesOf = (definition: FormDefinition, answers: Answers): readonly Localized[] =>
  walkQuestions(definition)
    .filter(({ question }) => Object.hasOwn(answers, question.name))
    .map(({ question }) => question.title);

/** Sends it as any response is sent. */
export async function send(client: ProposalClient, submission: Submission): Promise<{ readonly ok: true } | Refused> {
  const { id, category, version, answers } = submission;
  const reply = await client.entry.storeentry({ id, category, version, answers });
  return reply.success ? { ok: true } : refusedBy(reply);
}
