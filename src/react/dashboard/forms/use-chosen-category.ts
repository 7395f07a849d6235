import type { Category } from '../../../api/contract/shapes.ts';
import type { LanguageTools } from '../../ui/language/language.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';

/** The form in which most happens: what people mostly come to a screen of one form for. */
export const fullest = (categories: readonly Category[]): Category | undefined =>
  [...categories].sort((a, b) => b.files - a.files)[0];

/** The form that a screen is about: the one its address names, or undefined where the person cannot reach that; where it names none, the fullest. Choosing one writes it there, so that it outlives a reload. */
export function useChosenCategory(categories: readonly Category[]): {
  readonly category: Category | undefined;
  choose(id: string): void;
} {
  const { navigation } = usePortal();
  const { path, query } = usePlace();
  const wanted = query.get('category');
  return {
    category:
      wanted === null ? fullest(categories) : categories.find(({ slug, id }) => slug === wanted || id === wanted),
    choose: (id) =>
      navigation.go(
        `${path}?${new URLSearchParams({ category: categories.find((each) => each.id === id)?.slug ?? id }).toString()}`,
        { replace: true },
      ),
  };
}

/** The forms as choices; a blank one stands first where none is chosen. */
export const formOptions = (
  categories: readonly Category[],
  chosen: Category | undefined,
  text: LanguageTools['text'],
): readonly { readonly value: string; readonly text: string }[] => [
  ...(chosen ? [] : [{ value: '', text: '–' }]),
  ...categories.map(({ id, title }) => ({ value: id, text: text(title) })),
];
