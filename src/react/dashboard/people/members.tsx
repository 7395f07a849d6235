import { useStore } from '@nanostores/react';
import type { Person } from '../../../api/contract/colleagues.ts';
import type { MemberRole } from '../../../api/contract/permissions.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { $noticeRound } from '../../../store/live.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { Select, SelectField, TextField } from '../../kit/field/field.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { Link } from '../link/link.tsx';
import { pathTo } from '../navigation/routes.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressText } from '../paging/use-address-text.ts';
import { firstPageOf, useAddress, useAddressPages } from '../parts/use-address.ts';
import * as icons from '../parts/icons.ts';

const pageSize = 50;

/** How the address tells the list apart from others on the screen. */
const list = 'm';

const memberRoles: readonly MemberRole[] = ['owner', 'secretary', 'expert', 'newuser'];

/** A form's people, searched and of one role; roles that one may give can be changed here, one's own cannot. */
export function Members({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { query, change } = useAddress();
  const { typed, search, type } = useAddressText('mq', list);
  const role = memberRoles.find((known) => known === query.get('mrole'));
  return (
    <Section title={t('portal:members.title')}>
      <div className="porsa-portal-toolbar">
        <TextField label={t('portal:members.search')} value={typed} onChange={type} maxLength={100} />
        <SelectField
          label={t('portal:members.role')}
          value={role ?? ''}
          onChange={(chosen) => change({ mrole: chosen, ...firstPageOf(list) }, { replace: true })}
          options={[
            { value: '', text: t('portal:members.anyRole') },
            ...memberRoles.map((value) => ({ value, text: t(`portal:roles.${value}`) })),
          ]}
        />
      </div>
      <MemberPages key={`${search} ${role}`} category={category} search={search} role={role} />
    </Section>
  );
}

interface MemberPagesProps {
  readonly category: Category;
  readonly search: string | undefined;
  readonly role: MemberRole | undefined;
}

function MemberPages({ category, search, role }: MemberPagesProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages({ list });
  const round = useStore($noticeRound);
  const people = useCall(`${category.id} ${pages.after ?? ''} ${round}`, (signal) =>
    client.user.getusers({ category: category.id, search, role, after: pages.after, limit: pageSize }, { signal }),
  );
  const headings = ['patient.name', 'signIn.email', 'members.role', 'members.actions'];
  return (
    <>
      <Loading of={people}>
        {({ items, total }, reload) =>
          items.length === 0 && pages.page === 1 ? (
            <p className="porsa-kit-help" role="status">
              {t('portal:members.none')}
            </p>
          ) : (
            <>
              <Total of={total} />
              <Table headings={headings.map((heading) => t(`portal:${heading}`))}>
                {items.map((person) => (
                  <Member key={person.id} person={person} category={category} onDone={reload} />
                ))}
              </Table>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={people.state === 'ready' ? people.data.next : undefined} />
    </>
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
  const store = useStoreRole(
    { user: person.id, category: category.id, was: memberRoles.find((known) => known === role) },
    name,
    onDone,
  );
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
function useStoreRole(
  member: { readonly user: string; readonly category: string; readonly was: MemberRole | undefined },
  name: string,
  onDone: () => void,
) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const question = { yes: t('portal:members.remove'), danger: true };
  return async (role: MemberRole | null): Promise<void> => {
    if (role === null && !(await askConfirm(t('portal:members.removeQuestion', { name }), question))) return;
    const reply = await client.user.storerole({ ...member, role });
    if (!reply.success) showFailure(reply, t);
    else showSuccess(t('portal:saved'));
    onDone();
  };
}
