import { deviceStoreOf } from '../../../api/device/device-store.ts';
import { createDrafts } from '../../../api/drafts/drafts.ts';
import { createOutbox, type Outbox, type OutboxOptions } from '../../../api/outbox/outbox.ts';
import { $session } from '../../../store/session-core.ts';
import type { DeviceSavingOptions, Saving } from './saving.ts';
import { sendAhead } from './send-ahead.ts';

/** Outbox, already sending what waits, and drafts of one server. */
export function createSaving({ server, client, storage = 'device' }: DeviceSavingOptions): Saving & Outbox {
  const store = deviceStoreOf(storage);
  const send: OutboxOptions['send'] = async (entry) => {
    const { uploads } = client;
    if (!uploads || !namesFiles(entry.answers)) return client.entry.storeentry(entry);
    try {
      const [{ sendWithFiles }, { keptFiles }] = await Promise.all([
        import('../../../api/files/send-with-files.ts'),
        import('../../../api/files/kept-files.ts'),
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
  const ahead = (all: boolean) => sendAhead({ server, store, client, person: person(), all });
  const outbox = createOutbox({ server, storage, store, person, send, ahead });
  outbox.start();
  // What somebody sent while signed in goes once they are signed in again.
  $session.listen(({ id }, before) => {
    if (id !== before?.id) void outbox.sendNow();
  });
  const drafts = createDrafts(server, storage, store, undefined, person);
  return { ...outbox, drafts: { ...drafts, notSavedHere: () => storage === 'memory' || drafts.notSavedHere() } };
}

/** Whether answers or rows hold files: only then the code that uploads them is asked for, which without a connection does not come. */
const namesFiles = (answers: object): boolean =>
  Object.values(answers).some(
    (answer: unknown) =>
      typeof answer === 'object' && answer !== null && (('id' in answer && 'size' in answer) || namesFiles(answer)),
  );
