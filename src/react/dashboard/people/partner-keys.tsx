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
import { AlsoForms, titlesOf } from '../picking/also-forms.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

const administered = { can: 'administer' } as const;

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
          category={category}
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
  const { id, title, role, usedAt, forms, otherForms } = item;
  const remove = useRemoval(item, category, onDone);
  const used = usedAt === null ? t('portal:keys.unused') : t('portal:keys.used', { at: formatMoment(usedAt, tools) });
  const detail = (
    <>
      {`${t(`portal:roles.${role}`)} · ${used}`}
      {forms.length > 1 && (
        <span className="porsa-portal-reach">{t('portal:keys.serves', { titles: titlesOf(forms, tools) })}</span>
      )}
      {otherForms > 0 && (
        <span className="porsa-portal-reach">{t('portal:keys.otherForms', { count: otherForms })}</span>
      )}
    </>
  );
  return (
    <Row key={id} title={title} detail={detail}>
      <IconButton icon={icons.trash} label={t('portal:keys.removeOne', { title })} onClick={() => void remove()} />
    </Row>
  );
}

/** Asks, then revokes the key in all its forms, or in this one where others are not the person’s to manage. */
function useRemoval({ id, title, forms, otherForms }: CategoryKey, category: string, onDone: () => void) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const titles = titlesOf(
    forms.filter((form) => form.id !== category),
    tools,
  );
  const detail = otherForms > 0 ? 'leaveDetail' : titles ? 'removeAllDetail' : 'removeDetail';
  return async (): Promise<void> => {
    const question = { detail: t(`portal:keys.${detail}`, { titles }), yes: t('portal:keys.remove'), danger: true };
    if (!(await askConfirm(t('portal:keys.removeQuestion', { title }), question))) return;
    const reply = await client.category.removekey({ category, id, all: otherForms === 0 });
    if (!reply.success) return showFailure(reply, t);
    onDone();
  };
}

function KeyDialog({ category, onClose }: { readonly category: Category; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [key, setKey] = useState<string>();
  const fields = useFields(
    { title: '', role: 'newuser' },
    { of: category.id, choices: { also: [] as readonly Category[] } },
  );
  const { also } = fields.choices;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const { title, role } = fields.values;
    void fields.send({ title: title.trim() ? undefined : t('portal:fieldMissing') }, async () => {
      const reply = await client.category.storekey({
        category: category.id,
        also: also.map((form) => form.id),
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
          <AlsoForms
            of="keys"
            asked={administered}
            besides={category}
            chosen={also}
            onChange={(forms) => fields.choose({ also: forms })}
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
