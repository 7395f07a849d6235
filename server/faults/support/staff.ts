import { openDatabase } from '../../src/db/database.ts';
import { newId } from '../../src/db/uuid.ts';
import { openSession } from '../../src/sessions/sessions.ts';
import type { Scene } from './scene.ts';

/** Where staff works: a clinic, the server that is called, and who writes down what it acknowledges. */
export interface Workplace extends Pick<Scene, 'config' | 'category' | 'witness'> {
  server(): { readonly address: string };
}

/** A session of somebody who works with the form, and files that are there before. */
export async function staffOf(
  scene: Workplace,
  answers: Readonly<Record<string, unknown>>,
  count: number,
): Promise<{ readonly headers: Readonly<Record<string, string>>; readonly files: readonly string[] }> {
  const db = await openDatabase(scene.config);
  const token = await db
    .selectFrom('members')
    .select(['clinic', 'user_id'])
    .where('category', '=', scene.category)
    .where('role', '=', 'secretary')
    .executeTakeFirstOrThrow()
    .then(({ clinic, user_id: id }) => openSession({ db, clock: () => new Date() }, { clinic, id }))
    .finally(() => db.destroy());
  const headers = { 'access-token': token };
  const files = Array.from({ length: count }, () => newId());
  for (const [index, id] of files.entries()) {
    const response = await fetch(`${scene.server().address}/entry/storeentry`, {
      method: 'POST',
      body: JSON.stringify({ id, category: scene.category, version: 1, answers }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.99.0.${index}`, ...headers },
    });
    if (!response.ok) throw new Error(`A file could not be made: ${response.status} ${await response.text()}`);
    scene.witness.acknowledged(id, answers);
  }
  return { headers, files };
}
