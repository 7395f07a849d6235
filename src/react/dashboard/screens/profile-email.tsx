import { useState, type FormEvent } from 'react';
import { showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Alert } from '../parts/alert.tsx';
import { Section } from '../parts/card.tsx';
import { TextField } from '../parts/field.tsx';
import { plainCode } from '../parts/plain-code.ts';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

/** Proves the person's address, or a new one, by a code that is mailed there. */
export function ProfileEmail({
  email,
  verified,
  onDone,
}: {
  readonly email: string;
  readonly verified: boolean;
  onDone(): void;
}) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields = useFields({ email, code: '' });
  const [asked, setAsked] = useState<string>();
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    const to = fields.values.email.trim();
    void fields
      .send({ email: to ? undefined : t('portal:signIn.emailMissing') }, () =>
        client.sendemailverifycode.post({ email: to }),
      )
      .then((done) => {
        if (done) setAsked(to);
      });
  };
  const prove = (event: FormEvent): void => {
    event.preventDefault();
    const code = plainCode(fields.values.code);
    const check = { code: /^\d{6}$/.test(code) ? undefined : t('portal:secondStep.codeMissing') };
    void fields
      .send(check, () => client.verifyEmailAddress.post({ email: asked ?? '', code }))
      .then((done) => {
        if (!done) return;
        setAsked(undefined);
        fields.bind('code').onChange('');
        showSuccess(t('portal:profile.emailProved'));
        onDone();
      });
  };
  return (
    <Section title={t('portal:signIn.email')}>
      <form noValidate onSubmit={asked === undefined ? ask : prove} className="porsa-portal-panel porsa-portal-form">
        <p>
          <bdi dir="ltr">{email}</bdi>{' '}
          <span className="porsa-portal-soft">
            ({verified ? t('portal:profile.verified') : t('portal:profile.unverified')})
          </span>
        </p>
        {asked === undefined ? (
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
        ) : (
          <TextField
            {...fields.bind('code')}
            label={t('portal:profile.emailCode')}
            help={t('portal:profile.emailSent', { email: asked })}
            latin
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            required
          />
        )}
        <Alert text={fields.problem} />
        <div className="porsa-portal-actions">
          <SlButton type="submit" variant="primary" loading={fields.busy}>
            {asked === undefined ? t('portal:profile.sendCode') : t('portal:profile.proveEmail')}
          </SlButton>
          {asked !== undefined && (
            <SlButton onClick={() => setAsked(undefined)}>{t('portal:profile.otherEmail')}</SlButton>
          )}
        </div>
      </form>
    </Section>
  );
}
