import type { Scene } from '../faults/support/scene.ts';
import { newSending } from '../faults/support/fillers.ts';
import { sendFrom } from './programs.ts';
import type { SendersOptions, SendersResult } from './programs/senders.ts';

/** Lets people send entries of the scene's form; those that are taken are held against what is stored in the end. */
export async function sendEntries(
  scene: Scene,
  how: Pick<SendersOptions, 'senders' | 'seconds' | 'impatientMs' | 'plan'>,
): Promise<SendersResult> {
  const { answers, version, category } = newSending(scene.category);
  const { address } = scene.server();
  const result = await sendFrom({
    ...how,
    address,
    path: '/entry/storeentry',
    body: { category, version, answers },
  });
  scene.witness.acknowledgedAll(result.taken.map(({ id }) => [id, answers]));
  return result;
}
