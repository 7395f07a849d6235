import { deviceStoreOf } from '../../api/device-store.ts';
import { createDrafts } from '../../api/drafts.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../../api/outbox.ts';
import type { Answers } from '../../engine/definition/types.ts';
import { $session } from '../../store/session-core.ts';
import type { DeviceSavingOptions } from './later-saving.ts';
import type { Saving } from './saving.ts';

/** Outbox, already sending what waits, and drafts of one server. */
export function createSaving({ server, client, storage = 'device' }: DeviceSavingOptions): Saving & Outbox {
  const store = deviceStoreOf(storage);
  const send: OutboxOptions['send'] = async (entry) => {
    const { uploads } = client;
    if (!uploads || !namesFiles(entry.answers)) return client.entry.storeentry(entry);
    try {
      const [{ sendWithFiles }, { keptFiles }] = await Promise.all([
        import('../../api/send-with-files.ts'),
        import('../../api/kept-files.ts'),
      ]);
      return await sendWithFiles(entry, {
        files: keptFiles(server, store),
        store: uploads.store,
        send: client.entry.storeentry,
      });
    } catch {
      return { success: false, code: 5002, message: '' };
    }
  };
  const person = () => $session.get().id;
  const outbox = createOutbox({ server, storage, store, person, send });
  outbox.start();
  // What somebody sent while signed in goes once they are signed in again.
  $session.listen(({ id }, before) => {
    if (id !== before?.id) void outbox.sendNow();
  });
  const drafts = createDrafts(server, storage, store, undefined, person);
  return { ...outbox, drafts: { ...drafts, notSavedHere: () => storage === 'memory' || drafts.notSavedHere() } };
}

/** Whether there are lists of objects, as files and rows are: only then is it worth fetching what sends files. */
const namesFiles = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => Array.isArray(answer) && typeof answer[0] === 'object');
