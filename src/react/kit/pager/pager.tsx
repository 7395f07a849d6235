import { useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../shoelace/tags.ts';

/** Pages by cursor: the way back is remembered, so that a million rows cost what one page does. */
export interface Pages {
  /** Where the page that is shown begins; undefined for the first. */
  readonly after: string | undefined;
  readonly page: number;
  back(): void;
  on(cursor: string): void;
}

export function usePages(): Pages {
  const [cursors, setCursors] = useState<readonly string[]>([]);
  return {
    after: cursors.at(-1),
    page: cursors.length + 1,
    back: () => setCursors(cursors.slice(0, -1)),
    on: (cursor) => setCursors([...cursors, cursor]),
  };
}

interface PagerProps {
  readonly pages: Pages;
  /** Where the next page begins, null after the last one; undefined while a page is loading: the buttons stay, and the focus on them. */
  readonly next: string | null | undefined;
}

/** The ways to the page before and the next. */
export function Pager({ pages, next }: PagerProps) {
  const { t } = useLanguage();
  if (typeof next !== 'string' && pages.page === 1) return null;
  const goOn = (): void => {
    if (typeof next === 'string') pages.on(next);
  };
  return (
    <nav className="porsa-kit-pager" aria-label={t('common:pages.label')}>
      <SlButton disabled={pages.page === 1} onClick={pages.back}>
        {t('common:pages.previous')}
      </SlButton>
      <span role="status">{t('common:pages.page', { page: pages.page })}</span>
      <SlButton disabled={next === null} onClick={goOn}>
        {t('common:pages.next')}
      </SlButton>
    </nav>
  );
}
