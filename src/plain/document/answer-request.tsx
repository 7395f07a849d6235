import type { ReactNode } from 'react';
import { calendarFor } from '../../engine/languages/native.ts';
import type { Language, Page as FormPage } from '../../engine/definition/types.ts';
import { walkQuestions } from '../../engine/definition/walk-questions.ts';
import type { LoadingEngine } from '../../fields/form/loading-engine.ts';
import { fieldModels } from '../../fields/models/models.ts';
import { fieldViews } from '../../fields/registry/views.ts';
import { FormOpening } from '../../react/form/opening/opening.ts';
import { tintsOf } from '../tint-styles.ts';
import { createLanguageTools, directionOf, type LanguageTools } from '../../react/ui/language/language.tsx';
import { translate } from '../../store/texts.ts';
import { leftBlank, openFilling, type PlainFilling } from './open-filling.ts';
import { OutcomeView } from './outcome-view.tsx';
import { OverView } from './over-view.tsx';
import { PageView } from './page-view.tsx';
import { isOver } from './refusal-words.ts';
import { goField } from './sent-fields.ts';
import { showRefusal } from './show-refusal.ts';
import { takeTurn, type Turn } from './take-turn.ts';
import { addPageTexts } from './texts.ts';
import { toEntry } from './to-entry.ts';
import type { PlainDraft, PlainReply, PlainRequest } from '../../api/contract/pages/plain-page.ts';

type Page = Exclude<PlainReply, { readonly kind: 'complete' }>;

/** A reply, and what is to be drawn of it. */
export type Answered =
  { readonly reply: Exclude<PlainReply, Page> } | { readonly reply: Omit<Page, 'html'>; readonly view: ReactNode };

addPageTexts();

const buttons = { next: goField.next, stay: goField.stay };

/** What follows a request: a page, the outcome, or an entry to be stored. */
export async function answerRequest(engine: LoadingEngine, request: PlainRequest): Promise<Answered> {
  await prepare(engine, request);
  const { event } = request;
  const filling = openFilling(engine, request, toolsFor(request.language));
  switch (event.kind) {
    case 'opened':
      return pageOf(filling);
    case 'sent':
      return afterTurn(filling, takeTurn(filling, event));
    case 'refused':
      showRefusal(filling, event.refusal);
      if (!isOver(event.refusal.code)) return pageOf(filling, { refusal: event.refusal });
      return outcomeOf(filling, <OverView filling={filling} refusal={event.refusal} />);
    case 'stored':
      return outcomeOf(filling, <OutcomeView filling={filling} stored={event} again={request.again} />);
    default:
      return event satisfies never;
  }
}

const toolsFor = (language: Language): LanguageTools =>
  createLanguageTools(language, calendarFor(language), directionOf(language), (key, params, shown) =>
    translate(language, key, params, shown),
  );

/** Brings what the form's rules need, and the words of its answers. */
async function prepare(engine: LoadingEngine, { form: { definition } }: PlainRequest): Promise<void> {
  const questions = walkQuestions(definition).map(({ question }) => question);
  await Promise.all([
    engine.prepare(definition),
    definition.opening && FormOpening.prepare(),
    ...questions.map((question) => fieldViews[question.type].prepare?.(question)),
  ]);
}

/** Sent again, a whole entry is the same as the first time: it keeps the time that its last page was drawn with. */
function afterTurn(filling: PlainFilling, turn: Turn): Answered {
  if (!turn.isComplete) return pageOf(filling, { turn });
  const { drawnAt } = filling.request.draft;
  const draft = { ...draftOf(filling), ...(drawnAt !== undefined && { drawnAt }) };
  return { reply: { kind: 'complete', draft, entry: toEntry(filling) } };
}

function pageOf(
  filling: PlainFilling,
  notices: Pick<Parameters<typeof PageView>[0], 'turn' | 'refusal'> = {},
): Answered {
  const { core, language, request, form } = filling;
  const { page, reviewed, problems } = core.$state.get();
  const title = language.text(form.definition.title);
  return {
    reply: {
      kind: 'page',
      draft: draftOf(filling),
      title: problems.length > 0 ? language.t('hosted:error', { title }) : title,
      buttons,
      tints: tintsOf(form.definition),
      hasProblems: problems.length > 0,
      takesFiles: !reviewed && page !== undefined && asksForFile(page),
    },
    view: <PageView filling={filling} isRenewed={request.isRenewed} {...notices} />,
  };
}

const asksForFile = (page: FormPage): boolean =>
  walkQuestions({ pages: [page] }).some(({ question }) => fieldModels[question.type].attachments !== undefined);

function outcomeOf({ request, form, language }: PlainFilling, view: ReactNode): Answered {
  const title = language.text(form.definition.title);
  return {
    reply: {
      kind: 'outcome',
      draft: request.draft,
      title,
      takesFiles: false,
      hasProblems: false,
      tints: [],
      buttons,
    },
    view,
  };
}

function draftOf({ core, form, patientForm, request }: PlainFilling): PlainDraft {
  const { steps, page, review } = core.$state.get();
  const { draft, language, now } = request;
  return {
    ...draft,
    language,
    drawnAt: now,
    at: page?.id ?? steps.at,
    trail: steps.trail,
    ...(review && { review }),
    blank: leftBlank(form),
    answers: form.draft(),
    ...(patientForm && { patient: patientForm.draft() }),
  };
}
