import { uuid } from '../../api/uuid.ts';
import type { Answers, Page } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { LiveForm } from '../../engine/live-form/types.ts';
import type { Problem } from '../../engine/problem.ts';
import { errorName, type FormSource } from './form-source.ts';
import { factsAsked } from './patient-facts.ts';
import { toProblems } from './problem-list.ts';
import type { EntryBody, Saving } from './saving.ts';

/** What came of a try to save. */
export type Saved =
  | { readonly state: 'sent' | 'waiting'; readonly computed?: Answers; readonly endings?: readonly string[] }
  | {
      readonly state: 'refused';
      readonly code: string;
      readonly message?: string;
      readonly problems: readonly Problem[];
    };

interface EntryParts {
  readonly id: string;
  readonly source: FormSource;
  readonly form: LiveForm;
  readonly patient: Answers;
  readonly file?: string;
  readonly page?: string;
  /** Pages that were filled; what the others would start with is not sent. */
  readonly pages: readonly Page[];
  readonly startedAt: string;
}

/** The entry as the server takes it. Where it was filled is the page's address without its query, which may tell more. */
export function toEntry({ id, source, form, patient, file, page, pages, startedAt }: EntryParts): EntryBody {
  const answers = answersOn(form, page ? form.pages() : pages);
  const told = factsAsked(source.definition)
    .filter(([, name]) => answers[name] !== undefined)
    .map(([fact, name]) => [fact, answers[name]]);
  const who = { ...source.patient, ...patient, ...Object.fromEntries(told) };
  return {
    id,
    category: source.category ?? '',
    version: source.version ?? 1,
    answers,
    startedAt,
    ...(file ? { file } : Object.keys(who).length > 0 && { patient: who }),
    ...(page && { page }),
    source: `${location.origin}${location.pathname}`.slice(0, 300),
  };
}

/** Answers of the pages. */
function answersOn(form: LiveForm, pages: readonly Page[]): Answers {
  const answers = form.answers();
  const left = form.pages().filter((page) => !pages.includes(page));
  const names = new Set(walkQuestions({ pages: left }).map(({ question }) => question.name));
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !names.has(name)));
}

/** Hands the entry to the outbox; a fault of the device itself counts as a refusal that may be tried again. */
export async function saveEntry(saving: Saving, entry: EntryBody, form: LiveForm): Promise<Saved> {
  try {
    const outcome = await saving.saveEntry(entry);
    if (outcome.state === 'sent')
      return { state: 'sent', computed: outcome.data.computed, endings: outcome.data.endings };
    if (outcome.state === 'waiting') return { state: 'waiting' };
    const { code, message, fields = [] } = outcome;
    return {
      state: 'refused',
      code: await errorName(code).catch(() => 'internal'),
      message,
      problems: toProblems(form, fields),
    };
  } catch {
    return { state: 'refused', code: 'internal', problems: [] };
  }
}

export const newEntryId = (): string => uuid();
