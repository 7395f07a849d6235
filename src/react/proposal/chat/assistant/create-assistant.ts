import { atom, type ReadableAtom } from 'nanostores';
import { deviceStoreOf, type DeviceStore } from '../../../../api/device/device-store.ts';
import { textsOf } from '../../../../proposal/conversation/offers.ts';
import type { Moment } from '../../../../proposal/conversation/types.ts';
import { picoElements } from '../../../../proposal/pico/types.ts';
import type { ProposalClient } from '../../types.ts';
import { inTurn } from '../store/in-turn.ts';
import { readEvents, suggestionsIn } from './read-suggestions.ts';

/** A language model that the server is configured with, and whether this person lets texts be sent to it. */
export interface Offer {
  readonly host: string;
  readonly model: string;
  readonly agreed: boolean;
}

/** Why there are no suggestions, or no more of them. */
export type Failure = 'offline' | 'cut' | 'busy' | 'failed' | 'gone';

export interface Suggested {
  readonly state: 'asking' | 'answered' | 'failed';
  readonly failure?: Failure;
  readonly lines: readonly string[];
}

export interface Assistant {
  /** Undefined where there is none. */
  readonly $offer: ReadableAtom<Offer | undefined>;
  readonly $suggested: ReadableAtom<Suggested | undefined>;
  /** Agrees to sending, on this device and to this model alone; or takes that back. */
  agree(agreed: boolean): void;
  /** Asks for suggestions at this point. Sends nothing without agreement. */
  ask(moment: Moment): Promise<void>;
  /** Forgets what was suggested, and stops what is on its way. */
  clear(): void;
}

interface AssistantOptions {
  readonly client: ProposalClient;
  /** Under which the device keeps the agreement. */
  readonly key: string;
  readonly device?: DeviceStore;
}

/** Characters that the server takes of one part and of a title. */
const limits = { part: 500, title: 1000 } as const;

export function createAssistant({ client, key, device = deviceStoreOf() }: AssistantOptions): Assistant {
  const $offer = atom<Offer | undefined>(undefined);
  const $suggested = atom<Suggested | undefined>(undefined);
  let running: AbortController | undefined;

  void (async () => {
    const reply = await client.proposal.getassistant();
    if (!reply.success || !reply.data.available) return;
    const { host, model } = reply.data;
    // An agreement holds for the model that was named in it.
    const kept = await device.get(key).catch(() => undefined);
    $offer.set({ host, model, agreed: kept === `${host} ${model}` });
  })();

  const keep = inTurn(() => {
    const { host, model, agreed } = $offer.get() ?? {};
    return agreed ? device.put(key, `${host} ${model}`) : device.delete(key);
  });

  function clear(): void {
    running?.abort();
    running = undefined;
    $suggested.set(undefined);
  }

  async function ask(moment: Moment): Promise<void> {
    const asked = askFor(moment);
    if (!$offer.get()?.agreed || asked === undefined) return;
    clear();
    const own = (running = new AbortController());
    const set = (suggested: Suggested): void => {
      if (running === own) $suggested.set(suggested);
    };
    set({ state: 'asking', lines: [] });
    const reply = await client.proposal.assist(asked, { signal: own.signal });
    if (!reply.success) return set({ state: 'failed', failure: failureOf(reply.code), lines: [] });
    set(await follow(reply.data, (lines) => set({ state: 'asking', lines })));
  }

  return {
    $offer,
    $suggested,
    agree(agreed) {
      const offer = $offer.get();
      if (!offer) return;
      if (!agreed) clear();
      $offer.set({ ...offer, agreed });
      keep();
    },
    ask,
    clear,
  };
}

async function follow(response: Response, progress: (lines: readonly string[]) => void): Promise<Suggested> {
  let text = '';
  const whole = (): readonly string[] => suggestionsIn(text.slice(0, text.lastIndexOf('\n') + 1));
  try {
    for await (const event of readEvents(response)) {
      if (event.event === 'error') return { state: 'failed', failure: failureOf(event.code), lines: whole() };
      if (event.event === 'done') return { state: 'answered', lines: suggestionsIn(text) };
      text += event.text;
      progress(whole());
    }
  } catch {
    // The connection broke.
  }
  return { state: 'failed', failure: 'cut', lines: whole() };
}

const failures: Readonly<Record<number, Failure>> = {
  4046: 'gone',
  4290: 'busy',
  4294: 'busy',
  5002: 'offline',
};

const failureOf = (code: number): Failure => failures[code] ?? 'failed';

/** What is sent: the title and the parts that are known, and which of them is asked for. Nothing else of the proposal. */
function askFor({ step, title, titleLanguage: language, parts }: Moment) {
  const texts = textsOf(parts);
  const known = Object.fromEntries(
    picoElements.filter((element) => texts[element]).map((element) => [element, texts[element]?.slice(0, limits.part)]),
  );
  const shared = { language, title: title.slice(0, limits.title), known };
  if (step.kind === 'offers') return { task: 'title' as const, ...shared };
  if (step.kind === 'part' && step.part !== 'measure')
    return { task: 'suggest' as const, element: step.part, ...shared };
  return undefined;
}

/** The language model can help at this point. */
export const canAsk = (moment: Moment): boolean => askFor(moment) !== undefined;
