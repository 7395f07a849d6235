import { useLanguage } from '../ui/language.tsx';

export interface FormFootProps {
  readonly last: boolean;
  readonly busy: boolean;
  readonly draftKept: boolean;
  /** Absent at the first page. */
  readonly back?: () => void;
  readonly next: () => void;
  readonly send: () => void;
}

/** Back, on, and send; and that what was typed is safe. */
export function FormFoot({ last, busy, draftKept, back, next, send }: FormFootProps) {
  const { t } = useLanguage();
  return (
    <footer className="porsa-foot">
      <div className="porsa-actions">
        {back && <button type="button" className="porsa-button" onClick={back}>{t('form:back')}</button>}
        {last
          ? <button type="button" className="porsa-button" data-primary="true" aria-disabled={busy || undefined} onClick={busy ? undefined : send}>{t(busy ? 'form:sending' : 'form:send')}</button>
          : <button type="button" className="porsa-button" data-primary="true" onClick={next}>{t('form:next')}</button>}
      </div>
      {draftKept && <p className="porsa-soft">{t('form:keptdraft')}</p>}
    </footer>
  );
}
