import type { Category } from '../../api/contract/shapes.ts';
import { usePlace, usePortal } from './portal-context.ts';

/** The form in which most happens: what people mostly come to a screen of one form for. */
export const fullest = (categories: readonly Category[]): Category | undefined =>
  [...categories].sort((a, b) => b.files - a.files)[0];

/** The form that a screen is about: the one its address names, else the fullest. Choosing one writes it there, so that it outlives a reload. */
export function useChosenCategory(categories: readonly Category[]): {
  readonly category: Category | undefined;
  choose(id: string): void;
} {
  const { navigation } = usePortal();
  const { path, query } = usePlace();
  const wanted = query.get('category');
  return {
    category: categories.find(({ slug, id }) => slug === wanted || id === wanted) ?? fullest(categories),
    choose: (id) =>
      navigation.go(
        `${path}?${new URLSearchParams({ category: categories.find((each) => each.id === id)?.slug ?? id }).toString()}`,
        { replace: true },
      ),
  };
}
