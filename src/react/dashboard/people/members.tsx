import { useStore } from '@nanostores/react';
import type { Person } from '../../../api/contract/colleagues.ts';
import type { MemberRole } from '../../../api/contract/permissions.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { Select } from '../../kit/field/field.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Link } from '../link/link.tsx';
import { pathTo } from '../navigation/routes.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import * as icons from '../parts/icons.ts';

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

interface MemberProps {
  readonly person: Person;
  readonly category: Category;
  onDone(): void;
}

function Member({ person, category, onDone }: MemberProps) {
  const { t } = useLanguage();
  const { id: own } = useStore($session);
  const { role = 'newuser', grants = [] } = person.roles.find((held) => held.category === category.id) ?? {};
  const name = `${person.firstName} ${person.lastName}`.trim() || t('portal:members.guest');
  const mayChange = person.id !== own && grants.length > 0;
  const store = useStoreRole(person.id, name, category.id, onDone);
  return (
    <tr>
      <th scope="row">
        {category.can.administer ? (
          <Link
            className="porsa-portal-link"
            to={pathTo('adminCategories', { headline: category.headline, project: '-', user: person.id })}
          >
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
      </th>
      <td data-label={t('portal:signIn.email')} data-blank={person.email ? undefined : ''}>
        <bdi dir="ltr">{person.email || '–'}</bdi>
      </td>
      <td data-label={t('portal:members.role')}>
        {mayChange ? (
          <Select
            aria-label={t('portal:members.roleOf', { name })}
            value={role}
            options={grants.map((one) => ({ value: one, text: t(`portal:roles.${one}`) }))}
            onChange={(wanted) => void store(wanted as MemberRole)}
          />
        ) : (
          t(`portal:roles.${role}`)
        )}
      </td>
      <td data-label={t('portal:members.actions')} data-blank={mayChange ? undefined : ''}>
        {mayChange && (
          <IconButton
            icon={icons.trash}
            label={t('portal:members.removeOne', { name })}
            onClick={() => void store(null)}
          />
        )}
      </td>
    </tr>
  );
}

/** Gives somebody another role; `null` removes them from the form, after a question. */
function useStoreRole(user: string, name: string, category: string, onDone: () => void) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const question = { yes: t('portal:members.remove'), danger: true };
  return async (role: MemberRole | null): Promise<void> => {
    if (role === null && !(await askConfirm(t('portal:members.removeQuestion', { name }), question))) return;
    const reply = await client.user.storerole({ category, user, role });
    if (!reply.success) showFailure(reply, t);
    else showSuccess(t('portal:saved'));
    onDone();
  };
}
