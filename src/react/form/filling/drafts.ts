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
  /** Looks for an earlier draft and offers it. */
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
  return {
    watch: () => andHold(core, start()),
    resume() {
      const { source, reload } = core.input;
      const { offer } = $state.get();
      const place = draftPlace(core);
      if (!offer || !place) return;
      const draft = withTyped(offer, typed);
      drop();
      decide();
      void place.drafts.keep(place.key, draft).catch(() => undefined);
      if (draft.version === undefined || draft.version === source.version) begin(draft);
      else reload(draft);
    },
    discard() {
      decide();
      flush();
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
      const { resumed, isFocused } = core.input;
      const place = draftPlace(core);
      if (!place) return;
      isDecided = false;
      const offer = await place.drafts.load(place.key).catch(() => undefined);
      if (!resumed && offer && hasAnswers(offer))
        return set({ offer, ...(typed === nothing && !isFocused() && { form: undefined }) });
      decide();
      flush();
    },
    takeBack() {
      const place = draftPlace(core);
      void place?.drafts.load(place.key).then(change, () => undefined);
    },
  };
}

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
