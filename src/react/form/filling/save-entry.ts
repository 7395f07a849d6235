import type { Answers, FormDefinition, Page } from '../../../engine/definition/types.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { Problem } from '../../../engine/definition/problem.ts';
import { errorName } from '../failure/failure.ts';
import type { FormSource } from '../source/load-source.ts';
import { factsAsked } from '../patient/patient-facts.ts';
import type { EntryBody, Saving } from '../saving/saving.ts';
import type { Outcome } from './state.ts';

export interface Refusal {
  readonly state: 'refused';
  readonly code: string;
  readonly message?: string;
  readonly problems: readonly Problem[];
}

/** The result of saving. */
export type Saved =
  | ({ readonly state: 'sent' | 'waiting'; readonly computed?: Answers } & Pick<Outcome, 'endings' | 'differs'>)
  | Refusal;

interface EntryParts {
  readonly id: string;
  readonly source: FormSource;
  readonly form: LiveForm;
  readonly patient?: Answers;
  readonly file?: string;
  readonly page?: string;
  /** Pages that nobody has filled: their initial answers are not sent. */
  readonly unfilled: readonly Page[];
  readonly startedAt: string;
}

/** The answers of visible questions, without what the form began with on pages that nobody has filled. */
export function coveredAnswers(form: LiveForm, unfilled: readonly Page[]): Answers {
  const left = new Set(walkQuestions({ pages: unfilled }).map(({ question }) => question.name));
  return Object.fromEntries(Object.entries(form.answers()).filter(([name]) => !left.has(name)));
}

/** Who the patient is: as it is known, and as the form itself asks for it. */
export function patientIn(definition: FormDefinition, answers: Answers, known: object): Answers {
  const facts = factsAsked(definition)
    .filter(([, name]) => answers[name] !== undefined)
    .map(([fact, name]) => [fact, answers[name]]);
  return { ...known, ...Object.fromEntries(facts) };
}

/** The request body of an entry. Its source is the page's address without the query, which may hold private data, and without the link. */
export function toEntry({ id, source, form, patient, file, page, unfilled, startedAt }: EntryParts): EntryBody {
  const { link } = source;
  const answers = coveredAnswers(form, unfilled);
  const who = patientIn(source.definition, answers, { ...source.patient, ...patient });
  return {
    id,
    category: source.category ?? '',
    version: source.version ?? 1,
    answers,
    startedAt,
    ...(link && { link }),
    ...(file ? { file } : !source.forPatient && Object.keys(who).length > 0 && { patient: who }),
    ...(page && { page }),
    source: `${location.origin}${link ? location.pathname.replace(`/${link}`, '') : location.pathname}`.slice(0, 300),
  };
}

/** Hands the entry to the outbox; a fault of the device itself counts as a refusal that may be tried again. */
export async function saveEntry(saving: Saving, entry: EntryBody, form: LiveForm): Promise<Saved> {
  try {
    const outcome = await saving.saveEntry(entry);
    if (outcome.state === 'sent') return { ...outcome.data, state: 'sent' };
    if (outcome.state === 'waiting') return { state: 'waiting' };
    const { code, message, fields = [] } = outcome;
    return {
      state: 'refused',
      code: await errorName(code).catch(() => 'internal'),
      message,
      problems: fields.length
        ? await import('./field-problems.ts').then(
            ({ toProblems }) => toProblems(form, fields),
            () => [],
          )
        : [],
    };
  } catch {
    return { state: 'refused', code: 'internal', problems: [] };
  }
}
