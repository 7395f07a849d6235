import { useState, type FormEvent } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import type { CategoryKey } from '../../../api/contract/ways-in.ts';
import { askConfirm } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { SecretOnce } from '../secret/secret-once.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

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
      <Icon of={icons.plus} size={18} slot="prefix" />
      {t('portal:keys.add')}
    </SlButton>
  );
  return (
    <Section title={t('portal:keys.title')} actions={add}>
      <Loading of={keys}>
        {(items) =>
          items.length === 0 ? (
            <p className="porsa-kit-help">{t('portal:keys.none')}</p>
          ) : (
            <Rows>
              {items.map((key) => (
                <Key key={key.id} item={key} category={category.id} onDone={reload} />
              ))}
            </Rows>
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
    if (!reply.success) return showFailure(reply, t);
    onDone();
  };
  const used =
    item.usedAt === null ? t('portal:keys.unused') : t('portal:keys.used', { at: formatMoment(item.usedAt, tools) });
  return (
    <Row title={item.title} detail={<>{`${t(`portal:roles.${item.role}`)} · ${used}`}</>}>
      <IconButton
        icon={icons.trash}
        label={t('portal:keys.removeOne', { title: item.title })}
        onClick={() => void remove()}
      />
    </Row>
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
        <SecretOnce secret={key} onClose={onClose}>
          {t('portal:keys.once')}
        </SecretOnce>
      )}
    </Dialog>
  );
}
