import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import styles from './recovery-codes.css?inline';

const sheets = [styles];

/** Recovery codes, this once: to copy or to print, and then to put away. They have replaced what had the focus. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; onDone(): void }) {
  const { t } = useLanguage();
  const { firstName, lastName } = useStore($session);
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={root} className="porsa-portal-form">
      <p ref={message} tabIndex={-1}>
        {t('portal:secondStep.codesText')}
      </p>
      {/* All that is printed: a sheet found later says what it is, and whose. */}
      <div className="porsa-portal-codes">
        <p>
          <strong>{t('portal:secondStep.codes')}</strong> · {t('portal:product')} ·{' '}
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
        </p>
        <ul dir="ltr" aria-label={t('portal:secondStep.codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="porsa-portal-actions">
        <CopyButton text={codes.join('\n')}>{t('portal:secondStep.copy')}</CopyButton>
        <SlButton onClick={() => print()}>{t('portal:secondStep.print')}</SlButton>
        <SlButton variant="primary" onClick={onDone}>
          {t('portal:secondStep.kept')}
        </SlButton>
      </div>
    </div>
  );
}
