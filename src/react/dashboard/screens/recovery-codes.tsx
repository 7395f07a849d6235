import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';

/** Recovery codes, this once: to copy or to print, and then to put away. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; onDone(): void }) {
  const { t } = useLanguage();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showSuccess(t('portal:secondStep.copied'));
  };
  return (
    <div className="porsa-portal-form">
      <p role="status">{t('portal:secondStep.codesText')}</p>
      <ul className="porsa-portal-codes" dir="ltr" aria-label={t('portal:secondStep.codes')}>{codes.map((code) => <li key={code}>{code}</li>)}</ul>
      <div className="porsa-portal-actions">
        <SlButton onClick={() => void copy()}>{t('portal:secondStep.copy')}</SlButton>
        <SlButton onClick={() => print()}>{t('portal:secondStep.print')}</SlButton>
        <SlButton variant="primary" onClick={onDone}>{t('portal:secondStep.kept')}</SlButton>
      </div>
    </div>
  );
}
