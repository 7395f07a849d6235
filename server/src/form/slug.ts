import { randomBytes } from 'node:crypto';
import type { Localized } from '../../../src/engine/definition/types.ts';
import { idPattern } from '../guard/find-category.ts';
import { isTaken } from '../db/dialect.ts';
import { ServerError } from '../errors/server-error.ts';

/** The given slug, or one made from the English title, or else a random one. */
export function slugFor(wanted: string | undefined, title: Localized): string {
  if (wanted !== undefined) return assertSlug(wanted);
  const text = typeof title === 'string' ? title : (title.en ?? '');
  const words = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 36)
    .replace(/-+$/, '');
  const tail = randomBytes(4).toString('hex');
  return words === '' ? tail : `${words}-${tail}`;
}

/** A slug that reads as an id would be taken for one. */
function assertSlug(slug: string): string {
  if (idPattern.test(slug)) throw new ServerError('badbody', { fields: [{ path: 'slug', rule: 'slug', message: '' }] });
  return slug;
}

/** Runs a write whose only unique key that can be taken is the slug. */
export async function orSlugTaken<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (isTaken(error)) throw new ServerError('slugtaken');
    throw error;
  }
}
