import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Notice } from '../../../api/contract/live.ts';
import { $noticeRound, $unread } from '../../../store/live.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlDivider, SlDropdown, SlMenu, SlMenuItem } from '../../kit/shoelace/tags.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { useLive } from './use-live.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import * as icons from '../parts/icons.ts';

/** So many are shown. */
const shown = 10;

/** Where a notification leads: a shared file is opened from the list of those, while it is in it. */
function leadingTo({ kind, file }: Notice): string {
  if (kind === 'joined') return '/userRoles';
  return kind === 'alert' ? '/dashboard' : `/shared?file=${file ?? ''}`;
}

/** What colleagues have done for the person: how much is unread, and the latest of it. */
export function NoticeBell() {
  const tools = useLanguage();
  const { t, number } = tools;
  const { client, navigation } = usePortal();
  useLive();
  const round = useStore($noticeRound);
  const notices = useCall(String(round), (signal) => client.app.getnotices({ limit: shown }, { signal }));
  const { items, unread } = notices.state === 'ready' ? notices.data : { items: [], unread: 0 };
  useEffect(() => $unread.set(unread), [unread]);
  const choose = async (id: string): Promise<void> => {
    if (notices.state !== 'ready') return;
    const chosen = items.find((notice) => notice.id === id);
    await client.app.readnotices(chosen ? { ids: [chosen.id] } : {});
    notices.reload();
    if (chosen) navigation.go(leadingTo(chosen));
  };
  const label =
    unread > 0 ? t('portal:notices.unread', { count: unread, number: number(unread) }) : t('portal:notices.title');
  return (
    <SlDropdown placement="bottom-end" distance={6}>
      <span slot="trigger" className="porsa-portal-bell">
        <IconButton icon={icons.bell} label={label} aria-haspopup="menu" />
        {unread > 0 && (
          <span className="porsa-portal-bell-count" aria-hidden="true">
            {number(Math.min(unread, 99))}
          </span>
        )}
      </span>
      <SlMenu className="porsa-portal-notice-list" onsl-select={(event) => void choose(event.detail.item.value)}>
        {items.length === 0 && (
          <SlMenuItem disabled value="none">
            {t('portal:notices.empty')}
          </SlMenuItem>
        )}
        {items.map((notice) => (
          <SlMenuItem key={notice.id} value={notice.id}>
            <span className={notice.read ? 'porsa-portal-notice' : 'porsa-portal-notice porsa-portal-notice-new'}>
              <NoticeText notice={notice} />
              <small>{formatMoment(notice.createdAt, tools)}</small>
            </span>
          </SlMenuItem>
        ))}
        {unread > 0 && <SlDivider />}
        {unread > 0 && <SlMenuItem value="all">{t('portal:notices.readAll')}</SlMenuItem>}
      </SlMenu>
    </SlDropdown>
  );
}

function NoticeText({ notice }: { readonly notice: Notice }) {
  const { t, text } = useLanguage();
  const words = { by: notice.by ?? t('portal:notices.somebody'), form: text(notice.category ?? '') };
  return <span>{t(`portal:notices.${notice.kind}`, words)}</span>;
}
