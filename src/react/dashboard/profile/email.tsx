import { useState, type FormEvent } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { plainCode } from '../second-step/plain-code.ts';
import { Section } from '../parts/section.tsx';

interface ProfileEmailProps {
  readonly email: string;
  readonly verified: boolean;
  onDone(): void;
}

type EmailFields = Fields<{ readonly email: string; readonly code: string }>;

/** Verifies the person's email address, or a new one, by a code that is sent there. */
export function ProfileEmail({ email, verified, onDone }: ProfileEmailProps) {
  const { t } = useLanguage();
  const { fields, sentTo, submit, startOver } = useVerification(email, onDone);
  const isSent = sentTo !== undefined;
  return (
    <Section title={t('portal:signIn.email')}>
      <form noValidate onSubmit={submit} className="porsa-portal-panel porsa-portal-form">
        <p>
          <bdi dir="ltr">{email}</bdi>{' '}
          <span className="porsa-portal-soft">
            ({verified ? t('portal:profile.verified') : t('portal:profile.unverified')})
          </span>
        </p>
        {isSent ? <CodeField fields={fields} sentTo={sentTo} /> : <AddressField fields={fields} />}
        <Alert text={fields.problem} />
        <div className="porsa-portal-actions">
          <SlButton type="submit" variant="primary" loading={fields.busy}>
            {isSent ? t('portal:profile.proveEmail') : t('portal:profile.sendCode')}
          </SlButton>
          {isSent && <SlButton onClick={startOver}>{t('portal:profile.otherEmail')}</SlButton>}
        </div>
      </form>
    </Section>
  );
}

interface Verification {
  readonly fields: EmailFields;
  /** The address that the code was sent to; undefined until then. */
  readonly sentTo: string | undefined;
  /** Sends the code, or checks it once it was sent. */
  submit(event: FormEvent): void;
  startOver(): void;
}

function useVerification(email: string, onDone: () => void): Verification {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ email, code: '' });
  const [sentTo, setSentTo] = useState<string>();
  const sendCode = async (): Promise<void> => {
    const to = fields.values.email.trim();
    const check = { email: to ? undefined : t('portal:signIn.emailMissing') };
    if (await fields.send(check, () => client.sendemailverifycode.post({ email: to }))) setSentTo(to);
  };
  const verify = async (address: string): Promise<void> => {
    const code = plainCode(fields.values.code);
    const check = { code: /^\d{6}$/.test(code) ? undefined : t('portal:secondStep.codeMissing') };
    if (!(await fields.send(check, () => client.verifyEmailAddress.post({ email: address, code })))) return;
    setSentTo(undefined);
    fields.bind('code').onChange('');
    showSuccess(t('portal:profile.emailProved'));
    onDone();
  };
  return {
    fields,
    sentTo,
    submit(event) {
      event.preventDefault();
      void (sentTo === undefined ? sendCode() : verify(sentTo));
    },
    startOver: () => setSentTo(undefined),
  };
}

function AddressField({ fields }: { readonly fields: EmailFields }) {
  const { t } = useLanguage();
  return (
    <TextField
      {...fields.bind('email')}
      label={t('portal:profile.newEmail')}
      help={t('portal:profile.emailHelp')}
      type="email"
      latin
      autoComplete="email"
      inputMode="email"
      required
    />
  );
}

function CodeField({ fields, sentTo }: { readonly fields: EmailFields; readonly sentTo: string }) {
  const { t } = useLanguage();
  return (
    <TextField
      {...fields.bind('code')}
      label={t('portal:profile.emailCode')}
      help={t('portal:profile.emailSent', { email: sentTo })}
      latin
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
    />
  );
}
