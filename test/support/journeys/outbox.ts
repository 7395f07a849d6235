import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { Product } from './product.ts';

/** The link into the portal in an email to somebody, once the server has sent it; `part` tells it from links of other emails. */
export function linkMailedTo({ data, portal }: Pick<Product, 'data' | 'portal'>, to: string, part: string) {
  const folder = join(data, 'outbox');
  return vi.waitFor(
    async () => {
      for (const name of await readdir(folder)) {
        const mail = await readFile(join(folder, name), 'utf8');
        const link = mail.split(/\s/).find((word) => word.startsWith(portal + part));
        if (link !== undefined && mail.includes(`To: ${to}`)) return link;
      }
      throw new Error(`No email to ${to} leads to ${part}`);
    },
    { timeout: 60_000, interval: 100 },
  );
}
