import { useRef, useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { Webhook } from '../../../api/contract/webhooks.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm, showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { SlButton, SlSwitch } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { RotateSecret } from './rotate-secret.tsx';
import { stateOf } from './hook-state.ts';
import { WebhookForm } from './webhook-form.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { titlesOf, type FormName } from '../picking/also-forms.tsx';
import * as icons from '../parts/icons.ts';
import styles from './webhooks.css?inline';

const sheets = [styles];

/** A form's webhooks: added, changed, paused, tested and removed. */
export function WebhooksDialog({ category, onClose }: { readonly category: Category; onClose(): void }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const root = useRef<HTMLParagraphElement>(null);
  useStyles(root, sheets);
  const [adding, setAdding] = useState(false);
  const hooks = useCall(category.id, (signal) => client.category.getwebhooks({ category: category.id }, { signal }));
  return (
    <Dialog title={t('portal:webhooks.titleOf', { title: text(category.title) })} wide onClose={onClose}>
      <p ref={root} className="porsa-kit-help">
        {t('portal:webhooks.text')}
      </p>
      <Loading of={hooks}>
        {(items, reload) => (
          <>
            {items.length === 0 && !adding && <p className="porsa-portal-hooks-none">{t('portal:webhooks.none')}</p>}
            {items.length > 0 && (
              <ul className="porsa-portal-hooks">
                {items.map((hook) => (
                  <Hook key={hook.id} hook={hook} category={category} onDone={reload} />
                ))}
              </ul>
            )}
            {adding ? (
              <WebhookForm category={category} onStored={reload} onClose={() => setAdding(false)} />
            ) : (
              <SlButton onClick={() => setAdding(true)}>
                <Icon of={icons.plus} size={18} slot="prefix" />
                {t('portal:webhooks.add')}
              </SlButton>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

interface HookProps {
  readonly hook: Webhook;
  readonly category: FormName;
  onDone(): void;
}

function Hook({ hook, category, onDone }: HookProps) {
  const { t } = useLanguage();
  const [round, setRound] = useState(0);
  const [open, setOpen] = useState<'edit' | 'rotate'>();
  const close = (): void => setOpen(undefined);
  const { setActive, test, remove } = useHookCalls(hook, category.id, onDone);
  const { url, active, format } = hook;
  const isWhole = hook.otherForms === 0;
  const sendTest = async (): Promise<void> => {
    if (await test()) setRound(round + 1);
  };
  if (open === 'edit')
    return (
      <li>
        <WebhookForm category={category} hook={hook} onStored={onDone} onClose={close} />
      </li>
    );
  return (
    <li>
      <div className="porsa-portal-hook">
        <SlSwitch
          checked={active}
          disabled={!isWhole}
          aria-label={t('portal:webhooks.active', { url })}
          onsl-change={({ currentTarget }) => void setActive(currentTarget)}
        >
          <bdi dir="ltr">{url}</bdi>
        </SlSwitch>
        <span className="porsa-portal-tools">
          <SlButton size="small" disabled={!active} onClick={() => void sendTest()}>
            {t('portal:webhooks.test')}
          </SlButton>
          {isWhole && (
            <IconButton
              icon={icons.edit}
              label={t('portal:webhooks.editOne', { url })}
              onClick={() => setOpen('edit')}
            />
          )}
          {isWhole && format === 'standard' && (
            <IconButton
              icon={icons.key}
              label={t('portal:webhooks.rotateOne', { url })}
              onClick={() => setOpen('rotate')}
            />
          )}
          <IconButton
            icon={icons.trash}
            label={t(isWhole ? 'portal:webhooks.removeOne' : 'portal:webhooks.leaveOne', { url })}
            onClick={() => void remove()}
          />
        </span>
      </div>
      <About hook={hook} />
      {open === 'rotate' && <RotateSecret category={category.id} hook={hook} onRotated={onDone} onClose={close} />}
      <WebhookDeliveries category={category.id} hook={hook} round={round} />
    </li>
  );
}

/** What it is sent, and what is to be known of its signatures. */
function About({ hook }: { readonly hook: Webhook }) {
  const tools = useLanguage();
  const { t } = tools;
  const { events, withAnswers, format, previousUntil, forms, otherForms } = hook;
  return (
    <>
      {forms.length > 1 && (
        <p className="porsa-kit-help">{t('portal:webhooks.serves', { titles: titlesOf(forms, tools) })}</p>
      )}
      {otherForms > 0 && <p className="porsa-kit-help">{t('portal:webhooks.otherForms', { count: otherForms })}</p>}
      <p className="porsa-kit-help">
        {[
          ...events.map((event) => t(`portal:webhooks.event.${event.replace('.', '_')}`)),
          ...(withAnswers ? [t('portal:webhooks.withAnswers')] : []),
        ].join(' · ')}
      </p>
      {format === 'legacy' && <p className="porsa-kit-help">{t('portal:webhooks.legacy')}</p>}
      {previousUntil !== null && (
        <p className="porsa-kit-help">
          {t('portal:webhooks.previousUntil', { at: formatMoment(previousUntil, tools) })}
        </p>
      )}
    </>
  );
}

interface HookCalls {
  /** Where the server refuses it, the switch goes back. The list is read again in any case: somebody else may have changed it meanwhile. */
  setActive(wanted: { checked: boolean }): Promise<void>;
  /** Sends a test event; false where the server refused it. */
  test(): Promise<boolean>;
  /** Asks first. Removes it from all its forms, or from this one where others are not the person’s to manage. */
  remove(): Promise<void>;
}

function useHookCalls(hook: Webhook, category: string, onDone: () => void): HookCalls {
  const { id, url, events, withAnswers, forms, otherForms } = hook;
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const others = forms.filter((form) => form.id !== category);
  const succeeds = async (call: Promise<ClientReply<unknown>>): Promise<boolean> => {
    const reply = await call;
    if (!reply.success) showFailure(reply, t);
    return reply.success;
  };
  const confirmRemoval = (): Promise<boolean> => {
    const titles = titlesOf(others, tools);
    const detail =
      others.length > 0 ? t('portal:webhooks.removeAllDetail', { titles }) : t('portal:webhooks.removeDetail');
    const leave = { detail: t('portal:webhooks.leaveDetail'), yes: t('portal:webhooks.leave'), danger: true };
    return otherForms > 0
      ? askConfirm(t('portal:webhooks.leaveQuestion', { url }), leave)
      : askConfirm(t('portal:webhooks.removeQuestion', { url }), {
          detail,
          yes: t('portal:webhooks.remove'),
          danger: true,
        });
  };
  return {
    async setActive(wanted) {
      const change = { category, id, url, events, withAnswers, active: wanted.checked, was: stateOf(hook) };
      if (!(await succeeds(client.category.storewebhook(change)))) wanted.checked = hook.active;
      onDone();
    },
    async test() {
      if (!(await succeeds(client.category.testwebhook({ category, id })))) return false;
      showShort(t('portal:webhooks.tested'));
      return true;
    },
    async remove() {
      if (!(await confirmRemoval())) return;
      if (await succeeds(client.category.removewebhook({ category, id, all: otherForms === 0 }))) onDone();
    },
  };
}
