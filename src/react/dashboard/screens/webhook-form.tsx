import { useState, type FormEvent } from 'react';
import type { WebhookEvent } from '../../../api/contract/output.ts';
import { uuid } from '../../../api/uuid.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton, SlSwitch } from '../../ui/shoelace-tags.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { TextField } from '../parts/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';

const every: readonly WebhookEvent[] = ['entry.stored', 'file.shared', 'file.removed'];

/** Adds a receiver. Its id is made here, so adding twice is adding once; its secret is shown this once. */
export function WebhookForm({ category, onStored, onClose }: { readonly category: string; onStored(): void; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [withAnswers, setWithAnswers] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [id] = useState(uuid);
  const fields = useFields({ url: '', events: 'entry.stored' });
  const { problem, value, onChange: choose } = fields.bind('events');
  const events = every.filter((one) => value.split(' ').includes(one));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = fields.values.url.trim();
    void fields.send({ url: url ? undefined : t('portal:fieldMissing'), events: events.length ? undefined : t('portal:webhooks.noEvent') }, async () => {
      const reply = await client.category.storewebhook({ category, id, url, events, withAnswers });
      if (reply.success) { setSecret(reply.data.secret ?? ''); onStored(); }
      return reply;
    });
  };
  if (secret !== undefined) {
    return (
      <div className="porsa-portal-form" role="status">
        <p>{t('portal:webhooks.once')}</p>
        <code className="porsa-portal-key" dir="ltr">{secret}</code>
        <span className="porsa-portal-actions"><CopyButton text={secret}>{t('portal:webhooks.copy')}</CopyButton><SlButton onClick={onClose}>{t('portal:close')}</SlButton></span>
      </div>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <TextField {...fields.bind('url')} label={t('portal:webhooks.url')} help={t('portal:webhooks.urlHelp')} latin maxLength={500} required />
      <fieldset className="porsa-portal-switches">
        <legend>{t('portal:webhooks.events')}</legend>
        {every.map((one) => (
          <SlSwitch key={one} checked={events.includes(one)} onsl-change={(event) => choose(every.filter((other) => (other === one ? event.currentTarget.checked : events.includes(other))).join(' '))}>
            {t(`portal:webhooks.event.${one.replace('.', '_')}`)}
          </SlSwitch>
        ))}
        <SlSwitch checked={withAnswers} help-text={t('portal:webhooks.withAnswersHelp')} onsl-change={(event) => setWithAnswers(event.currentTarget.checked)}>{t('portal:webhooks.withAnswers')}</SlSwitch>
        {problem && <p className="porsa-portal-problem" role="alert">{problem}</p>}
      </fieldset>
      {fields.problem && <p className="porsa-portal-alert" role="alert">{fields.problem}</p>}
      <span className="porsa-portal-actions"><SlButton variant="primary" type="submit" loading={fields.busy}>{t('portal:webhooks.add')}</SlButton><SlButton onClick={onClose}>{t('portal:cancel')}</SlButton></span>
    </form>
  );
}
