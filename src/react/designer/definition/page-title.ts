import type { Language, Page } from '../../../engine/definition/types.ts';
import { pickText, type LanguageTools } from '../../ui/language/language.tsx';

/** What a page is called in the designer: its title, else its name in lists, else its place. */
export function pageTitle(pages: readonly Page[], page: Page, language: Language, t: LanguageTools['t']): string {
  return (
    pickText(page.displayTitle, language) ||
    page.text ||
    t('designer:page.numbered', { number: pages.findIndex(({ id }) => id === page.id) + 1 })
  );
}
