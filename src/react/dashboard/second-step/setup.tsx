import { useState, type FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { PasswordForm } from './password-form.tsx';
import { plainCode } from './plain-code.ts';
import { QrCode } from '../../kit/qr-code/qr-code.tsx';
import { useFirstField } from '../parts/use-first-field.ts';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';

type Started = CallData<'/auth/starttotp'>;

/** Sets the second step up: the password, the secret for the app, its first code. Whoever asks for it shows the recovery codes, in place of every way out: they are shown once. */
export function SecondStepSetup({ onCodes }: { onCodes(codes: readonly string[]): void }) {
  const [started, setStarted] = useState<Started>();
  return started ? <Confirm started={started} onDone={onCodes} /> : <Start onDone={setStarted} />;
}

function Start({ onDone }: { onDone(started: Started): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const start = async (password: string) => {
    const reply = await client.auth.starttotp({ password });
    if (reply.success) onDone(reply.data);
    return reply;
  };
  return <PasswordForm label={t('portal:secondStep.start')} send={start} />;
}

function Confirm({ started, onDone }: { readonly started: Started; onDone(codes: readonly string[]): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ code: '' });
  const form = useFirstField();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = plainCode(fields.values.code);
    void fields.send({ code: /^\d{6}$/.test(code) ? undefined : t('portal:secondStep.codeMissing') }, async () => {
      const reply = await client.auth.confirmtotp({ code });
      if (reply.success) onDone(reply.data.recoveryCodes);
      return reply;
    });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
      <p>{t('portal:secondStep.scan')}</p>
      <QrCode rows={started.qr} label={t('portal:secondStep.qr')} />
      <p className="porsa-portal-soft">{t('portal:secondStep.typed')}</p>
      <p className="porsa-portal-key" dir="ltr">
        {started.secret.replace(/.{4}(?=.)/g, '$& ')}
      </p>
      <TextField
        {...fields.bind('code')}
        label={t('portal:secondStep.firstCode')}
        latin
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
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
