import type { ClientReply } from '../../../api/client/client.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** Where a page begins and how much it holds, as every list takes it. */
export interface PageQuery {
  readonly after?: string;
  readonly limit: number;
}

const largest = 200;

/** All of a list, page after page: for choices and lookups, where nothing may be missing. What people read through is paged instead. */
export async function allPages<T>(
  ask: (page: PageQuery) => Promise<ClientReply<Page<T>>>,
): Promise<ClientReply<{ readonly items: readonly T[] }>> {
  const items: T[] = [];
  let after: string | undefined;
  for (;;) {
    const reply = await ask({ ...(after !== undefined && { after }), limit: largest });
    if (!reply.success) return reply;
    items.push(...reply.data.items);
    if (reply.data.next === null) return { success: true, data: { items } };
    after = reply.data.next;
  }
}
