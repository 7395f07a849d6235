import { useStore } from '@nanostores/react';
import { useEffect, useState, type FormEvent } from 'react';
import { errors } from '../../../api/contract/errors.ts';
import { ownDevice } from '../../../store/own-device.ts';
import { login } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { $challenge, $isTexted } from './challenge.ts';
import { innermost } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { plainCode } from '../second-step/plain-code.ts';
import { useFirstField } from '../parts/use-first-field.ts';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { Entrance } from './entrance.tsx';
import { TextCode } from '../second-step/text-code.tsx';

/** The second step of signing in: a code of the authenticator app or of a text message, or a recovery code. */
export function SecondStep({ challenge }: { readonly challenge: string }) {
  const { t } = useLanguage();
  const { client, server } = usePortal();
  const fields = useFields({ code: '' });
  const form = useFirstField();
  const isTexted = useStore($isTexted);
  // Recovery codes have letters, which the keys for numbers lack.
  const [isRecovery, setRecovery] = useState(false);
  useEffect(() => () => $challenge.set(undefined), []);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = plainCode(fields.values.code);
    void fields.send({ code: code.length < 6 ? t('portal:secondStep.codeMissing') : undefined }, async () => {
      const reply = await client.auth.verifytotp({ challenge, code, device: ownDevice(server) });
      if (reply.success) login(reply.data);
      else if (innermost(reply).code === errors.signinagain.code) $challenge.set(undefined);
      return reply;
    });
  };
  return (
    <Entrance title={t('portal:secondStep.title')} text={t(`portal:secondStep.${isTexted ? 'smsText' : 'text'}`)}>
      <form ref={form} noValidate onSubmit={submit} className="porsa-portal-form">
        <TextField
          {...fields.bind('code')}
          label={t('portal:secondStep.code')}
          help={t('portal:secondStep.codeHelp')}
          latin
          autoComplete="one-time-code"
          {...(isTexted && !isRecovery && { inputMode: 'numeric' })}
          maxLength={40}
          required
        />
        {isTexted && <TextCode sendsAtOnce send={() => client.auth.sendsmsstep({ challenge })} />}
        <Alert text={fields.problem} />
        <SlButton type="submit" variant="primary" size="large" loading={fields.busy}>
          {t('portal:signIn.submit')}
        </SlButton>
      </form>
      {isTexted && !isRecovery && (
        <button type="button" className="porsa-portal-quiet" onClick={() => setRecovery(true)}>
          {t('portal:secondStep.useRecovery')}
        </button>
      )}
      <button type="button" className="porsa-portal-quiet" onClick={() => $challenge.set(undefined)}>
        {t('portal:secondStep.again')}
      </button>
    </Entrance>
  );
}
