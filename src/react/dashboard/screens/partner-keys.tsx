import { useState, type FormEvent } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import type { CategoryKey } from '../../../api/contract/ways-in.ts';
import { askConfirm, showError } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { sayMoment } from '../../ui/moment.ts';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Alert } from '../parts/alert.tsx';
import { Section } from '../parts/card.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { ActionButton } from '../parts/manage-actions.tsx';
import { Loading } from '../parts/states.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';

/** Keys by which partners' systems let their people into a form; each is shown once. */
export function PartnerKeys({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [adding, setAdding] = useState(false);
  const keys = useCall(category.id, (signal) => client.category.getkeys({ category: category.id }, { signal }));
  const reload = (): void => {
    if (keys.state !== 'loading') keys.reload();
  };
  const add = (
    <SlButton onClick={() => setAdding(true)}>
      <span slot="prefix" className="porsa-portal-lead">
        <Icon name="plus" size={18} />
      </span>
      {t('portal:keys.add')}
    </SlButton>
  );
  return (
    <Section title={t('portal:keys.title')} actions={add}>
      <Loading of={keys}>
        {(items) =>
          items.length === 0 ? (
            <p className="porsa-portal-help">{t('portal:keys.none')}</p>
          ) : (
            <ul className="porsa-portal-shares">
              {items.map((key) => (
                <Key key={key.id} item={key} category={category.id} onDone={reload} />
              ))}
            </ul>
          )
        }
      </Loading>
      {adding && (
        <KeyDialog
          category={category.id}
          onClose={() => {
            setAdding(false);
            reload();
          }}
        />
      )}
    </Section>
  );
}

function Key({ item, category, onDone }: { readonly item: CategoryKey; readonly category: string; onDone(): void }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const remove = async (): Promise<void> => {
    if (
      !(await askConfirm(t('portal:keys.removeQuestion', { title: item.title }), {
        detail: t('portal:keys.removeDetail'),
        yes: t('portal:keys.remove'),
        danger: true,
      }))
    )
      return;
    const reply = await client.category.removekey({ category, id: item.id });
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    onDone();
  };
  const used =
    item.usedAt === null ? t('portal:keys.unused') : t('portal:keys.used', { at: sayMoment(item.usedAt, tools) });
  return (
    <li>
      <span>
        <bdi>{item.title}</bdi>
        <small>{`${t(`portal:roles.${item.role}`)} · ${used}`}</small>
      </span>
      <ActionButton
        icon="remove"
        label={t('portal:keys.removeOne', { title: item.title })}
        onClick={() => void remove()}
      />
    </li>
  );
}

function KeyDialog({ category, onClose }: { readonly category: string; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [key, setKey] = useState<string>();
  const fields = useFields({ title: '', role: 'newuser' });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, role } = fields.values;
    void fields.send({ title: title.trim() ? undefined : t('portal:fieldMissing') }, async () => {
      const reply = await client.category.storekey({
        category,
        title: title.trim(),
        role: role === 'expert' ? 'expert' : 'newuser',
      });
      if (reply.success) setKey(reply.data.key);
      return reply;
    });
  };
  return (
    <Dialog title={t('portal:keys.add')} onClose={onClose}>
      {key === undefined ? (
        <form noValidate onSubmit={submit} className="porsa-portal-form">
          <TextField {...fields.bind('title')} label={t('portal:keys.name')} maxLength={100} required />
          <SelectField
            {...fields.bind('role')}
            label={t('portal:keys.role')}
            options={(['newuser', 'expert'] as const).map((role) => ({ value: role, text: t(`portal:roles.${role}`) }))}
          />
          <Alert text={fields.problem} />
          <SlButton type="submit" variant="primary" loading={fields.busy}>
            {t('portal:keys.add')}
          </SlButton>
        </form>
      ) : (
        <div className="porsa-portal-form" role="status">
          <p>{t('portal:keys.once')}</p>
          <code className="porsa-portal-key" dir="ltr">
            {key}
          </code>
          <span className="porsa-portal-actions">
            <CopyButton text={key}>{t('portal:keys.copy')}</CopyButton>
            <SlButton onClick={onClose}>{t('portal:close')}</SlButton>
          </span>
        </div>
      )}
    </Dialog>
  );
}
