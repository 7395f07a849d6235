import { createClient, type ClientReply } from '../../../api/client/client.ts';
import { createKeptReplies, type KeptReplies } from '../../../api/kept/kept-replies.ts';
import { createKeptStore } from '../../../api/kept/kept-store.ts';
import { createRecords, type Records } from '../../../api/records/records.ts';
import { $reachRound, $shownSince } from '../../../store/reach.ts';
import { $session, sessionSource } from '../../../store/session-core.ts';
import type { foundBeside } from './found-beside.ts';
import { createFormsAhead } from './forms-ahead.ts';
import { replyWithWaiting } from './reply-with-waiting.ts';

export interface PortalOffline {
  keep(person: string, path: string, body: object, data: unknown): Promise<void>;
  /** What was kept of a call that the server could not be asked for. */
  find(person: string, path: string, body: object, signal?: AbortSignal): Promise<ClientReply<unknown> | undefined>;
  /** A reply with the patients and files that wait on this device. */
  withWaiting(person: string, path: string, body: object, reply: ClientReply<unknown>): Promise<ClientReply<unknown>>;
}

/** Milliseconds between two looks for a server that is away, and after one that was found. */
const pace = 15_000;

/** Keeps replies for whoever is signed in, and erases them with the session. */
export function startOffline(
  server: string,
  kept: KeptReplies = createKeptReplies(server, createKeptStore(server)),
  records: Pick<Records, 'list'> = createRecords(server),
): PortalOffline {
  const client = createClient({ api: server, session: sessionSource(server) });
  const person = (): string => $session.get().id;
  const forgetOthers = (): Promise<void> => kept.forgetAllBut(person()).catch(() => undefined);
  const forms = createFormsAhead(client, (body) => kept.find(person(), '/category/getform', body));
  const { reached, look } = followServer(server);
  const waiting = async (id: string) => (await records.list()).filter(({ by }) => by === id);
  /** Whoever looks at a form's files can fill it offline: the form is asked for once, so that it is kept as well. */
  const askForForm = (path: string, body: object, data: unknown): void => {
    if (path === '/patient/getpatients' && (data as { canStore?: boolean }).canStore) return void forms.askForForms();
    const [category, ...more] = path === '/category/getcategories' ? ((body as { only?: string[] }).only ?? []) : [];
    if (category === undefined || more.length > 0) return;
    if ((data as { items: readonly unknown[] }).items.length > 0) forms.ask(category);
  };
  void forgetOthers();
  $session.listen(({ id }, before) => {
    if (id === before?.id) return;
    $shownSince.set(undefined);
    forms.clear();
    void forgetOthers();
  });
  return {
    async keep(id, path, body, data) {
      if (id !== person()) return;
      reached();
      askForForm(path, body, data);
      await kept.keep(id, path, body, data).catch(() => undefined);
      // Signed out while it was being sealed.
      if (id !== person()) await forgetOthers();
    },
    async find(id, path, body, signal) {
      if (id !== person()) return undefined;
      const found = (await kept.find(id, path, body)) ?? (await findBeside({ kept, id, path, body, waiting }));
      if (!found || signal?.aborted) return undefined;
      const since = $shownSince.get();
      if (since === undefined || found.at < since) $shownSince.set(found.at);
      look();
      return { success: true, data: found.data };
    },
    async withWaiting(id, path, body, reply) {
      if (id !== person()) return reply;
      const form = async () => (await kept.find(id, '/category/getform', body))?.data;
      return replyWithWaiting(await waiting(id), { path, body, reply, form });
    },
  };
}

/** Only without a connection, from what was kept of this code as well. */
const findBeside: typeof foundBeside = async (...given) => (await import('./found-beside.ts')).foundBeside(...given);

/** Notices that the server is back, and has what is shown loaded again. */
function followServer(server: string): { reached(): void; look(): void } {
  let lastReached = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = (): void => {
    if ($shownSince.get() === undefined) return;
    $shownSince.set(undefined);
    $reachRound.set($reachRound.get() + 1);
    lastReached = Date.now();
  };
  // Somebody who tries again is told at once.
  $reachRound.listen(() => (lastReached = 0));
  const ask = async (): Promise<void> => {
    timer = undefined;
    const { ok } = await fetch(`${server}/healthz`, { cache: 'no-store' }).catch(() => ({ ok: false }));
    if (ok) again();
    else look();
  };
  const look = (): void => {
    timer ??= $shownSince.get() === undefined ? undefined : setTimeout(() => void ask(), pace);
  };
  addEventListener('online', again);
  return {
    look,
    // One call may go through while others still fail.
    reached: () => {
      if (Date.now() - lastReached > pace) again();
    },
  };
}
