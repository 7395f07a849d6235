import type { FieldFault } from '../../../src/api/contract/contract.ts';
import type {
  Answers,
  ColleagueAddress,
  Condition,
  FormDefinition,
  Language,
  Page,
  Question,
  Role,
} from '../../../src/engine/definition/types.ts';
import { walkQuestions } from '../../../src/engine/definition/walk-questions.ts';
import type { HistoryEntry, LiveForm, Patient } from '../../../src/engine/live-form/types.ts';
import type { Problem } from '../../../src/engine/definition/problem.ts';
import { fieldModels } from '../../../src/fields/models/models.ts';
import { questionsFor } from '../access/cut-answers.ts';
import { ServerError } from '../errors/server-error.ts';
import { isTyped, unknownKeys } from '../answers/check-names.ts';
import type { LaunchResources } from '../form/launch/launch-of.ts';
import { formEngine } from './form-engine.ts';
import { onceEach } from '../answers/once-each.ts';

/** What was sent, and what the form is filled with. */
export interface Filling {
  readonly definition: FormDefinition;
  readonly role: Role;
  readonly language: Language;
  readonly patient: Patient;
  readonly history: readonly HistoryEntry[];
  readonly answers: Answers;
  /** The page saved; absent: all of the form. */
  readonly page?: string;
  readonly now: () => Date;
  /** Resources that the form was opened with. */
  readonly launch?: LaunchResources | undefined;
}

export interface Filled {
  readonly answers: Answers;
  readonly computed: Answers;
  /** Whom the form's conditions send the file to. */
  readonly sendTo: readonly ColleagueAddress[];
  /** Ids of the endings that hold; absent where the form has none under a condition. */
  readonly endings?: readonly string[];
}

/**
 * Fills the form as the browser did, and gives the answers to store: those of visible questions, and what the server
 * itself computed. Throws `brokenrule` with everything that is wrong.
 */
export function fillForm(filling: Filling): Filled {
  const form = formWith(filling, filling.role);
  const faults = [
    ...unknownKeys(filling.answers, questionsFor(filling.definition, filling.role), filling.role),
    ...faultsIn(form, filling),
  ];
  if (faults.length > 0) throw new ServerError('brokenrule', { fields: faults });
  const answers = form.answers();
  const results = { ...computedIn(filling.definition, answers), ...computedForOthers(filling, answers) };
  const stored = { ...answers, ...results };
  return { answers: stored, computed: results, sendTo: sendTo(filling, stored), endings: endingsOf(filling, stored) };
}

/** What was not sent is blank, whatever an empty form would start with. */
function formWith({ definition, language, patient, history, now, answers, launch }: Filling, role: Role): LiveForm {
  return formEngine.createForm(definition, { role, language, patient, history, now, answers, launch, complete: true });
}

function own(answers: Answers, name: string) {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

function faultsIn(form: LiveForm, { page, answers }: Filling): readonly FieldFault[] {
  const pages = form.pages();
  if (page !== undefined && !pages.some(({ id }) => id === page))
    return [{ path: 'page', rule: 'choice', message: '' }];
  const filledPages = page === undefined ? pagesFilled(form, pages, answers) : [page];
  // Elsewhere nothing need be answered, but what was must be right.
  const isWrong = ({ name, rule }: Problem) =>
    rule !== 'mandatory' && own(answers, name.replace(/[.[].*/s, '')) !== undefined;
  return pages
    .flatMap(({ id }) => form.validate(id).filter((problem) => filledPages.includes(id) || isWrong(problem)))
    .map(toFault);
}

function toFault({ name, rule, message }: Problem): FieldFault {
  return { path: `answers.${name}`, rule, message };
}

/** Pages on the way through the form, and every page answered; a follow-up page waits for its visit, which fills nothing else. */
function pagesFilled(form: LiveForm, pages: readonly Page[], answers: Answers): readonly string[] {
  const visit = pages.filter((page) => page.pageType === 'followup' && isAnswered(page, answers));
  if (form.history.length > 0 && visit.length > 0) return visit.map(({ id }) => id);
  const passed = pagesPassed(form, pages[0]?.id ?? null);
  return pages
    .filter((page) => isAnswered(page, answers) || (page.pageType === 'form' && passed.has(page.id)))
    .map((page) => page.id);
}

function pagesPassed(form: LiveForm, first: string | null): ReadonlySet<string> {
  const passed = new Set<string>();
  for (let page = first; page !== null && !passed.has(page); page = form.nextPage(page)) passed.add(page);
  return passed;
}

function isAnswered(page: Page, answers: Answers): boolean {
  return namesTyped(page).some((name) => own(answers, name) !== undefined);
}

const namesTyped = onceEach((page: Page): readonly string[] =>
  walkQuestions({ pages: [page] })
    .filter(({ question }) => isTyped(question))
    .map(({ question }) => question.name),
);

function computedIn(definition: FormDefinition, answers: Answers): Answers {
  const names = calculated(definition).map((question) => question.name);
  return Object.fromEntries(names.flatMap((name) => (answers[name] === undefined ? [] : [[name, answers[name]]])));
}

/** Computed questions, those in rows apart. */
const calculated = onceEach((definition: FormDefinition): readonly Question[] =>
  walkQuestions(definition)
    .filter(({ row, question }) => !row && fieldModels[question.type].kind === 'calculated')
    .map(({ question }) => question),
);

/** Scores that those who fill the form do not see are computed for those who read it. */
function computedForOthers(filling: Filling, answers: Answers): Answers {
  const { definition, role } = filling;
  const seen = among(questionsFor(definition, role));
  const unseen = calculated(definition).some((question) => !seen.has(question));
  return unseen ? computedIn(definition, formWith({ ...filling, answers }, 'owner').answers()) : {};
}

const among = onceEach((questions: readonly Question[]): ReadonlySet<Question> => new Set(questions));

/** What is computed of stored answers, for a role, with what is known around them. */
export function computeAgain(filling: Filling): Answers {
  return computedIn(filling.definition, formWith(filling, filling.role).answers());
}

/** A condition may depend on questions that are hidden from the caller, so the whole form is evaluated. */
function sendTo(filling: Filling, answers: Answers): readonly ColleagueAddress[] {
  if (!filling.definition.conditions.some((condition) => condition.kind === 'sendfile')) return [];
  const held = formWith({ ...filling, answers }, 'owner').sendfileConditions();
  return held.flatMap((condition) => (condition.kind === 'sendfile' ? condition.to : []));
}

/** An ending may hang on what the one who fills the form does not see, too. */
export function endingsOf(filling: Filling, answers: Answers): readonly string[] | undefined {
  if (!filling.definition.endings?.some(({ when }) => when !== undefined)) return undefined;
  return formWith({ ...filling, answers }, 'owner')
    .endings()
    .map(({ id }) => id);
}

/** Rules that notify, asked with all that those who read the file know: whoever fills the form may know less. */
export function rulesThatHold(filling: Filling, answers: Answers): readonly Extract<Condition, { kind: 'notify' }>[] {
  if (!filling.definition.conditions.some(({ kind }) => kind === 'notify')) return [];
  return formWith({ ...filling, answers }, 'owner').notifyConditions();
}
