import { Message } from '../../../kit/states/message.tsx';
import { Pager } from '../../../kit/pager/pager.tsx';
import { Table } from '../../../kit/table/table.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useAddressPages } from '../../parts/use-address.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { BeginButtons } from './begin-buttons.tsx';
import { ProposalRow } from './proposal-row.tsx';

const pageSize = 25;

/** The proposals on the server, page by page, and how many there are. */
export function ProposalPages({ search }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const proposals = useCall(pages.after ?? '', (signal) =>
    client.proposal.getproposals({ search, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={proposals}>
        {({ items, total }, reload) =>
          total === 0 ? (
            <NoProposals search={search} />
          ) : (
            <>
              <p className="porsa-portal-proposal-total" role="status">
                {t('proposals:total', { count: total })}
              </p>
              <Table
                headings={(['title', 'template', 'updated', 'comments', 'actions'] as const).map((column) =>
                  t(`proposals:column.${column}`),
                )}
              >
                {items.map((proposal) => (
                  <ProposalRow key={proposal.id} proposal={proposal} onDone={reload} />
                ))}
              </Table>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={proposals.state === 'ready' ? proposals.data.next : undefined} />
    </>
  );
}

function NoProposals({ search }: { readonly search: string | undefined }) {
  const { t } = useLanguage();
  if (search) return <Message icon={icons.search} title={t('portal:nothingFound', { text: search })} />;
  return (
    <Message icon={icons.file} title={t('proposals:empty.title')} text={t('proposals:empty.text')}>
      <BeginButtons />
    </Message>
  );
}
