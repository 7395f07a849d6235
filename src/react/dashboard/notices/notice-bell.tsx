import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
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

/** So many are shown at first, so many more each time, and so many at most. */
const shown = { first: 10, more: 20, most: 200 } as const;

const none: CallData<'/app/getnotices'> = { items: [], next: null, unread: 0 };

/** The bell has no room for a longer number. */
const mostCounted = 99;

type SlSelectList = { hide(): unknown } | null;

/** Where a notification leads: a shared file is opened from the list of those, while it is in it. */
function leadingTo({ kind, file }: Notice): string {
  if (kind === 'joined') return '/userRoles';
  return kind === 'alert' ? '/dashboard' : `/shared?file=${file ?? ''}`;
}

/** The latest; what is shown stays until what has come since is there. */
function useNotices() {
  const { client } = usePortal();
  const round = useStore($noticeRound);
  const [most, setMost] = useState<number>(shown.first);
  const notices = useCall(`${round} ${most}`, (signal) => client.app.getnotices({ limit: most }, { signal }));
  const [last, setLast] = useState(none);
  if (notices.state === 'ready' && notices.data !== last) setLast(notices.data);
  const { unread } = last;
  useEffect(() => $unread.set(unread), [unread]);
  return {
    ...last,
    reload: notices.state === 'ready' ? notices.reload : undefined,
    more: () => setMost(Math.min(most + shown.more, shown.most)),
  };
}

/** What colleagues have done for the person: how much is unread, and the latest of it. */
export function NoticeBell() {
  const tools = useLanguage();
  const { t, number } = tools;
  const { client, navigation } = usePortal();
  useLive();
  const { items, unread, next, reload, more } = useNotices();
  const choose = async (id: string, list: SlSelectList): Promise<void> => {
    if (id === 'more') return more();
    list?.hide();
    const chosen = items.find((notice) => notice.id === id);
    await client.app.readnotices(chosen ? { ids: [chosen.id] } : {});
    reload?.();
    if (chosen) navigation.go(leadingTo(chosen));
  };
  const label =
    unread > 0 ? t('portal:notices.unread', { count: unread, number: number(unread) }) : t('portal:notices.title');
  return (
    <SlDropdown placement="bottom-end" distance={6} stay-open-on-select>
      <span slot="trigger" className="porsa-portal-bell">
        <IconButton icon={icons.bell} label={label} aria-haspopup="menu" />
        {unread > 0 && (
          <span className="porsa-portal-bell-count" aria-hidden="true">
            {number(Math.min(unread, mostCounted))}
            {unread > mostCounted && '+'}
          </span>
        )}
      </span>
      <SlMenu
        className="porsa-portal-notice-list"
        onsl-select={({ detail, currentTarget }) =>
          void choose(detail.item.value, (currentTarget as Element).closest('sl-dropdown'))
        }
      >
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
        {next && items.length < shown.most && <SlMenuItem value="more">{t('portal:notices.more')}</SlMenuItem>}
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
