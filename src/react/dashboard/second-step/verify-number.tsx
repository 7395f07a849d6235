import { useState, type FormEvent } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { plainCode } from './plain-code.ts';

type MobileFields = Fields<{ readonly phone: string; readonly password: string; readonly code: string }>;

/** Number and password, then the code that was texted. */
export function VerifyNumber({
  text,
  onDone,
  onCancel,
}: {
  readonly text?: string;
  onDone(): void;
  onCancel?(): void;
}) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields: MobileFields = useFields({ phone: '', password: '', code: '' });
  const [sentTo, setSentTo] = useState<string>();
  const send = (): void => {
    const { phone, password } = fields.values;
    const check = {
      phone: phone.trim() ? undefined : t('portal:mobile.phoneMissing'),
      password: password ? undefined : t('portal:signIn.passwordMissing'),
    };
    void fields.send(check, async () => {
      const reply = await client.auth.sendmobilecode({ phone: phone.trim(), password });
      if (reply.success) setSentTo(reply.data.phone);
      return reply;
    });
  };
  const verify = async (): Promise<void> => {
    const code = plainCode(fields.values.code);
    const check = { code: /^\d{6}$/.test(code) ? undefined : t('portal:secondStep.codeMissing') };
    if (!(await fields.send(check, () => client.auth.verifymobile({ code })))) return;
    showSuccess(t('portal:mobile.verified'));
    onDone();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (sentTo === undefined) send();
    else void verify();
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      {text && <p>{text}</p>}
      {sentTo === undefined ? <NumberFields fields={fields} /> : <CodeField fields={fields} sentTo={sentTo} />}
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t(sentTo === undefined ? 'portal:mobile.send' : 'portal:mobile.verify')}
        </SlButton>
        {sentTo !== undefined && (
          <SlButton onClick={send} disabled={fields.busy}>
            {t('portal:mobile.again')}
          </SlButton>
        )}
        {sentTo !== undefined && <SlButton onClick={() => setSentTo(undefined)}>{t('portal:mobile.other')}</SlButton>}
        {sentTo === undefined && onCancel && <SlButton onClick={onCancel}>{t('portal:mobile.cancel')}</SlButton>}
      </div>
    </form>
  );
}

function NumberFields({ fields }: { readonly fields: MobileFields }) {
  const { t } = useLanguage();
  return (
    <div className="porsa-portal-pair">
      <TextField
        {...fields.bind('phone')}
        label={t('portal:mobile.phone')}
        help={t('portal:mobile.phoneHelp')}
        type="tel"
        name="mobile"
        latin
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        required
      />
      <PasswordField
        {...fields.bind('password')}
        autoComplete="current-password"
        label={t('portal:profile.oldPassword')}
      />
    </div>
  );
}

function CodeField({ fields, sentTo }: { readonly fields: MobileFields; readonly sentTo: string }) {
  const { t } = useLanguage();
  return (
    <TextField
      {...fields.bind('code')}
      label={t('portal:mobile.code')}
      help={t('portal:mobile.sentTo', { phone: `\u2066${sentTo}\u2069` })}
      latin
      name="mobilecode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      required
    />
  );
}
