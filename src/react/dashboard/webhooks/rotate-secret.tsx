import { useState, type FormEvent } from 'react';
import type { Webhook } from '../../../api/contract/webhooks.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SelectField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { usePortal } from '../context/portal-context.ts';
import { SecretOnce } from '../secret/secret-once.tsx';
import { useFields } from '../parts/use-fields.ts';

interface RotateSecretProps {
  readonly category: string;
  readonly hook: Webhook;
  onRotated(): void;
  onClose(): void;
}

interface Rotated {
  readonly secret: string;
  readonly previousUntil: string | null;
}

/** Gives a webhook a new signing secret, beside which the previous one is valid for as long as is chosen. */
export function RotateSecret({ category, hook: { id, url }, onRotated, onClose }: RotateSecretProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const [rotated, setRotated] = useState<Rotated>();
  const fields = useFields({ hours: '24' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void fields.send({}, async () => {
      const reply = await client.category.rotatewebhook({ category, id, hours: Number(fields.values.hours) });
      if (reply.success) {
        setRotated(reply.data);
        onRotated();
      }
      return reply;
    });
  };
  if (rotated !== undefined)
    return (
      <SecretOnce secret={rotated.secret} onClose={onClose}>
        {t('portal:webhooks.once')}{' '}
        {rotated.previousUntil !== null &&
          t('portal:webhooks.previousUntil', { at: formatMoment(rotated.previousUntil, tools) })}
      </SecretOnce>
    );
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <p>{t('portal:webhooks.rotateText', { url })}</p>
      <SelectField
        {...fields.bind('hours')}
        label={t('portal:webhooks.previous')}
        options={['24', '168', '0'].map((value) => ({ value, text: t(`portal:webhooks.previousFor.${value}`) }))}
      />
      <Alert text={fields.problem} />
      <span className="porsa-portal-actions">
        <SlButton variant="primary" type="submit" loading={fields.busy}>
          {t('portal:webhooks.rotate')}
        </SlButton>
        <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      </span>
    </form>
  );
}
