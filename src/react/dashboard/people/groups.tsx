import { useState, type FormEvent } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import { uuid } from '../../../api/client/uuid.ts';
import { askConfirm } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { byKey } from '../keyboard/screen-actions.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { allPages } from '../calls/all-pages.ts';
import { showFailure } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

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
      {editing && (
        <GroupDialog
          group={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={() => {
            setEditing(undefined);
            reload();
          }}
        />
      )}
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
  const people = useCall('', (signal) => allPages((page) => client.user.getconnectedusers(page, { signal })));
  const inside = useCall(id, async (signal) =>
    group ? client.user.getvirtualgroupusers({ group: id }, { signal }) : { success: true as const, data: [] },
  );
  return (
    <Dialog title={group ? t('portal:groups.edit', { title: group.title }) : t('portal:groups.add')} onClose={onClose}>
      <Loading of={people}>
        {({ items }) => (
          <Loading of={inside}>
            {(users) => (
              <GroupForm
                id={id}
                title={group?.title ?? ''}
                users={users.map((user) => user.id)}
                people={[...items, ...users.filter((user) => !items.some((one) => one.id === user.id))]}
                onDone={onDone}
              />
            )}
          </Loading>
        )}
      </Loading>
    </Dialog>
  );
}

interface GroupFormProps {
  readonly id: string;
  readonly title: string;
  readonly users: readonly string[];
  readonly people: readonly { readonly id: string; readonly firstName: string; readonly lastName: string }[];
  onDone(): void;
}

function GroupForm({ id, title, users, people, onDone }: GroupFormProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [chosen, setChosen] = useState(users);
  const fields = useFields({ title });
  const toggle = (user: string): void =>
    setChosen(chosen.includes(user) ? chosen.filter((one) => one !== user) : [...chosen, user]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fields.values.title.trim();
    void fields.send({ title: name ? undefined : t('portal:fieldMissing') }, async () => {
      const reply = await client.user.storeVirtualgroup({ id, title: name, users: [...chosen] });
      if (reply.success) onDone();
      return reply;
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <TextField {...fields.bind('title')} label={t('portal:groups.name')} maxLength={100} required />
      <fieldset className="porsa-portal-people">
        <legend>{t('portal:groups.members')}</legend>
        {people.length === 0 && <p className="porsa-kit-help">{t('portal:groups.nobody')}</p>}
        {people.map((person) => (
          <label key={person.id}>
            <input type="checkbox" checked={chosen.includes(person.id)} onChange={() => toggle(person.id)} />
            <bdi>{`${person.firstName} ${person.lastName}`.trim()}</bdi>
          </label>
        ))}
      </fieldset>
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('portal:save')}
      </SlButton>
    </form>
  );
}
