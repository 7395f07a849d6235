import { useLanguage } from '../ui/language.tsx';
import type { Draft } from './saving.ts';

export interface DraftOfferProps { readonly draft: Draft; readonly resume: () => void; readonly anew: () => void }

/** Offers what was typed before; nothing is thrown away unless the person says so. */
export function DraftOffer({ draft, resume, anew }: DraftOfferProps) {
  const { t, date } = useLanguage();
  return (
    <section className="porsa-notice" data-kind="info">
      <h2>{t('late:draft.title')}</h2>
      <p>{t('late:draft.text', { date: date(draft.at) })}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" data-primary="true" onClick={resume}>{t('late:draft.resume')}</button>
        <button type="button" className="porsa-button" onClick={anew}>{t('late:draft.anew')}</button>
      </div>
    </section>
  );
}
