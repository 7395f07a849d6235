import { useStore } from '@nanostores/react';
import type { Account } from '../../../api/contract/colleagues.ts';
import { askConfirm, showSuccess } from '../../../store/notices.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { showFailure } from '../calls/failure.ts';
import { TextField } from '../../kit/field/field.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressText } from '../paging/use-address-text.ts';
import { useAddressPages } from '../parts/use-address.ts';

const pageSize = 50;

/** How the address tells the list apart from others on the screen. */
const list = 'a';

/** For admins: who may sign in to the clinic, and who is an admin too. */
export function Accounts() {
  const { t } = useLanguage();
  const { typed, search, type } = useAddressText('aq', list);
  return (
    <Section title={t('portal:accounts.title')}>
      <p className="porsa-kit-help">{t('portal:accounts.text')}</p>
      <div className="porsa-portal-toolbar">
        <TextField label={t('portal:accounts.search')} value={typed} onChange={type} maxLength={100} />
      </div>
      <AccountPages key={search} search={search} />
    </Section>
  );
}

function AccountPages({ search }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages({ list });
  const accounts = useCall(pages.after ?? '', (signal) =>
    client.admin.getaccounts({ search, after: pages.after, limit: pageSize }, { signal }),
  );
  const headings = ['patient.name', 'signIn.email', 'accounts.state', 'members.actions'];
  return (
    <>
      <Loading of={accounts}>
        {({ items, total }, reload) =>
          items.length === 0 && pages.page === 1 ? (
            <p className="porsa-kit-help" role="status">
              {t('portal:accounts.none')}
            </p>
          ) : (
            <>
              <Total of={total} />
              <Table headings={headings.map((heading) => t(`portal:${heading}`))}>
                {items.map((account) => (
                  <AccountRow key={account.id} account={account} onDone={reload} />
                ))}
              </Table>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={accounts.state === 'ready' ? accounts.data.next : undefined} />
    </>
  );
}

function AccountRow({ account, onDone }: { readonly account: Account; onDone(): void }) {
  const { t } = useLanguage();
  const { id: own } = useStore($session);
  const name = `${account.firstName} ${account.lastName}`.trim() || account.email;
  const actions = useActions(account, name, onDone);
  const states = [
    t(`portal:accounts.${account.disabled ? 'disabled' : 'active'}`),
    ...(account.access === 'admin' ? [t('portal:accounts.admin')] : []),
    ...(account.secondStep ? [t('portal:secondStep.title')] : []),
  ];
  return (
    <tr>
      <th scope="row">
        <bdi>{name}</bdi>
      </th>
      <td data-label={t('portal:signIn.email')} data-blank={account.email ? undefined : ''}>
        <bdi dir="ltr">{account.email || '–'}</bdi>
      </td>
      <td data-label={t('portal:accounts.state')}>{states.join(' · ')}</td>
      <td data-label={t('portal:members.actions')} data-blank={account.id === own ? '' : undefined}>
        {account.id !== own && <MoreMenu label={t('portal:accounts.actionsOf', { name })} actions={actions} />}
      </td>
    </tr>
  );
}

/** What can be done with somebody else's account; whatever takes something away asks first. One's own is managed in the profile. */
function useActions({ id, access, disabled }: Account, name: string, onDone: () => void): readonly MenuAction[] {
  const { t } = useLanguage();
  const { client } = usePortal();
  const isAdmin = access === 'admin';
  const act = async (
    question: string,
    send: () => ReturnType<typeof client.admin.storeaccount | typeof client.admin.endaccountsessions>,
    danger = true,
  ): Promise<void> => {
    const asked = {
      detail: t(`portal:accounts.${question}Detail`, { name }),
      yes: t(`portal:accounts.${question}`),
      danger,
    };
    if (!(await askConfirm(t(`portal:accounts.${question}Question`, { name }), asked))) return;
    const reply = await send();
    if (!reply.success) showFailure(reply, t);
    else showSuccess(t('portal:saved'));
    onDone();
  };
  const store = (question: string, change: { access?: 'user' | 'admin'; disabled?: boolean }, danger = true) => ({
    text: t(`portal:accounts.${question}`),
    danger,
    act: () => void act(question, () => client.admin.storeaccount({ user: id, ...change }), danger),
  });
  return [
    isAdmin ? store('demote', { access: 'user' }) : store('promote', { access: 'admin' }, false),
    {
      text: t('portal:accounts.signOut'),
      danger: true,
      act: () => void act('signOut', () => client.admin.endaccountsessions({ user: id })),
    },
    disabled ? store('enable', { disabled: false }, false) : store('disable', { disabled: true }),
  ];
}
