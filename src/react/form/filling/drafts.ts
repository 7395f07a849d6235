import type { Answers } from '../../../engine/definition/types.ts';
import type { LiveForm } from '../../../engine/live-form/types.ts';
import type { Draft } from '../saving/saving.ts';
import { createDraftKeeper, type DraftPlace } from './draft-keeper.ts';
import type { Core } from './state.ts';

type Typed = Readonly<Record<'answers' | 'patient', Answers>>;
const nothing: Typed = { answers: {}, patient: {} };

/** The draft of this visit, and that of an earlier one, which is not overwritten until the person has chosen. */
export interface Drafts {
  /** Continues with the draft on offer, and with what was typed before it was found. */
  resume(): void;
  /** Goes on without the draft on offer. */
  discard(): void;
  /** Saves a change, or remembers it before the choice. */
  note(form: LiveForm, changed: ReadonlySet<string>, part: keyof Typed): void;
  /** Deletes the draft. */
  clear(): void;
  /** Looks for an earlier draft and offers it, or goes on with it where only the language of the page was changed. */
  look(): Promise<void>;
  /** Takes back an entry that was refused after it had waited. */
  takeBack(): void;
  /** Saves also when the page is hidden, shown or left. Gives the function that stops it, which hands over what was typed. */
  watch(): () => void;
}

export function createDrafts(core: Core, begin: (draft?: Draft) => void): Drafts {
  const { $state, set } = core;
  let typed = nothing;
  let isDecided = !draftPlace(core);
  const { change, clear, drop, flush, start } = createDraftKeeper({
    place: () => draftPlace(core),
    mayKeep: () => isDecided,
    read: () => draftOf(core),
    onKept: (isKept) => isKept !== $state.get().isKept && set({ isKept }),
  });
  const decide = () => {
    isDecided = true;
    if ($state.get().offer) set({ offer: undefined });
  };
  const goOn = () => {
    decide();
    flush();
  };
  const resume = () => {
    const { offer } = $state.get();
    const place = draftPlace(core);
    if (!offer || !place) return;
    drop();
    decide();
    resumeDraft(core, place, withTyped(offer, typed), begin);
  };
  return {
    watch: () => andHold(core, start()),
    resume,
    discard() {
      goOn();
      if (!$state.get().form) begin();
    },
    note(form, changed, part) {
      change();
      if (isDecided) return;
      const now = Object.entries(form.draft()).filter(([name]) => changed.has(name));
      typed = { ...typed, [part]: { ...typed[part], ...Object.fromEntries(now) } };
    },
    clear() {
      clear();
      typed = nothing;
    },
    async look() {
      const place = draftPlace(core);
      if (!place) return;
      isDecided = false;
      const offer = await findDraft(core, place);
      if (!offer) return goOn();
      const isExpected = await hasChangedLanguage(offer);
      set({ offer, ...(!isExpected && typed === nothing && !core.input.isFocused() && { form: undefined }) });
      if (isExpected) resume();
    },
    takeBack() {
      const place = draftPlace(core);
      void place?.drafts.load(place.key).then(change, () => undefined);
    },
  };
}

/** Opens the form with a draft, in the version that it was begun in. */
function resumeDraft({ input }: Core, { drafts, key }: DraftPlace, draft: Draft, begin: (draft: Draft) => void): void {
  void drafts.keep(key, draft).catch(() => undefined);
  if (draft.version === undefined || draft.version === input.source.version) begin(draft);
  else input.reload(draft);
}

/** A draft of an earlier visit, with answers; a form that was opened for one has it already. */
async function findDraft({ input }: Core, { drafts, key }: DraftPlace): Promise<Draft | undefined> {
  const found = await drafts.load(key).catch(() => undefined);
  return !input.resumed && found && hasAnswers(found) ? found : undefined;
}

/** Whether the reader has come from this page in another language, with answers that no server has refused; whoever cannot say so is asked. */
const hasChangedLanguage = ({ refusedBy }: Draft): Promise<boolean> =>
  import('../unsent/changed-language.ts')
    .then((module) => !refusedBy && module.hasChangedLanguage())
    .catch(() => false);

/** Stops, and leaves what was typed to the element; of what is sent, and where the person has yet to choose, nothing. */
function andHold(core: Core, stop: () => void): () => void {
  return () => {
    stop();
    const { outcome, offer } = core.$state.get();
    const { kept, whose } = core.input;
    const draft = draftOf(core);
    if (kept) Object.assign(kept, { whose, draft: outcome || offer || !hasAnswers(draft) ? undefined : draft });
  };
}

/** Where the draft of the form is kept; undefined for what is not saved. */
function draftPlace({ input: { mode, source, file, page, saving } }: Core): DraftPlace | undefined {
  const { category } = source;
  return saving && mode === 'fill' && category
    ? { drafts: saving.drafts, key: { category, file, link: source.link, page } }
    : undefined;
}

/** All that was typed, and the page that is open. */
export function draftOf({ $state, input }: Core): Draft {
  const { form, patientForm, page } = $state.get();
  const answers = form?.draft() ?? {};
  const at = new Date().toISOString();
  return { answers, patient: patientForm?.draft(), page: page?.id, version: input.source.version, at };
}

function withTyped(draft: Draft, { answers, patient }: Typed): Draft {
  return { ...draft, answers: { ...draft.answers, ...answers }, patient: { ...draft.patient, ...patient } };
}

function hasAnswers({ answers, patient }: Draft): boolean {
  return Object.values({ ...patient, ...answers }).some((answer) => (answer ?? '') !== '');
}
