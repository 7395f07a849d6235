import { useEffect } from 'react';
import { Button } from '../../kit/button/button.tsx';
import { warning } from '../../kit/icon/icons.ts';
import { Message } from '../../kit/states/message.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { ProposalEvents } from '../types.ts';
import type { Opened } from './open-proposal.ts';

const rows = [1, 2, 3, 4] as const;

export function HelperSkeleton() {
  const { t } = useLanguage();
  return (
    <div className="porsa-p-skeleton" role="status" aria-label={t('common:loading')}>
      {rows.map((row) => (
        <div key={row} />
      ))}
    </div>
  );
}

interface HelperFailureProps extends Pick<ProposalEvents, 'onError'> {
  readonly code: Extract<Opened, { ok: false }>['code'];
  retry(): void;
}

export function HelperFailure({ code, retry, onError }: HelperFailureProps) {
  const { t } = useLanguage();
  const text = t(`proposal:failure.${code}`);
  useEffect(() => {
    onError?.({ code, message: text });
  }, [code, text, onError]);
  return (
    <Message icon={warning} title={text} role="alert">
      {code === 'offline' && (
        <Button kind="primary" onClick={retry}>
          {t('common:retry')}
        </Button>
      )}
    </Message>
  );
}
