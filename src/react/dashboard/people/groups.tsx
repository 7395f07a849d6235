import { useState } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { uuid } from '../../../api/client/uuid.ts';
import { askConfirm } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { byKey } from '../keyboard/screen-actions.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { GroupForm } from './group-form.tsx';
import * as icons from '../parts/icons.ts';

/** So many colleagues stand in a plain list; more are searched. */
const fewPeople = 50;

type Group = CallData<'/user/getvirtualgroups'>[number];

/** The person's own groups of colleagues, with whom files can be shared at once. */
export function Groups() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [editing, setEditing] = useState<Group | 'new'>();
  const groups = useCall('', (signal) => client.user.getvirtualgroups({}, { signal }));
  const reload = (): void => {
    if (groups.state !== 'loading') groups.reload();
  };
  // It may have been changed on another device meanwhile.
  const close = (): void => {
    setEditing(undefined);
    reload();
  };
  const add = (
    <SlButton {...byKey('n')} onClick={() => setEditing('new')}>
      <Icon of={icons.plus} size={18} slot="prefix" />
      {t('portal:groups.add')}
    </SlButton>
  );
  return (
    <Section title={t('portal:groups.title')} actions={add}>
      <Loading of={groups}>
        {(items) =>
          items.length === 0 ? (
            <p className="porsa-kit-help">{t('portal:groups.none')}</p>
          ) : (
            <Rows>
              {items.map((group) => (
                <GroupRow key={group.id} group={group} onEdit={() => setEditing(group)} onDone={reload} />
              ))}
            </Rows>
          )
        }
      </Loading>
      {editing && <GroupDialog group={editing === 'new' ? undefined : editing} onClose={close} onDone={close} />}
    </Section>
  );
}

function GroupRow({ group, onEdit, onDone }: { readonly group: Group; onEdit(): void; onDone(): void }) {
  const { t, number } = useLanguage();
  const { client } = usePortal();
  const { title } = group;
  const remove = async (): Promise<void> => {
    if (
      !(await askConfirm(t('portal:groups.removeQuestion', { title }), {
        detail: t('portal:groups.removeDetail'),
        yes: t('portal:remove.yes'),
        danger: true,
      }))
    )
      return;
    const reply = await client.user.removevirtualgroup({ id: group.id });
    if (!reply.success) return showFailure(reply, t);
    onDone();
  };
  return (
    <Row title={title} detail={t('portal:groups.people', { count: group.users, number: number(group.users) })}>
      <span className="porsa-portal-tools">
        <IconButton icon={icons.edit} label={t('portal:groups.edit', { title })} onClick={onEdit} />
        <IconButton icon={icons.trash} label={t('portal:remove.label', { title })} onClick={() => void remove()} />
      </span>
    </Row>
  );
}

function GroupDialog({
  group,
  onClose,
  onDone,
}: {
  readonly group: Group | undefined;
  onClose(): void;
  onDone(): void;
}) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [id] = useState(() => group?.id ?? uuid());
  const people = useCall('', (signal) => client.user.getconnectedusers({ limit: fewPeople }, { signal }));
  const inside = useCall(id, async (signal) =>
    group ? client.user.getvirtualgroupusers({ group: id }, { signal }) : { success: true as const, data: [] },
  );
  return (
    <Dialog title={group ? t('portal:groups.edit', { title: group.title }) : t('portal:groups.add')} onClose={onClose}>
      <Loading of={people}>
        {({ items, next }) => (
          <Loading of={inside}>
            {(users) => (
              <GroupForm
                id={id}
                title={group?.title}
                users={users}
                people={
                  next === null
                    ? [...items, ...users.filter(({ id }) => !items.some((one) => one.id === id))]
                    : undefined
                }
                onDone={onDone}
              />
            )}
          </Loading>
        )}
      </Loading>
    </Dialog>
  );
}
