import { useState, type FormEvent } from 'react';
import type { Webhook, WebhookEvent } from '../../../api/contract/webhooks.ts';
import { uuid } from '../../../api/client/uuid.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { Meanwhile, type StoredMeanwhile } from '../meanwhile/meanwhile.tsx';
import { useMeanwhile } from '../meanwhile/use-meanwhile.ts';
import { SecretOnce } from '../secret/secret-once.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { AlsoForms, type FormName } from '../picking/also-forms.tsx';
import { inWords, stateOf } from './hook-state.ts';

/** In the order they are listed; a missing one does not compile. */
const listed: Readonly<Record<WebhookEvent, true>> = {
  'entry.stored': true,
  'entry.alert': true,
  'file.created': true,
  'file.shared': true,
  'file.unshared': true,
  'file.removed': true,
  'file.restored': true,
};
const allEvents = Object.keys(listed) as readonly WebhookEvent[];

const administered = { can: 'administer' } as const;

interface WebhookFormProps {
  readonly category: FormName;
  /** The webhook to change; absent for a new one. */
  readonly hook?: Webhook;
  onStored(): void;
  onClose(): void;
}

/** Adds a webhook or changes one. The secret of a new one is shown only once. */
export function WebhookForm(props: WebhookFormProps) {
  const { category, hook, onClose } = props;
  const { t } = useLanguage();
  const { fields, secret, theirs, turn, submit } = useWebhookForm(props);
  const { events, withAnswers, also } = fields.choices;
  if (secret !== undefined)
    return (
      <SecretOnce secret={secret} onClose={onClose}>
        {t('portal:webhooks.once')}
      </SecretOnce>
    );
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
        <EventSwitches events={events} problem={fields.bind('events').problem} turn={turn} />
        <SlSwitch
          checked={withAnswers}
          help-text={t('portal:webhooks.withAnswersHelp')}
          onsl-change={(event) => fields.choose({ withAnswers: event.currentTarget.checked })}
        >
          {t('portal:webhooks.withAnswers')}
        </SlSwitch>
      </fieldset>
      <AlsoForms
        of="webhooks"
        asked={administered}
        besides={category}
        chosen={also}
        onChange={(forms) => fields.choose({ also: forms })}
      />
      <Alert text={fields.problem} />
      <Meanwhile changes={theirs} />
      <span className="porsa-portal-actions">
        <SlButton variant="primary" type="submit" loading={fields.busy}>
          {t(hook ? 'portal:save' : 'portal:webhooks.add')}
        </SlButton>
        <SlButton onClick={onClose}>{t('common:cancel')}</SlButton>
      </span>
    </form>
  );
}

interface Choices {
  readonly events: readonly WebhookEvent[];
  readonly withAnswers: boolean;
  /** Further forms whose events are sent. */
  readonly also: readonly FormName[];
}

interface WebhookFormState {
  readonly fields: Fields<{ readonly url: string; readonly events: string }, Choices>;
  /** Signs the requests; known once, after a new webhook was stored. */
  readonly secret: string | undefined;
  /** What somebody else has changed meanwhile. */
  readonly theirs: readonly StoredMeanwhile[];
  /** Chooses an event or leaves it out. */
  turn(event: WebhookEvent, on: boolean): void;
  submit(event: FormEvent): void;
}

/** A new webhook's id is made here, so storing it twice stores one webhook. */
function useWebhookForm({ category, hook, onStored, onClose }: WebhookFormProps): WebhookFormState {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const [secret, setSecret] = useState<string>();
  const [id] = useState(() => hook?.id ?? uuid());
  const fields = useFields(
    { url: hook?.url ?? '', events: '' },
    {
      of: category.id,
      choices: {
        events: hook?.events ?? ['entry.stored'],
        withAnswers: hook?.withAnswers ?? false,
        also: hook?.forms.filter((form) => form.id !== category.id) ?? [],
      } as Choices,
    },
  );
  const { events, withAnswers, also } = fields.choices;
  const { read, theirs, look } = useMeanwhile(hook, {
    async again() {
      const reply = await client.category.getwebhooks({ category: category.id });
      return reply.success ? reply.data.find((one) => one.id === id) : undefined;
    },
    inWords: (now) => (now ? inWords(now, tools) : []),
  });
  const turn = (event: WebhookEvent, on: boolean): void => {
    fields.choose((before) => ({
      events: allEvents.filter((other) => (other === event ? on : before.events.includes(other))),
    }));
    // What was refused is asked anew once it is changed.
    fields.bind('events').onChange('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const url = fields.values.url.trim();
    const check = {
      url: url ? undefined : t('portal:fieldMissing'),
      events: events.length ? undefined : t('portal:webhooks.noEvent'),
    };
    void fields.send(check, async () => {
      const reply = await client.category.storewebhook({
        category: category.id,
        also: also.map((form) => form.id),
        id,
        url,
        events: [...events],
        withAnswers,
        active: read?.active,
        was: read && stateOf(read),
      });
      if (!reply.success) return look(reply);
      onStored();
      if (reply.data.secret === undefined) onClose();
      else setSecret(reply.data.secret);
      return reply;
    });
  };
  return { fields, secret, theirs, turn, submit };
}

interface EventSwitchesProps {
  readonly events: readonly WebhookEvent[];
  readonly problem: string | undefined;
  turn(event: WebhookEvent, on: boolean): void;
}

function EventSwitches({ events, problem, turn }: EventSwitchesProps) {
  const { t } = useLanguage();
  return (
    <>
      {allEvents.map((event) => (
        <SlSwitch
          key={event}
          checked={events.includes(event)}
          onsl-change={({ currentTarget }) => turn(event, currentTarget.checked)}
        >
          {t(`portal:webhooks.event.${event.replace('.', '_')}`)}
        </SlSwitch>
      ))}
      {problem && (
        <p className="porsa-kit-problem" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
