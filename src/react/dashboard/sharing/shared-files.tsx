import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { SharedFile } from '../../../api/contract/sharing.ts';
import { $noticeRound, $rightRound } from '../../../store/live.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Link } from '../link/link.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { pathTo } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { Total } from '../paging/total.tsx';
import { useAddressPages } from '../parts/use-address.ts';
import { useScreen } from '../context/use-screen.ts';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';
import { Placeholder } from '../../kit/states/placeholder.tsx';
import { formatEnd } from '../parts/time.ts';

const pageSize = 50;

/** Patient files that colleagues have shared with the person, newest first. */
export function SharedFiles() {
  const { t } = useLanguage();
  const { query } = usePlace();
  const search = query.get('q') ?? undefined;
  const file = query.get('file');
  useScreen({ title: t('portal:shared.title'), back: false, search: true });
  return file === null ? <SharedPages key={search} search={search} /> : <SharedOne key={file} file={file} />;
}

const pathOf = ({ category, file }: SharedFile): string =>
  pathTo('entries', { headline: 'complaints', project: '-', category, file });

/** Leads on to the one file that a notification or an email is about, where it is still shared. */
function SharedOne({ file }: { readonly file: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const found = useCall(file, (signal) => client.file.getsharedfiles({ file, limit: 1 }, { signal }));
  return (
    <Loading of={found}>
      {({ items: [shared] }) =>
        shared ? (
          <LeadOn to={pathOf(shared)} />
        ) : (
          <Message icon={icons.share} title={t('portal:sharing.over')} text={t('portal:sharing.overText')}>
            <Link className="porsa-portal-link" to={pathTo('shared', {})}>
              {t('portal:shared.title')}
            </Link>
          </Message>
        )
      }
    </Loading>
  );
}

function LeadOn({ to }: { readonly to: string }) {
  const { navigation } = usePortal();
  useEffect(() => navigation.go(to, { replace: true }), [navigation, to]);
  return <Placeholder />;
}

function SharedPages({ search }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const rounds = [useStore($noticeRound), useStore($rightRound)];
  const files = useCall(`${pages.after ?? ''} ${rounds.join()}`, (signal) =>
    client.file.getsharedfiles({ search, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={files}>
        {({ items, total }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message
              icon={icons.share}
              title={search ? t('portal:nothingFound', { text: search }) : t('portal:shared.empty')}
              text={search ? undefined : t('portal:shared.emptyText')}
            />
          ) : (
            <>
              <Total of={total} />
              <Table
                headings={[
                  t('portal:patient.name'),
                  t('portal:files.form'),
                  t('portal:shared.by'),
                  t('portal:shared.right'),
                  t('portal:shared.note'),
                  t('portal:shared.at'),
                ]}
              >
                {items.map((file) => (
                  <SharedRow key={file.file} file={file} />
                ))}
              </Table>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={files.state === 'ready' ? files.data.next : undefined} />
    </>
  );
}

function SharedRow({ file }: { readonly file: SharedFile }) {
  const tools = useLanguage();
  const { t, text } = tools;
  const clinic = text(file.clinicTitle);
  const isOwn = clinic === text(useStore($session).store?.title);
  return (
    <tr>
      <th scope="row">
        <Link to={pathOf(file)}>
          <bdi>{file.name || t('portal:patient.nameless')}</bdi>
        </Link>
      </th>
      <td data-prose data-label={t('portal:files.form')}>
        {[text(file.categoryTitle), ...(isOwn ? [] : [clinic])].join(' · ')}
      </td>
      <td data-label={t('portal:shared.by')}>
        <bdi>{file.sharedBy ?? t('portal:shared.byForm')}</bdi>
      </td>
      <td data-prose data-label={t('portal:shared.right')}>
        {[
          t(`portal:share.${file.right}`),
          ...(file.expiresAt ? [t('portal:sharing.ends', { time: formatEnd(file.expiresAt, tools) })] : []),
        ].join(' · ')}
      </td>
      <td data-prose data-label={t('portal:shared.note')} data-blank={file.note ? undefined : ''}>
        <bdi>{file.note || '–'}</bdi>
      </td>
      <td data-label={t('portal:shared.at')}>{formatMoment(file.createdAt, tools)}</td>
    </tr>
  );
}
