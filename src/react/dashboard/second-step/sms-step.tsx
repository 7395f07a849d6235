import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { PasswordForm } from './password-form.tsx';

interface SmsStepSetupProps {
  readonly phone: string;
  onCodes(codes: readonly string[]): void;
}

/** Makes texted codes the second step: what that means, and the password. Recovery codes as in `SecondStepSetup`. */
export function SmsStepSetup({ phone, onCodes }: SmsStepSetupProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const start = async (password: string) => {
    const reply = await client.auth.startsmsstep({ password });
    if (reply.success) onCodes(reply.data.recoveryCodes);
    return reply;
  };
  return (
    <PasswordForm label={t('portal:secondStep.turnOn')} send={start}>
      <p>{t('portal:mobile.useForSignInText', { phone: `\u2066${phone}\u2069` })}</p>
    </PasswordForm>
  );
}
