import { useState, type FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import type { Loaded } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { useFields } from '../parts/use-fields.ts';
import { useFirstField } from '../parts/use-first-field.ts';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { VerifyNumber } from '../second-step/verify-number.tsx';

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
  if (phone === null) return <VerifyNumber text={t('portal:mobile.intro')} onDone={onDone} />;
  return (
    <div className="porsa-portal-form">
      <p>
        <bdi dir="ltr">{phone}</bdi> <span className="porsa-portal-soft">({t('portal:profile.verified')})</span>
      </p>
      <p>{t(`portal:mobile.${secondStep ? 'forStep' : 'forReset'}`)}</p>
      {task === 'change' && <VerifyNumber onDone={onDone} onCancel={() => setTask(undefined)} />}
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
      <PasswordField
        {...fields.bind('password')}
        autoComplete="current-password"
        label={t('portal:profile.oldPassword')}
      />
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
