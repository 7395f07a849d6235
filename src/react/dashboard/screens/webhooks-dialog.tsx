import { useState } from 'react';
import type { Webhook } from '../../../api/contract/output.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm, showError, showShort } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton, SlSwitch } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { ActionButton } from '../parts/manage-actions.tsx';
import { Loading } from '../parts/states.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Addresses that hear of what happens with a form: added, held, tried and removed. */
export function WebhooksDialog({ category, onClose }: { readonly category: Category; onClose(): void }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const [adding, setAdding] = useState(false);
  const hooks = useCall(category.id, (signal) => client.category.getwebhooks({ category: category.id }, { signal }));
  return (
    <Dialog title={t('portal:webhooks.titleOf', { title: text(category.title) })} wide onClose={onClose}>
      <p className="porsa-portal-help">{t('portal:webhooks.text')}</p>
      <Loading of={hooks}>
        {(items, reload) => (
          <>
            {items.length === 0 && !adding && <p>{t('portal:webhooks.none')}</p>}
            {items.length > 0 && (
              <ul className="porsa-portal-hooks">
                {items.map((hook) => (
                  <Hook key={hook.id} hook={hook} category={category.id} onDone={reload} />
                ))}
              </ul>
            )}
            {adding ? (
              <WebhookForm category={category.id} onStored={reload} onClose={() => setAdding(false)} />
            ) : (
              <SlButton onClick={() => setAdding(true)}>
                <span slot="prefix" className="porsa-portal-lead">
                  <Icon name="plus" size={18} />
                </span>
                {t('portal:webhooks.add')}
              </SlButton>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

function Hook({ hook, category, onDone }: { readonly hook: Webhook; readonly category: string; onDone(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [round, setRound] = useState(0);
  const [editing, setEditing] = useState(false);
  const { id, url, events, active, withAnswers } = hook;
  const after = async (
    call: Promise<{ readonly success: true } | Parameters<typeof describeFailure>[0]>,
    done: () => void,
  ): Promise<void> => {
    const reply = await call;
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    done();
  };
  const turn = (on: boolean) =>
    after(client.category.storewebhook({ category, id, url, events, withAnswers, active: on }), onDone);
  const test = () =>
    after(client.category.testwebhook({ category, id }), () => {
      showShort(t('portal:webhooks.tested'));
      setRound(round + 1);
    });
  const remove = async (): Promise<void> => {
    if (
      !(await askConfirm(t('portal:webhooks.removeQuestion', { url }), {
        detail: t('portal:webhooks.removeDetail'),
        yes: t('portal:webhooks.remove'),
        danger: true,
      }))
    )
      return;
    await after(client.category.removewebhook({ category, id }), onDone);
  };
  if (editing)
    return (
      <li>
        <WebhookForm category={category} hook={hook} onStored={onDone} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li>
      <div className="porsa-portal-hook">
        <SlSwitch
          checked={active}
          aria-label={t('portal:webhooks.active', { url })}
          onsl-change={(event) => void turn(event.currentTarget.checked)}
        >
          <bdi dir="ltr">{url}</bdi>
        </SlSwitch>
        <span className="porsa-portal-tools">
          <SlButton size="small" disabled={!active} onClick={() => void test()}>
            {t('portal:webhooks.test')}
          </SlButton>
          <ActionButton icon="edit" label={t('portal:webhooks.editOne', { url })} onClick={() => setEditing(true)} />
          <ActionButton icon="remove" label={t('portal:webhooks.removeOne', { url })} onClick={() => void remove()} />
        </span>
      </div>
      <p className="porsa-portal-help">
        {[
          ...events.map((event) => t(`portal:webhooks.event.${event.replace('.', '_')}`)),
          ...(withAnswers ? [t('portal:webhooks.withAnswers')] : []),
        ].join(' · ')}
      </p>
      <WebhookDeliveries category={category} hook={id} round={round} />
    </li>
  );
}
