import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import type { Invitation } from '../../../api/contract/ways-in.ts';
import { $noticeRound } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { localDay } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { byKey } from '../keyboard/screen-actions.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';
import { Section } from '../parts/section.tsx';
import { TextField } from '../../kit/field/field.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { Total } from '../paging/total.tsx';
import { useAddressText } from '../paging/use-address-text.ts';
import { useAddress, useAddressPages } from '../parts/use-address.ts';
import * as icons from '../parts/icons.ts';
import { InviteDialog } from './invite-dialog.tsx';

const pageSize = 50;

/** How the address tells the list apart from others on the screen. */
const list = 'i';

/** Whether somebody is being invited: at once where the address says so, which does not say it again. */
function useInviting() {
  const { query, change } = useAddress();
  const [inviting, setInviting] = useState(query.has('invite'));
  const close = (): void => {
    setInviting(false);
    if (query.has('invite')) change({ invite: undefined }, { replace: true });
  };
  return { inviting, invite: () => setInviting(true), close };
}

/** Invitations into a form: sent, waiting, withdrawn. */
export function Invitations({ category }: { readonly category: Category }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { inviting, invite, close } = useInviting();
  const { typed, search, type } = useAddressText('iq', list);
  const pages = useAddressPages({ list });
  const round = useStore($noticeRound);
  const sent = useCall(`${category.id} ${search ?? ''} ${pages.after ?? ''} ${round}`, (signal) =>
    client.user.getinvitedusers({ category: category.id, search, after: pages.after, limit: pageSize }, { signal }),
  );
  const reload = (): void => {
    if (sent.state !== 'loading') sent.reload();
  };
  const add = (
    <SlButton {...byKey('i')} onClick={invite}>
      <Icon of={icons.plus} size={18} slot="prefix" />
      {t('portal:invite.title')}
    </SlButton>
  );
  return (
    <Section title={t('portal:invite.sent')} actions={add}>
      {(search ?? typed) || (sent.state === 'ready' && sent.data.next !== null) ? (
        <div className="porsa-portal-toolbar">
          <TextField label={t('portal:invite.search')} value={typed} onChange={type} maxLength={100} />
        </div>
      ) : null}
      <Loading of={sent}>
        {({ items, total }) =>
          items.length === 0 && pages.page === 1 ? (
            <p className="porsa-kit-help" role="status">
              {t(search ? 'portal:invite.noMatch' : 'portal:invite.none')}
            </p>
          ) : (
            <>
              <Total of={total} />
              <Rows>
                {items.map((one) => (
                  <Sent key={one.id} invitation={one} onDone={reload} />
                ))}
              </Rows>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={sent.state === 'ready' ? sent.data.next : undefined} />
      {inviting && (
        <InviteDialog
          category={category}
          onClose={close}
          onDone={() => {
            close();
            reload();
          }}
        />
      )}
    </Section>
  );
}

function Sent({ invitation, onDone }: { readonly invitation: Invitation; onDone(): void }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const withdraw = async (): Promise<void> => {
    const reply = await client.user.removeInvitedUser({ id: invitation.id });
    if (!reply.success) return showFailure(reply, t);
    onDone();
  };
  const name = `${invitation.firstName} ${invitation.lastName}`.trim();
  const details = [
    ...(name ? [invitation.email] : []),
    t(`portal:roles.${invitation.role}`),
    t(`portal:invite.${invitation.state}`),
    t('portal:invite.sentOn', { day: tools.date(localDay(invitation.createdAt)) }),
  ];
  return (
    <Row title={name || invitation.email} detail={details.join(' · ')}>
      {invitation.state !== 'accepted' && (
        <IconButton
          icon={icons.trash}
          label={t('portal:invite.withdraw', { email: invitation.email })}
          onClick={() => void withdraw()}
        />
      )}
    </Row>
  );
}
