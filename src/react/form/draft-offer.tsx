import type { Localized } from '../../engine/definition/types.ts';
import { useLanguage } from '../ui/language.tsx';
import { localDay } from '../ui/moment.ts';
import { saveCopy } from './answers-copy.tsx';
import type { Draft } from './saving.ts';
import { useReason } from './use-reason.ts';

export interface DraftOfferProps {
  readonly draft: Draft;
  /** Of the form. */
  readonly title: Localized;
  readonly resume: () => void;
  readonly anew: () => void;
}

/** The answers or their files were too large (413), of a wrong kind (415), or broke a rule (422). What closed the form is over: here it is open. */
const isLasting = (code = 0): boolean => [413, 415, 422].includes(Math.floor(code / 10));

/** Offers what was typed before, or sent and refused; nothing is thrown away unless the person says so. */
export function DraftOffer({ draft, title, resume, anew }: DraftOfferProps) {
  const { t, date, text } = useLanguage();
  const isRefused = draft.refusedBy !== undefined;
  const reason = useReason(isLasting(draft.refusedBy) ? draft.refusedBy : undefined);
  const said = { title: text(title), date: date(localDay(draft.at)) };
  return (
    <section className="porsa-notice" data-kind="info">
      <h2>{t(isRefused ? 'late:draft.refused' : 'late:draft.title')}</h2>
      <p>{t(isRefused ? 'late:draft.refusedtext' : 'late:draft.text', said)}</p>
      {reason && <p>{reason}</p>}
      <div className="porsa-actions">
        <button type="button" className="porsa-button" data-primary="true" onClick={resume}>
          {t('late:draft.resume')}
        </button>
        {isRefused && (
          <button type="button" className="porsa-button" onClick={() => saveCopy(said.title, draft)}>
            {t('late:copy.save')}
          </button>
        )}
        <button type="button" className="porsa-button" onClick={anew}>
          {t('late:draft.anew')}
        </button>
      </div>
    </section>
  );
}
