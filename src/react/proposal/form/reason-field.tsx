import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { GrowingText } from '../text/growing-text.tsx';

interface ReasonFieldProps {
  readonly id: string;
  readonly question: string;
  readonly reason: string;
}

/** Why a question does not apply. Its answer, if there was one, stays where it is. */
export function ReasonField({ id, question, reason }: ReasonFieldProps) {
  const { t } = useLanguage();
  const { store } = useProposal();
  const box = useRef<HTMLDivElement>(null);
  const isNew = useRef(reason === '');
  useEffect(() => {
    if (isNew.current) box.current?.querySelector('textarea')?.focus();
  }, []);
  return (
    <div ref={box} className="porsa-p-reason">
      <label htmlFor={id}>{t('proposal:form.because')}</label>
      <GrowingText control={{ id }} value={reason} lines={1} onChange={(text) => store.setReason(question, text)} />
      <Button kind="link" onClick={() => store.setReason(question, undefined)}>
        {t('proposal:form.applies')}
      </Button>
    </div>
  );
}
