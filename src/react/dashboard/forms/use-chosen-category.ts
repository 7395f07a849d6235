import { useStore } from '@nanostores/react';
import type { Category } from '../../../api/contract/shapes.ts';
import { $session } from '../../../store/session.ts';
import { askForms, type FormsAsked } from '../calls/first-calls.ts';
import { useCall, type Loaded } from '../calls/use-call.ts';
import { usePlace, usePortal } from '../context/portal-context.ts';
import type { FormsPage } from '../picking/form-field.tsx';

/** The forms that can be chosen from, those with most files first. */
export function useFirstForms(asked: FormsAsked, round = 0): Loaded<FormsPage> {
  const { client } = usePortal();
  const { id } = useStore($session);
  return useCall(`${id} ${round} ${JSON.stringify(asked)}`, (signal) =>
    client.category.getcategories(askForms(asked), { signal }),
  );
}

/** The form of that name, which may stand on a later page than the first; ready with undefined where it is none of those. */
export function useNamedForm(asked: FormsAsked, first: FormsPage, wanted: string | null): Loaded<Category | undefined> {
  const { client } = usePortal();
  const known = first.items.find(({ slug, id }) => slug === wanted || id === wanted);
  const isElsewhere = wanted !== null && known === undefined && first.next !== null;
  const named = useCall<Category | undefined>(isElsewhere ? wanted : '', async (signal) => {
    if (!isElsewhere) return { success: true, data: undefined };
    const reply = await client.category.getcategories({ ...asked, only: [wanted], limit: 2 }, { signal });
    return reply.success ? { success: true, data: reply.data.items[0] } : reply;
  });
  return isElsewhere ? named : { state: 'ready', data: known, reload: () => undefined };
}

/** The form that a screen is about: the one its address names, or undefined where the person cannot reach that; where it names none, the one with most files, which people mostly come for. Choosing one writes it there, so that it outlives a reload. */
export function useChosenCategory(
  asked: FormsAsked,
  first: FormsPage,
): { readonly chosen: Loaded<Category | undefined>; choose(slug: string): void } {
  const { navigation } = usePortal();
  const { path, query } = usePlace();
  const wanted = query.get('category');
  return {
    chosen: useNamedForm(asked, first, wanted ?? first.items[0]?.slug ?? null),
    choose: (slug) => navigation.go(`${path}?${new URLSearchParams({ category: slug }).toString()}`, { replace: true }),
  };
}
