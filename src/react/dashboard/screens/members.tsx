import { useStore } from '@nanostores/react';
import type { Person } from '../../../api/contract/colleagues.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm, showError, showSuccess } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { Section } from '../parts/card.tsx';
import { describeFailure, innermost } from '../failure.ts';
import { Select } from '../parts/field.tsx';
import { ActionButton } from '../parts/manage-actions.tsx';
import { Pager, usePages } from '../parts/pager.tsx';
import { Loading } from '../parts/states.tsx';
import { Table } from '../parts/table.tsx';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';
import { grantable, type MemberRole } from './grantable.ts';

const pageSize = 50;

/** A form's people; roles that one may give can be changed here, one's own cannot. */
export function Members({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = usePages();
  const people = useCall(`${category.id} ${pages.after ?? ''}`, (signal) =>
    client.user.getusers({ category: category.id, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <Section title={t('portal:members.title')}>
      <Loading of={people}>
        {({ items }, reload) => (
          <Table
            headings={[
              t('portal:patient.name'),
              t('portal:signIn.email'),
              t('portal:members.role'),
              t('portal:members.actions'),
            ]}
          >
            {items.map((person) => (
              <Member key={person.id} person={person} category={category} onDone={reload} />
            ))}
          </Table>
        )}
      </Loading>
      <Pager pages={pages} next={people.state === 'ready' ? people.data.next : undefined} />
    </Section>
  );
}

function Member({
  person,
  category,
  onDone,
}: {
  readonly person: Person;
  readonly category: Category;
  onDone(): void;
}) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { id: own } = useStore($session);
  const role = person.roles.find((held) => held.category === category.id)?.role ?? 'newuser';
  const name = `${person.firstName} ${person.lastName}`.trim() || t('portal:members.guest');
  const given = grantable(category.role);
  const mayChange = person.id !== own && given.some((one) => one === role);
  const store = async (wanted: MemberRole | null): Promise<void> => {
    if (
      wanted === null &&
      !(await askConfirm(t('portal:members.removeQuestion', { name }), {
        yes: t('portal:members.remove'),
        danger: true,
      }))
    )
      return;
    const reply = await client.user.storerole({ category: category.id, user: person.id, role: wanted });
    if (!reply.success) showError(describeFailure(reply, t), innermost(reply).code);
    else showSuccess(t('portal:saved'));
    onDone();
  };
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={t('portal:signIn.email')} data-blank={person.email ? undefined : ''}>
        <bdi dir="ltr">{person.email || '–'}</bdi>
      </td>
      <td data-label={t('portal:members.role')}>
        {mayChange ? (
          <Select
            aria-label={t('portal:members.roleOf', { name })}
            value={role}
            options={given.map((one) => ({ value: one, text: t(`portal:roles.${one}`) }))}
            onChange={(wanted) => void store(wanted as MemberRole)}
          />
        ) : (
          t(`portal:roles.${role}`)
        )}
      </td>
      <td data-label={t('portal:members.actions')} data-blank={mayChange ? undefined : ''}>
        {mayChange && (
          <ActionButton
            icon="remove"
            label={t('portal:members.removeOne', { name })}
            onClick={() => void store(null)}
          />
        )}
      </td>
    </tr>
  );
}
