import { useState, type FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { plainCode } from '../second-step/plain-code.ts';
import { RecoveryCodes } from '../second-step/recovery-codes.tsx';
import { SecondStepSetup } from '../second-step/setup.tsx';
import { SmsStepSetup } from '../second-step/sms-step.tsx';
import { TextCode } from '../second-step/text-code.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';

interface ProfileSecondStepProps {
  /** A verified number that codes can be texted to. */
  readonly phone: string | undefined;
  /** It was turned on or off. */
  onChanged(): void;
  onTurnedOn(): void;
}

/** The person's second step: on, off, and the codes that stand in for it. Turning it on ends other sessions. */
export function ProfileSecondStep({ phone, onChanged, onTurnedOn }: ProfileSecondStepProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const state = useCall('totp', (signal) => client.auth.gettotp({}, { signal }));
  const [opened, open] = useState<'app' | 'sms'>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <Section title={t('portal:secondStep.title')}>
      <div className="porsa-portal-panel">
        <Loading of={state}>
          {(step, reload) => {
            const changed = (): void => {
              open(undefined);
              setCodes(undefined);
              reload();
              onChanged();
            };
            const turnedOn = (): void => {
              changed();
              onTurnedOn();
            };
            if (codes) return <RecoveryCodes codes={codes} onDone={turnedOn} />;
            if (step.on) return <IsOn {...step} onDone={changed} />;
            if (opened === 'sms' && phone) return <SmsStepSetup phone={phone} onCodes={setCodes} />;
            if (opened === 'app') return <SecondStepSetup onCodes={setCodes} />;
            return (
              <div className="porsa-portal-form">
                <p>{t('portal:secondStep.off')}</p>
                <div className="porsa-portal-actions">
                  <SlButton variant="primary" onClick={() => open('app')}>
                    {t('portal:secondStep.setUp')}
                  </SlButton>
                  {phone && <SlButton onClick={() => open('sms')}>{t('portal:mobile.useForSignIn')}</SlButton>}
                </div>
              </div>
            );
          }}
        </Loading>
      </div>
    </Section>
  );
}

function IsOn({ sms, demanded, recoveryCodes: left, onDone }: CallData<'/auth/gettotp'> & { onDone(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ password: '', code: '' });
  const [codes, setCodes] = useState<readonly string[]>();
  const { password } = fields.values;
  const code = plainCode(fields.values.code);
  const check = {
    password: password ? undefined : t('portal:signIn.passwordMissing'),
    code: code.length < 6 ? t('portal:secondStep.codeMissing') : undefined,
  };
  const renew = (event: FormEvent): void => {
    event.preventDefault();
    void fields.send(check, async () => {
      const reply = await client.auth.renewrecoverycodes({ password, code });
      if (reply.success) setCodes(reply.data.recoveryCodes);
      return reply;
    });
  };
  const stop = (): void => {
    void fields
      .send(check, () => client.auth.stoptotp({ password, code }))
      .then((done) => {
        if (done) onDone();
      });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form noValidate onSubmit={renew} className="porsa-portal-form">
      <p>
        {t(sms ? 'portal:mobile.isOnBySms' : 'portal:secondStep.on')} {t('portal:secondStep.left', { count: left })}
        {demanded && ` ${t('portal:secondStep.isDemanded')}`}
      </p>
      <Proof fields={fields} />
      {sms && <TextCode send={() => client.auth.sendownsmsstep({})} />}
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" loading={fields.busy}>
          {t('portal:secondStep.renew')}
        </SlButton>
        <SlButton onClick={stop} disabled={fields.busy}>
          {t('portal:secondStep.turnOff')}
        </SlButton>
      </div>
    </form>
  );
}

/** Password and a code, which show that it is the person who asks. */
function Proof({ fields }: { readonly fields: ReturnType<typeof useFields<{ password: string; code: string }>> }) {
  const { t } = useLanguage();
  return (
    <>
      <PasswordField {...fields.bind('password')} autoComplete="current-password" label={t('portal:signIn.password')} />
      <TextField
        {...fields.bind('code')}
        label={t('portal:secondStep.code')}
        help={t('portal:secondStep.codeHelp')}
        latin
        autoComplete="one-time-code"
        maxLength={40}
        required
      />
    </>
  );
}
