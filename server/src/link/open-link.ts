import type { Answers, Language } from '../../../src/engine/definition/types.ts';
import type { ReachedCategory } from '../context/call-access.ts';
import type { Context } from '../context/context.ts';
import { fromJson } from '../db/json.ts';
import { ServerError } from '../errors/server-error.ts';
import { findVersion } from '../form/versions.ts';
import { reachCategory } from '../guard/reach-category.ts';
import { liveLink, type LinkRow, type Stage } from './live-link.ts';
import { isStillOpen } from './linked-file.ts';
import { usableAnswers } from './prefilled.ts';

/** A link to a form, opened by somebody who may fill that form. */
export interface OpenedLink {
  /** Names it in entries and in the audit log; it opens nothing. */
  readonly id: string;
  readonly category: ReachedCategory;
  readonly language?: Language;
  /** What the form begins with; only of questions that it has as it is published now, and that the caller may answer. */
  readonly answers?: Answers;
  /** The patient file that the entry goes to. Nothing of it is for the person who fills the form. */
  readonly file?: string;
  readonly singleUse: boolean;
  /** The launch by an EHR that it belongs to, which gets what is stored by it. */
  readonly launch?: string;
}

/**
 * Opens a link to a form: the one way in by a link, for calls and for pages alike.
 *
 * Undefined for a link into the portal, to a file or a report, which gives no right of itself. Throws `deadlink`,
 * `linkused`, `linkexpired` or `linkrevoked`, and what the form itself refuses: `withdrawn`, `unpublished`, and for a
 * form that is not open to the public `unauthenticated`.
 *
 * With `send` it may have expired meanwhile, for a day.
 */
export async function openLink(context: Context, link: string, stage: Stage = 'open'): Promise<OpenedLink | undefined> {
  const row = await liveLink(context, link, stage);
  return row.kind === 'form' ? openForm(context, row, stage) : undefined;
}

export async function openForm(context: Context, row: LinkRow, stage: Stage = 'open'): Promise<OpenedLink> {
  const category = await reachCategory(context, row.category, 'fill');
  if (category.version === null) throw new ServerError('unpublished');
  if (category.settings.withdrawn) throw new ServerError('withdrawn');
  if (row.file !== null && !(await isStillOpen(context.db, category, row))) throw new ServerError('deadlink');
  const answers = stage === 'open' ? await answersOf(context, category, row) : undefined;
  return {
    id: row.id,
    category,
    singleUse: row.single_use === 1,
    ...(row.language !== null && { language: row.language }),
    ...(row.file !== null && { file: row.file }),
    ...(row.launch !== null && { launch: row.launch }),
    ...(answers !== undefined && { answers }),
  };
}

async function answersOf(context: Context, category: ReachedCategory, row: LinkRow): Promise<Answers | undefined> {
  if (row.answers === null) return undefined;
  const definition = await findVersion(context.db, category, category.version ?? 0);
  return definition && usableAnswers(fromJson<Answers>(row.answers), definition, category.role);
}
