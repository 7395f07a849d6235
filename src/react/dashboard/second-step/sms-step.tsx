import type { FormEvent } from 'react';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields } from '../parts/use-fields.ts';
import { useFirstField } from '../parts/use-first-field.ts';

interface SmsStepSetupProps {
  readonly phone: string;
  onCodes(codes: readonly string[]): void;
}

/** Makes texted codes the second step: what that means, and the password. Recovery codes as in `SecondStepSetup`. */
export function SmsStepSetup({ phone, onCodes }: SmsStepSetupProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ password: '' });
  const form = useFirstField();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    void fields.send({ password: password ? undefined : t('portal:signIn.passwordMissing') }, async () => {
      const reply = await client.auth.startsmsstep({ password });
      if (reply.success) onCodes(reply.data.recoveryCodes);
      return reply;
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
      <p>{t('portal:mobile.useForSignInText', { phone: `\u2066${phone}\u2069` })}</p>
      <TextField
        {...fields.bind('password')}
        label={t('portal:signIn.password')}
        type="password"
        latin
        autoComplete="current-password"
        required
      />
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:secondStep.turnOn')}
        </SlButton>
      </div>
    </form>
  );
}
