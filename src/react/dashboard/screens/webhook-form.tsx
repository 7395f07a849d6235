import { useState, type FormEvent } from 'react';
import type { Webhook, WebhookEvent } from '../../../api/contract/output.ts';
import { uuid } from '../../../api/uuid.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton, SlSwitch } from '../../ui/shoelace-tags.ts';
import { Alert } from '../parts/alert.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { TextField } from '../parts/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

const every: readonly WebhookEvent[] = ['entry.stored', 'file.shared', 'file.removed'];

interface WebhookFormProps {
  readonly category: string;
  /** The receiver to change; without one, a new one is added. */
  readonly hook?: Webhook;
  onStored(): void;
  onClose(): void;
}

/** Adds a receiver or changes one. The id of a new one is made here, so adding twice is adding once; its secret is shown this once. */
export function WebhookForm({ category, hook, onStored, onClose }: WebhookFormProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [withAnswers, setWithAnswers] = useState(hook?.withAnswers ?? false);
  const [secret, setSecret] = useState<string>();
  const [id] = useState(() => hook?.id ?? uuid());
  const fields = useFields({ url: hook?.url ?? '', events: hook?.events.join(' ') ?? 'entry.stored' });
  const { problem, value, onChange: choose } = fields.bind('events');
  const events = every.filter((one) => value.split(' ').includes(one));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = fields.values.url.trim();
    void fields.send(
      {
        url: url ? undefined : t('portal:fieldMissing'),
        events: events.length ? undefined : t('portal:webhooks.noEvent'),
      },
      async () => {
        const reply = await client.category.storewebhook({
          category,
          id,
          url,
          events,
          withAnswers,
          active: hook?.active,
        });
        if (!reply.success) return reply;
        onStored();
        if (reply.data.secret === undefined) onClose();
        else setSecret(reply.data.secret);
        return reply;
      },
    );
  };
  if (secret !== undefined) {
    return (
      <div className="porsa-portal-form" role="status">
        <p>{t('portal:webhooks.once')}</p>
        <code className="porsa-portal-key" dir="ltr">
          {secret}
        </code>
        <span className="porsa-portal-actions">
          <CopyButton text={secret}>{t('portal:webhooks.copy')}</CopyButton>
          <SlButton onClick={onClose}>{t('portal:close')}</SlButton>
        </span>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <TextField
        {...fields.bind('url')}
        label={t('portal:webhooks.url')}
        help={t('portal:webhooks.urlHelp')}
        latin
        maxLength={500}
        required
      />
      <fieldset className="porsa-portal-switches">
        <legend>{t('portal:webhooks.events')}</legend>
        {every.map((one) => (
          <SlSwitch
            key={one}
            checked={events.includes(one)}
            onsl-change={(event) =>
              choose(
                every
                  .filter((other) => (other === one ? event.currentTarget.checked : events.includes(other)))
                  .join(' '),
              )
            }
          >
            {t(`portal:webhooks.event.${one.replace('.', '_')}`)}
          </SlSwitch>
        ))}
        <SlSwitch
          checked={withAnswers}
          help-text={t('portal:webhooks.withAnswersHelp')}
          onsl-change={(event) => setWithAnswers(event.currentTarget.checked)}
        >
          {t('portal:webhooks.withAnswers')}
        </SlSwitch>
        {problem && (
          <p className="porsa-portal-problem" role="alert">
            {problem}
          </p>
        )}
      </fieldset>
      <Alert text={fields.problem} />
      <span className="porsa-portal-actions">
        <SlButton variant="primary" type="submit" loading={fields.busy}>
          {t(hook ? 'portal:save' : 'portal:webhooks.add')}
        </SlButton>
        <SlButton onClick={onClose}>{t('portal:cancel')}</SlButton>
      </span>
    </form>
  );
}
