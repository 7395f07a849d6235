import type { Category } from '../../../api/contract/shapes.ts';
import { askForm } from '../calls/first-calls.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';

/** Categories that this page has seen, by slug and id: without a connection they can still be named. */
const seen = new Map<string, Category>();

export const seenCategory = (category: string): Category | undefined => seen.get(category);

/** The category that a path names by slug or id; ready with undefined when the person cannot reach it. */
export function useCategory(project: string, category: string): Loaded<Category | undefined> {
  const { client } = usePortal();
  return useCall(`${project} ${category}`, async (signal) => {
    const reply = await client.category.getcategories(askForm(project, category), { signal });
    if (!reply.success) return reply;
    const found = reply.data.items.find(({ id, slug }) => category === id || category === slug);
    if (found) for (const name of [found.id, found.slug]) seen.set(name, found);
    return { success: true, data: found };
  });
}
