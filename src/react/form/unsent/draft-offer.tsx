import type { Localized } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { saveCopy } from './answers-copy.tsx';
import type { Draft } from '../saving/saving.ts';
import { useReason } from '../failure/use-reason.ts';

export interface DraftOfferProps {
  readonly draft: Draft;
  /** Of the form. */
  readonly title: Localized;
  readonly resume: () => void;
  readonly discard: () => void;
}

/** The answers or their files were too large (413), of a wrong kind (415), or broke a rule (422). Other reasons no longer hold: the form is open. */
const isLasting = (code = 0): boolean => [413, 415, 422].includes(Math.floor(code / 10));

/** Offers an earlier draft, or answers that were refused after they had waited; only the person discards them. */
export function DraftOffer({ draft, title, resume, discard }: DraftOfferProps) {
  const { t, date, text } = useLanguage();
  const isRefused = draft.refusedBy !== undefined;
  const reason = useReason(isLasting(draft.refusedBy) ? draft.refusedBy : undefined);
  const params = { title: text(title), date: date(localDay(draft.at)) };
  return (
    <section className="porsa-notice" data-kind="info">
      <h2>{t(isRefused ? 'drafts:refused' : 'drafts:title')}</h2>
      <p>{t(isRefused ? 'drafts:refusedtext' : 'drafts:text', params)}</p>
      {reason && <p>{reason}</p>}
      <div className="porsa-actions">
        <button type="button" className="porsa-button" data-primary="true" onClick={resume}>
          {t('drafts:resume')}
        </button>
        {isRefused && (
          <button type="button" className="porsa-button" onClick={() => saveCopy(params.title, draft)}>
            {t('drafts:copy.save')}
          </button>
        )}
        <button type="button" className="porsa-button" onClick={discard}>
          {t('drafts:startOver')}
        </button>
      </div>
    </section>
  );
}
