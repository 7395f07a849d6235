import type { ReactNode } from 'react';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { CopyButton } from '../parts/copy-button.tsx';

interface SecretOnceProps {
  /** What it is for, and that it is shown only now. */
  readonly children: ReactNode;
  readonly secret: string;
  onClose(): void;
}

/** A key or secret that the server gives out once: to be copied, then closed. */
export function SecretOnce({ children, secret, onClose }: SecretOnceProps) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-form" role="status">
      <p>{children}</p>
      <code className="porsa-portal-key" dir="ltr">
        {secret}
      </code>
      <span className="porsa-portal-actions">
        <CopyButton text={secret}>{t('portal:links.copy')}</CopyButton>
        <SlButton onClick={onClose}>{t('common:close')}</SlButton>
      </span>
    </div>
  );
}
