import type { Proposal } from '../../proposal/types.ts';
import { uuid } from '../client/uuid.ts';
import { deviceStoreOf, type DeviceStore } from '../device/device-store.ts';

/** A proposal as the device keeps it. `rev` counts its savings, on the server where it is kept there; `at` is ISO 8601 UTC. */
export interface DeviceProposal {
  readonly proposal: Proposal;
  readonly rev: number;
  readonly at: string;
}

export type DeviceReply =
  /** `memory`: the device refused it, and it lasts as long as the page. */
  | { readonly kind: 'stored'; readonly rev: number; readonly memory: boolean }
  /** Another tab has kept it since. */
  | { readonly kind: 'conflict'; readonly theirs: DeviceProposal };

/** One proposal on the device. */
export interface ProposalPlaceOnDevice {
  load(): Promise<DeviceProposal | undefined>;
  /** Keeps it if nobody has kept another since `rev`, and counts one up. */
  store(proposal: Proposal, rev: number): Promise<DeviceReply>;
  /** Keeps changes that the server of that `rev` does not have. False where the device refused. */
  keep(proposal: Proposal, rev: number): Promise<boolean>;
  clear(): Promise<void>;
  /** Calls back when another tab has kept it. */
  watch(changed: (theirs: DeviceProposal) => void): () => void;
}

export interface DeviceProposals {
  /** The latest first. */
  list(): Promise<readonly (DeviceProposal & { readonly id: string })[]>;
  of(id: string): ProposalPlaceOnDevice;
}

interface Surroundings {
  readonly store?: DeviceStore;
  readonly locks?: Pick<LockManager, 'request'> | undefined;
  readonly channel?: () => BroadcastChannel | undefined;
}

const name = 'porsa|proposals';

/** In a sandboxed frame there is no channel. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

const prefixOf = (server: string, person: string): string => `proposal|${server}|${person}|`;

/** How often each person has signed out in this page: what was being written then is not kept any more. */
const signOuts = new Map<string, number>();

/** What one person has on this device of proposals, in all projects. */
export function createOwnProposals(server: string, person: string, store: DeviceStore = deviceStoreOf()) {
  const all = prefixOf(server, person);
  return {
    /** How many hold changes that the server does not have. */
    count: async (): Promise<number> => (await store.keys(all)).length,
    /** At sign-out. */
    async clearAll(): Promise<void> {
      signOuts.set(all, (signOuts.get(all) ?? 0) + 1);
      // The chat keeps its conversations, and the agreement to use a language model, beside them.
      const chats = ['proposalchat', 'proposalassistant'].map((kind) => `${kind}|${server}|${person}|`);
      const keys = await Promise.all([all, ...chats].map((prefix) => store.keys(prefix)));
      await Promise.all(keys.flat().map((key) => store.delete(key)));
    },
  };
}

/** Proposals of one server, person and project that are kept on this device. */
export function createDeviceProposals(
  server: string,
  person: string,
  project: string,
  { store = deviceStoreOf(), locks = globalThis.navigator?.locks, channel = openChannel }: Surroundings = {},
): DeviceProposals {
  const own = prefixOf(server, person);
  const all = `${own}${project}|`;
  const begun = signOuts.get(own);
  const inTurn = exclusive(locks);
  const self = uuid();
  const load = async (key: string): Promise<DeviceProposal | undefined> =>
    (await store.get(key)) as DeviceProposal | undefined;
  const put = async (key: string, proposal: Proposal, rev: number): Promise<boolean> => {
    if (signOuts.get(own) !== begun) return false;
    await store.put(key, { proposal, rev, at: new Date().toISOString() } satisfies DeviceProposal);
    return !store.notSavedHere();
  };
  return {
    async list() {
      const keys = await store.keys(all);
      const found = await Promise.all(keys.map(async (key) => ({ id: key.slice(all.length), kept: await load(key) })));
      return found
        .flatMap(({ id, kept }) => (kept ? [{ id, ...kept }] : []))
        .sort((one, other) => other.at.localeCompare(one.at));
    },
    of(id) {
      const key = all + id;
      return {
        load: () => load(key),
        store: (proposal, rev) =>
          inTurn(key, async () => {
            const theirs = await load(key);
            if (theirs && theirs.rev !== rev) return { kind: 'conflict', theirs };
            const isOnDevice = await put(key, proposal, rev + 1);
            tell(channel, { key, from: self });
            return { kind: 'stored', rev: rev + 1, memory: !isOnDevice };
          }),
        keep: (proposal, rev) => put(key, proposal, rev),
        clear: () => store.delete(key),
        watch(changed) {
          const listening = channel();
          if (!listening) return () => undefined;
          listening.onmessage = ({ data: { key: changedKey, from } }: MessageEvent<Message>) => {
            if (changedKey === key && from !== self) void load(key).then((theirs) => theirs && changed(theirs));
          };
          return () => listening.close();
        },
      };
    },
  };
}

/** What is read and then written is not written by another tab in between. */
function exclusive(locks: Pick<LockManager, 'request'> | undefined) {
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    if (!locks) return work();
    let begun: Promise<T> | undefined;
    try {
      return await locks.request(`porsa|${key}`, () => (begun = work()));
    } catch (error) {
      // A sandboxed frame refuses every lock.
      if (begun) throw error;
      return work();
    }
  };
}

/** A channel reaches every other one of its name, those of the same page too. */
interface Message {
  readonly key: string;
  readonly from: string;
}

function tell(channel: () => BroadcastChannel | undefined, message: Message): void {
  const speaking = channel();
  speaking?.postMessage(message);
  speaking?.close();
}
