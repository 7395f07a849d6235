import { useState } from 'react';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';

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

/** The ways to the page before and the next; `next` is undefined while a page is on its way: the buttons stay as they are, and the keyboard where it is. */
export function Pager({ pages, next }: { readonly pages: Pages; readonly next: string | null | undefined }) {
  const { t } = useLanguage();
  if (typeof next !== 'string' && pages.page === 1) return null;
  return (
    <nav className="porsa-portal-pager" aria-label={t('portal:files.pages')}>
      <SlButton disabled={pages.page === 1} onClick={pages.back}>
        {t('portal:files.previous')}
      </SlButton>
      <span role="status">{t('portal:files.page', { page: pages.page })}</span>
      <SlButton
        disabled={next === null}
        onClick={() => {
          if (typeof next === 'string') pages.on(next);
        }}
      >
        {t('portal:files.next')}
      </SlButton>
    </nav>
  );
}
