import type { ReactNode } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';
import { NotKept } from './lazy-parts.tsx';

/** Back, and on; and whether what was typed is safe. */
export function FormFoot({ children = <PageActions /> }: { readonly children?: ReactNode }) {
  return (
    <div className="porsa-foot">
      {children}
      <DraftState />
    </div>
  );
}

export function PageActions() {
  const { t } = useLanguage();
  const { step, isSaving, hasBack, back, next } = useFilling();
  return (
    <div className="porsa-actions" data-actions="page">
      {hasBack && (
        <button type="button" className="porsa-button" part="button" onClick={back}>
          {t('form:back')}
        </button>
      )}
      <button
        type="button"
        className="porsa-button"
        part="button"
        data-primary="true"
        aria-disabled={isSaving || undefined}
        onClick={isSaving ? undefined : next}
      >
        {t(isSaving ? 'form:sending' : `form:${step}`)}
      </button>
    </div>
  );
}

/** Whether the device keeps the draft. */
function DraftState() {
  const { t } = useLanguage();
  const { isKept, input } = useFilling();
  if (isKept === undefined || input.storage === 'memory') return null;
  return isKept ? <p className="porsa-soft">{t('form:keptdraft')}</p> : <NotKept />;
}
