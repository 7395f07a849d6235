import type { FormEvent } from 'react';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Field, TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useFields } from '../parts/use-fields.ts';
import { useFirstField } from '../parts/use-first-field.ts';
import { plainCode } from '../second-step/plain-code.ts';
import { waitsForSecondStep } from './challenge.ts';
import { Entrance } from './entrance.tsx';
import { NewPasswordField, usePasswordRule } from './new-password.tsx';

/** The two ways to a new password. */
export function HowToReset({ isBySms, onChange }: { readonly isBySms: boolean; onChange(isBySms: boolean): void }) {
  const { t } = useLanguage();
  return (
    <Field label={t('portal:resetBySms.how')} group>
      {() => (
        <div className="porsa-portal-people">
          {([false, true] as const).map((way) => (
            <label key={String(way)}>
              <input type="radio" name="way" checked={isBySms === way} onChange={() => onChange(way)} />
              {t(way ? 'portal:resetBySms.bySms' : 'portal:resetBySms.byEmail')}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

/** Sets a new password by the code that was texted. */
export function ResetBySms({ email, onBack }: { readonly email: string; onBack(): void }) {
  const { t } = useLanguage();
  const { client, navigation, server } = usePortal();
  const { problemOf } = usePasswordRule();
  const fields = useFields({ code: '', password: '', email });
  const form = useFirstField();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    const code = plainCode(fields.values.code);
    const check = {
      code: /^\d{6}$/.test(code) ? undefined : t('portal:secondStep.codeMissing'),
      password: problemOf(password),
    };
    void fields.send(check, async () => {
      const reply = await client.auth.resetbysms({ email, code, password, device: ownDevice(server) });
      if (reply.success) {
        login(reply.data);
        navigation.go('/dashboard', { replace: true });
      }
      if (!waitsForSecondStep(reply)) return reply;
      navigation.go('/signin', { replace: true });
      return { success: true };
    });
  };
  return (
    <Entrance title={t('portal:resetBySms.resetSms')} text={t('portal:resetBySms.sentSms')}>
      <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('code')}
          label={t('portal:resetBySms.code')}
          latin
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          required
        />
        <NewPasswordField fields={fields} label={t('portal:password.new')} />
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:password.set')}
        </SlButton>
      </form>
      <button type="button" className="porsa-portal-quiet" onClick={onBack}>
        {t('portal:resetBySms.backToForgot')}
      </button>
    </Entrance>
  );
}
