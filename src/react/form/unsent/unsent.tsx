import { useEffect, useState } from 'react';
import en from '../../../../locales/en/unsent.json' with { type: 'json' };
import fa from '../../../../locales/fa/unsent.json' with { type: 'json' };
import { addTexts } from '../../../store/texts.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useFilling } from '../filling/filling-context.ts';
import type { Saving } from '../saving/saving.ts';
import type { Delivery } from './use-delivery.ts';
import { useReason } from '../failure/use-reason.ts';

addTexts('unsent', { en, fa });

export interface UnsentProps {
  readonly delivery: Delivery;
}

/** An entry that the server does not have yet: why, where it is kept, and what can be done. */
export function Unsent({ delivery }: UnsentProps) {
  const { input, reopen } = useFilling();
  if (delivery.state === 'refused') return <Refused code={delivery.code} reopen={reopen} />;
  return input.saving && <Waiting delivery={delivery} saving={input.saving} />;
}

const busy: readonly number[] = [4290, 4291, 4292];

function reasonOf(code: number): string {
  if (code === 4010) return 'signin';
  if (code !== 5002) return busy.includes(code) ? 'busy' : 'server';
  return navigator.onLine ? 'unreached' : 'away';
}

function Waiting({ delivery: { code, item }, saving }: UnsentProps & { readonly saving: Saving }) {
  const { t } = useLanguage();
  const [trial, setTrial] = useState<'none' | 'running' | 'failed'>('none');
  const isOpen = saving.drafts.notSavedHere();
  useAskBeforeLeaving(isOpen);
  const send = async () => {
    if (!item) return;
    setTrial('running');
    await saving.saveEntry(item.entry).catch(() => undefined);
    setTrial('failed');
  };
  return (
    <>
      {item?.state === 'waiting' && item.held ? (
        <p>{t('unsent:file')}</p>
      ) : (
        code !== undefined && <p>{t(`unsent:${reasonOf(code)}`)}</p>
      )}
      <p>{t(isOpen ? 'unsent:open' : 'closing:kept')}</p>
      {trial === 'failed' && <p>{t('unsent:again')}</p>}
      <div className="porsa-actions">
        <button
          type="button"
          className="porsa-button"
          aria-disabled={trial === 'running' || undefined}
          onClick={trial === 'running' ? undefined : () => void send()}
        >
          {t(trial === 'running' ? 'form:sending' : 'unsent:now')}
        </button>
      </div>
    </>
  );
}

/** What is only in memory is lost with the page. */
function useAskBeforeLeaving(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isOpen]);
}

function Refused({ code, reopen }: { readonly code?: number; readonly reopen: () => void }) {
  const { t } = useLanguage();
  const reason = useReason(code);
  return (
    <>
      {reason && <p>{reason}</p>}
      <p>{t('unsent:refused')}</p>
      <div className="porsa-actions">
        <button type="button" className="porsa-button" data-primary="true" onClick={reopen}>
          {t('unsent:reopen')}
        </button>
      </div>
    </>
  );
}
