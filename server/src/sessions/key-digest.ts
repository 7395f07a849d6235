import { hash } from 'node:crypto';
import type { ServerContext } from '../context/context.ts';

/** The realm of digest authentication; the digests of all keys hang on it. */
export const digestRealm = 'Porsa';

const md5 = (text: string): string => hash('md5', text);
const owner = (id: string): string => `digest of API key ${id}`;

/** What digest authentication is checked by: as good as the key itself there, so it is sealed, for this key alone. */
export function sealDigest({ sealer }: Pick<ServerContext, 'sealer'>, id: string, key: string): string {
  return sealer.seal(md5(`${id}:${digestRealm}:${key}`), owner(id));
}

/** The digest of a key that was made for field apps and is not revoked; undefined where there is none, or its seal is of another installation. */
export async function openDigest(
  { db, sealer }: Pick<ServerContext, 'db' | 'sealer'>,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('api_keys')
    .select('digest')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined || row.digest === null) return undefined;
  try {
    return sealer.open(row.digest, owner(id));
  } catch {
    return undefined;
  }
}
