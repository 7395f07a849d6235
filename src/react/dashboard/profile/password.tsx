import { useState, type FormEvent } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { PasswordField } from '../../kit/field/password-field.tsx';
import { NewPasswordField, usePasswordRule } from '../sign-in/new-password.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { Section } from '../parts/section.tsx';

/** A form that is drawn again, empty, once the password has changed; other sessions have ended by then. */
export function ProfilePassword({ onChanged }: { onChanged(): void }) {
  const { t } = useLanguage();
  const [round, setRound] = useState(0);
  return (
    <Section title={t('portal:signIn.password')}>
      <Change
        key={round}
        onDone={() => {
          setRound(round + 1);
          onChanged();
        }}
      />
    </Section>
  );
}

function Change({ onDone }: { onDone(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { problemOf } = usePasswordRule();
  const fields = useFields({ old: '', password: '' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { old, password } = fields.values;
    const check = { old: old ? undefined : t('portal:signIn.passwordMissing'), password: problemOf(password) };
    void fields
      .send(check, () => client.auth.changepassword({ old, password }))
      .then((done) => {
        if (done) {
          showSuccess(t('portal:profile.passwordChanged'));
          onDone();
        }
      });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-panel porsa-portal-form">
      <div className="porsa-portal-pair">
        <PasswordField
          {...fields.bind('old')}
          label={t('portal:profile.oldPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField fields={fields} label={t('portal:password.new')} />
      </div>
      <Alert text={fields.problem} />
      <div className="porsa-portal-actions">
        <SlButton type="submit" variant="primary" loading={fields.busy}>
          {t('portal:profile.changePassword')}
        </SlButton>
      </div>
    </form>
  );
}
