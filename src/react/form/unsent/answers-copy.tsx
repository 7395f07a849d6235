import { useEffect, useState } from 'react';
import en from '../../../../locales/en/drafts.json' with { type: 'json' };
import fa from '../../../../locales/fa/drafts.json' with { type: 'json' };
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { useFilling } from '../filling/filling-context.ts';
import type { Draft, DraftKey, Saving } from '../saving/saving.ts';

addTexts('drafts', { en, fa });

/** Downloads a draft as a file. */
export function saveCopy(name: string, draft: Draft): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' }));
  Object.assign(document.createElement('a'), { href: url, download: `${name}.json` }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The device keeps no draft: what is typed is lost with the page, so it can be downloaded or printed. */
export function NotKept() {
  const { t } = useLanguage();
  const { draft, print, input } = useFilling();
  return (
    <div className="porsa-notice" data-kind="warning" role="status">
      <p>{t('form:notkept')}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" onClick={() => saveCopy(input.source.category ?? '', draft())}>
          {t('drafts:copy.save')}
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

/** The draft of a form that cannot be opened any more can still be downloaded. */
export function LeftBehind({ saving, draftKey: { category, file, link, page } }: LeftBehindProps) {
  const { t, date } = useLanguage();
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    let current = true;
    saving?.drafts.load({ category, file, link, page }).then(
      (found) => {
        if (current) setDraft(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [saving, category, file, link, page]);
  if (!draft) return null;
  return (
    <section className="porsa-notice" data-kind="info">
      <h2>{t('drafts:copy.title')}</h2>
      <p>{t('drafts:copy.text', { date: date(localDay(draft.at)) })}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" onClick={() => saveCopy(category, draft)}>
          {t('drafts:copy.save')}
        </button>
      </div>
    </section>
  );
}
