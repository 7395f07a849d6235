import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { deviceStoreOf, type DeviceStore } from '../../../../api/device/device-store.ts';
import type { CoreLanguage } from '../../../../engine/definition/types.ts';
import { answer, beginConversation, takeBack } from '../../../../proposal/conversation/conversation.ts';
import { isRefused } from '../../../../proposal/conversation/history.ts';
import { keptOf, readKept } from '../../../../proposal/conversation/kept.ts';
import type { Conversation, Input } from '../../../../proposal/conversation/types.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import { inTurn } from './in-turn.ts';
import type { ProposalStore } from '../../store/proposal-store.ts';

/** The conversation about one proposal, kept on the device with what stands in the text box. */
export interface ChatStore {
  /** Undefined until it is known what the device has. */
  readonly $conversation: ReadableAtom<Conversation | undefined>;
  /** What is typed and not sent. */
  readonly $draft: WritableAtom<string>;
  /** What was typed leaves the box once it is taken; what is refused stays there. */
  send(input: Input): void;
  takeBack(): void;
  speak(language: CoreLanguage): void;
  stop(): void;
}

export interface ChatOptions {
  readonly store: Pick<ProposalStore, '$proposal' | '$template' | 'change'>;
  readonly language: CoreLanguage;
  /** Under which the device keeps it: `own` once the proposal is kept too, `blank` as long as nothing is in it. */
  readonly keys: { readonly own: string; readonly blank: string };
  readonly device?: DeviceStore;
}

export function createChat({ store, language, keys, device = deviceStoreOf() }: ChatOptions): ChatStore {
  const $conversation = atom<Conversation | undefined>(undefined);
  const $draft = atom('');
  const { key, keep, stop } = createKeeping({ store, keys, device, $conversation, $draft });

  async function load(): Promise<void> {
    const kept = (await device.get(key()).catch(() => undefined)) as { readonly draft?: unknown } | undefined;
    const begun = beginConversation(language, store.$proposal.get(), asksBothTitles(store.$template.get()));
    $conversation.set(readKept(kept, begun) ?? begun);
    if (typeof kept?.draft === 'string' && $draft.get() === '') $draft.set(kept.draft);
  }
  void load();

  /** The form may have changed since, and so may the template. */
  const current = (conversation: Conversation): Conversation => ({
    ...conversation,
    proposal: store.$proposal.get(),
    bothTitles: asksBothTitles(store.$template.get()),
  });

  function step(move: (conversation: Conversation) => Conversation): void {
    const conversation = $conversation.get();
    if (!conversation) return;
    const before = current(conversation);
    const after = move(before);
    if (after.proposal !== before.proposal) store.change(after.proposal);
    $conversation.set(after);
    keep();
  }

  return {
    $conversation,
    $draft,
    send(input) {
      step((conversation) => answer(conversation, input));
      const conversation = $conversation.get();
      if (typeof input === 'string' && conversation && !isRefused(conversation)) $draft.set('');
    },
    takeBack: () => step(takeBack),
    speak(spoken) {
      const conversation = $conversation.get();
      if (conversation && conversation.language !== spoken) $conversation.set({ ...conversation, language: spoken });
    },
    stop,
  };
}

interface KeepingOptions extends Required<Pick<ChatOptions, 'store' | 'keys' | 'device'>> {
  readonly $conversation: ReadableAtom<Conversation | undefined>;
  readonly $draft: ReadableAtom<string>;
}

/** Keeps the conversation after each step, and the text box with each letter. */
function createKeeping({ store, keys, device, $conversation, $draft }: KeepingOptions) {
  // A proposal with nothing in it is kept nowhere, and opened again under another id.
  const key = (): string => (Object.keys(store.$proposal.get().values).length === 0 ? keys.blank : keys.own);
  const keep = inTurn(async () => {
    const conversation = $conversation.get();
    if (!conversation) return;
    await device.put(key(), { ...keptOf(conversation), draft: $draft.get() });
    if (key() === keys.own) await device.delete(keys.blank);
  });
  return { key, keep, stop: $draft.listen(keep) };
}

function asksBothTitles({ sections }: ProposalTemplate): boolean {
  const roles = new Set(sections.flatMap(({ questions }) => questions.map(({ role }) => role)));
  return roles.has('titleEnglish') && roles.has('titlePersian');
}
