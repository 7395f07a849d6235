import type { SharedFile } from '../../../../api/contract/sharing.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Client, ClientReply } from '../../../../api/client/client.ts';
import { errors } from '../../../../api/contract/errors.ts';
import { $rightRound, $unread } from '../../../../store/live.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { usePortal } from '../../context/portal-context.ts';
import { pathTo, type RouteParameters } from '../../navigation/routes.ts';
import { innermost } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { useCategory } from '../../forms/use-category.ts';
import { useScreen } from '../../context/use-screen.ts';
import { RecordNotice } from '../../records/record-notice.tsx';
import { useRecord, useRecordsKey, useWaitingResponses } from '../../records/use-records.ts';
import { WaitingResponses } from '../../records/waiting-responses.tsx';
import { useShare } from '../../sharing/use-share.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { Loading } from '../../parts/loading.tsx';
import * as icons from '../../parts/icons.ts';
import { formatEnd } from '../../parts/time.ts';
import { FileContent } from './file-content.tsx';
import { FileHead } from './file-head.tsx';
import styles from './entries.css?inline';

const sheets = [styles];

type Params = RouteParameters<'entries'>;

/** A patient file: who it is, its entries, and the one chosen in the version it was given in. */
export function Entries({ params }: { readonly params: Params }) {
  const { t, text } = useLanguage();
  const { client, navigation } = usePortal();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  const record = useRecord(params.file);
  const category = useCategory(params.project, params.category);
  const round = useStore($rightRound);
  const waiting = useWaitingResponses(params.file);
  const file = useCall(`${params.file} ${round} ${waiting} ${useRecordsKey(params.file)}`, async (signal) =>
    asFile(await client.file.getfile({ id: params.file }, { signal })),
  );
  useReadNotices(client, file.state === 'ready' ? file.data.file.id : undefined);
  const share = useShare(
    file.state === 'ready' ? file.data.file.id : params.file,
    category.state === 'ready' && !category.data,
  );
  const name = file.state === 'ready' ? file.data.file.patient.name : undefined;
  const title = category.state === 'ready' ? text(category.data?.title) : '';
  useScreen({ title: name ?? t('portal:files.file'), pageTitle: t('portal:files.file'), subTitle: title });
  return (
    <div ref={root}>
      <Loading of={file}>
        {(data, reload) => (
          <>
            {record && (
              <RecordNotice
                record={record}
                onDiscarded={() => navigation.go(pathTo('files', params), { replace: true })}
              />
            )}
            {share && <SharedNote share={share} />}
            <FileHead
              file={data.file}
              category={category.state === 'ready' ? category.data : undefined}
              can={data.can}
              params={params}
              onChange={reload}
            />
            <WaitingResponses params={params} />
            {data.entries.length === 0 ? (
              <Message
                icon={waiting ? icons.clock : icons.file}
                title={t(waiting ? 'portal:entries.waiting' : 'portal:entries.empty')}
                text={t(waiting ? 'portal:unsent.waitingText' : 'portal:entries.emptyText')}
              />
            ) : (
              <FileContent file={data.file} entries={data.entries} params={params} />
            )}
          </>
        )}
      </Loading>
    </div>
  );
}

/** To the server a file that one may not see is like any address that leads nowhere; here it can say what it was. */
function asFile<D>(reply: ClientReply<D>): ClientReply<D> {
  if (reply.success || innermost(reply).code !== errors.unknown.code) return reply;
  return { success: false, code: errors.unknownfile.code, message: reply.message };
}

/** Once a file is open, what the bell has to say of it is read. */
function useReadNotices(client: Client, file: string | undefined): void {
  const isUnread = useStore($unread) > 0;
  useEffect(() => {
    if (file !== undefined && isUnread) void client.app.readnotices({ file });
  }, [client, file, isUnread]);
}

/** From whom the file came, and what may be done with it. */
function SharedNote({ share }: { readonly share: SharedFile }) {
  const tools = useLanguage();
  const { t } = tools;
  return (
    <p className="porsa-portal-shared-note">
      <Icon of={icons.share} size={18} />
      <span>
        {share.sharedBy === null ? t('portal:shared.fromForm') : t('portal:shared.from', { by: share.sharedBy })}{' '}
        {t(share.right === 'write' ? 'portal:shared.mayWrite' : 'portal:shared.mayRead')}{' '}
        {share.expiresAt && t('portal:sharing.endsFor', { time: formatEnd(share.expiresAt, tools) })}
        {share.note && <q>{share.note}</q>}
      </span>
    </p>
  );
}
