import type { Category } from '../../api/contract/shapes.ts';
import { usePortal } from './portal-context.ts';
import { useCall, type Loaded } from './use-call.ts';

/** The category that a path names by slug or id; ready with undefined when the person cannot reach it. */
export function useCategory(project: string, category: string): Loaded<Category | undefined> {
  const { client } = usePortal();
  return useCall(`${project} ${category}`, async (signal) => {
    const reply = await client.category.getcategories({ project: project === '-' ? undefined : project, limit: 200 }, { signal });
    return reply.success ? { success: true, data: reply.data.items.find(({ id, slug }) => category === id || category === slug) } : reply;
  });
}
