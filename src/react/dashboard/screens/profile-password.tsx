import { useState, type FormEvent } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Alert } from '../parts/alert.tsx';
import { Section } from '../parts/card.tsx';
import { TextField } from '../parts/field.tsx';
import { usePasswordRule } from '../parts/new-person.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

/** A form that is drawn anew, and blank, once the password has changed; other sessions have ended then. */
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
  const { help, problemOf } = usePasswordRule();
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
        <TextField
          {...fields.bind('old')}
          label={t('portal:profile.oldPassword')}
          type="password"
          latin
          autoComplete="current-password"
          required
        />
        <TextField
          {...fields.bind('password')}
          label={t('portal:password.new')}
          type="password"
          latin
          autoComplete="new-password"
          help={help}
          required
        />
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
