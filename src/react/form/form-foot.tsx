import type { ReactNode } from 'react';
import { useLanguage } from '../ui/language.tsx';

interface FormFootProps {
  /** What comes next: another page, all the answers once more, or the sending. */
  readonly step: 'next' | 'review' | 'send';
  readonly busy: boolean;
  /** What is said of the draft. */
  readonly kept: ReactNode;
  /** Absent at the first page. */
  readonly back?: () => void;
  readonly go: () => void;
}

/** Back, and on; and that what was typed is safe. */
export function FormFoot({ step, busy, kept, back, go }: FormFootProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-foot">
      <div className="porsa-actions">
        {back && (
          <button type="button" className="porsa-button" onClick={back}>
            {t('form:back')}
          </button>
        )}
        <button
          type="button"
          className="porsa-button"
          data-primary="true"
          aria-disabled={busy || undefined}
          onClick={busy ? undefined : go}
        >
          {t(busy ? 'form:sending' : `form:${step}`)}
        </button>
      </div>
      {kept}
    </div>
  );
}
