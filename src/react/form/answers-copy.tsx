import { useEffect, useState } from 'react';
import { useLanguage } from '../ui/language.tsx';
import { localDay } from '../ui/moment.ts';
import type { Draft, DraftKey, Saving } from './saving.ts';

/** Hands what was typed to the person as a file of their own. */
export function saveCopy(name: string, draft: Draft): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export interface NotKeptProps {
  readonly name: string;
  readonly read: () => Draft;
  readonly print: () => void;
}

/** The device took nothing: what is typed goes with the page, so it can be taken along. */
export function NotKept({ name, read, print }: NotKeptProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-notice" data-kind="warning" role="status">
      <p>{t('form:notkept')}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" onClick={() => saveCopy(name, read())}>
          {t('late:copy.save')}
        </button>
        <button type="button" className="porsa-button" onClick={print}>
          {t('form:done.print')}
        </button>
      </div>
    </div>
  );
}

export interface LeftBehindProps {
  readonly saving?: Saving;
  readonly draftKey: DraftKey;
}

/** Where a form does not open any more: what was typed into it and never sent can still be had. */
export function LeftBehind({ saving, draftKey: { category, file, page } }: LeftBehindProps) {
  const { t, date } = useLanguage();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    let current = true;
    saving?.drafts.load({ category, file, page }).then(
      (found) => {
        if (current) setDraft(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [saving, category, file, page]);
  if (!draft) return null;
  return (
    <section className="porsa-notice" data-kind="info">
      <h2>{t('late:copy.title')}</h2>
      <p>{t('late:copy.text', { date: date(localDay(draft.at)) })}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" onClick={() => saveCopy(category, draft)}>
          {t('late:copy.save')}
        </button>
      </div>
    </section>
  );
}
