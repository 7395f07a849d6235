import { useState, type FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Loaded } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { useFirstField } from '../parts/use-first-field.ts';
import { plainCode } from '../second-step/plain-code.ts';

type MobileFields = Fields<{ readonly phone: string; readonly password: string; readonly code: string }>;

/** The mobile number that codes are texted to: verified, changed and removed. Nothing of it is shown where the server sends none. */
export function ProfileMobile({ mobile }: { readonly mobile: Loaded<CallData<'/auth/getmobile'>> }) {
  const { t } = useLanguage();
  const [round, setRound] = useState(0);
  if (mobile.state === 'ready' && !mobile.data.offered && mobile.data.phone === null) return null;
  return (
    <Section title={t('portal:mobile.title')}>
      <div className="porsa-portal-panel">
        <Loading of={mobile}>
          {({ offered, phone, secondStep }, reload) => (
            <Number
              key={round}
              offered={offered}
              phone={phone}
              secondStep={secondStep}
              onDone={() => {
                setRound(round + 1);
                reload();
              }}
            />
          )}
        </Loading>
      </div>
    </Section>
  );
}

function Number({ offered, phone, secondStep, onDone }: CallData<'/auth/getmobile'> & { onDone(): void }) {
  const { t } = useLanguage();
  const [task, setTask] = useState<'change' | 'remove'>();
  if (phone === null) return <Verify text={t('portal:mobile.intro')} onDone={onDone} />;
  return (
    <div className="porsa-portal-form">
      <p>
        <bdi dir="ltr">{phone}</bdi> <span className="porsa-portal-soft">({t('portal:profile.verified')})</span>
      </p>
      <p>{t(`portal:mobile.${secondStep ? 'forStep' : 'forReset'}`)}</p>
      {task === 'change' && <Verify onDone={onDone} onCancel={() => setTask(undefined)} />}
      {task === 'remove' && <Remove onDone={onDone} onCancel={() => setTask(undefined)} />}
      {!secondStep && task === undefined && (
        <div className="porsa-portal-actions">
          {offered && <SlButton onClick={() => setTask('change')}>{t('portal:mobile.change')}</SlButton>}
          <SlButton onClick={() => setTask('remove')}>{t('portal:mobile.remove')}</SlButton>
        </div>
      )}
    </div>
  );
}

/** Number and password, then the code that was texted. */
function Verify({ text, onDone, onCancel }: { readonly text?: string; onDone(): void; onCancel?(): void }) {
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
  const cancel = sentTo === undefined ? onCancel : () => setSentTo(undefined);
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
        {cancel && (
          <SlButton onClick={cancel}>
            {t(sentTo === undefined ? 'portal:mobile.cancel' : 'portal:mobile.other')}
          </SlButton>
        )}
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
      <PasswordField fields={fields} />
    </div>
  );
}

function PasswordField<V extends Readonly<Record<'password', string>>>({ fields }: { readonly fields: Fields<V> }) {
  const { t } = useLanguage();
  return (
    <TextField
      {...fields.bind('password')}
      label={t('portal:profile.oldPassword')}
      type="password"
      latin
      autoComplete="current-password"
      required
    />
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

function Remove({ onDone, onCancel }: { onDone(): void; onCancel(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ password: '' });
  const form = useFirstField();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { password } = fields.values;
    void fields
      .send({ password: password ? undefined : t('portal:signIn.passwordMissing') }, () =>
        client.auth.removemobile({ password }),
      )
      .then((done) => {
        if (!done) return;
        showSuccess(t('portal:mobile.removed'));
        onDone();
      });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
      <PasswordField fields={fields} />
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="danger" loading={fields.busy}>
          {t('portal:mobile.remove')}
        </SlButton>
        <SlButton onClick={onCancel}>{t('portal:mobile.cancel')}</SlButton>
      </div>
    </form>
  );
}
