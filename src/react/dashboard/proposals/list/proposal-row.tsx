import type { ProposalSummary } from '../../../../api/contract/proposal/shapes.ts';
import { templateTitles } from '../../../../proposal/template/load-template.ts';
import { askConfirm, showSuccess } from '../../../../store/notices.ts';
import { Mark } from '../../../kit/list/list.tsx';
import { MoreMenu } from '../../../kit/menu/more-menu.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { showFailure } from '../../calls/failure.ts';
import { usePortal } from '../../context/portal-context.ts';
import { Link } from '../../link/link.tsx';
import * as icons from '../../parts/icons.ts';
import { useDuplicate } from './use-duplicate.ts';

interface ProposalRowProps {
  readonly proposal: ProposalSummary;
  /** After something was done that changes the list. */
  onDone(): void;
}

/** A proposal of the list; on a phone a card of its own. */
export function ProposalRow({ proposal, onDone }: ProposalRowProps) {
  const tools = useLanguage();
  const { t, number } = tools;
  const title = proposal.title || t('proposals:untitled');
  return (
    <tr>
      <th scope="row">
        <Link to={`/createproposal?id=${proposal.id}`}>
          {proposal.title ? <bdi lang={proposal.language}>{title}</bdi> : title}
        </Link>
      </th>
      <td data-prose data-label={t('proposals:column.template')}>
        <TemplateName id={proposal.template} />
      </td>
      <td data-label={t('proposals:column.updated')}>{formatMoment(proposal.updatedAt, tools)}</td>
      <td data-label={t('proposals:column.comments')} data-blank={proposal.openComments ? undefined : ''}>
        {proposal.openComments > 0 ? <Mark>{number(proposal.openComments)}</Mark> : '–'}
      </td>
      <td className="porsa-portal-proposal-more">
        <ProposalActions proposal={proposal} title={title} onDone={onDone} />
      </td>
    </tr>
  );
}

/** A research center's own template goes by its id. */
function TemplateName({ id }: { readonly id: string }) {
  const { show } = useLanguage();
  const known = templateTitles.find((template) => template.id === id);
  return known ? show(known.title) : <bdi dir="ltr">{id}</bdi>;
}

function ProposalActions({ proposal, title, onDone }: ProposalRowProps & { readonly title: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const duplicate = useDuplicate(onDone);
  const remove = async (): Promise<void> => {
    const question = {
      detail: t('proposals:remove.detail', { title }),
      yes: t('proposals:remove.action'),
      danger: true,
    };
    if (!(await askConfirm(t('proposals:remove.question'), question))) return;
    const reply = await client.proposal.removeproposal({ id: proposal.id });
    if (!reply.success) return showFailure(reply, t);
    showSuccess(t('proposals:remove.done'));
    onDone();
  };
  return (
    <MoreMenu
      label={t('proposals:actions', { title })}
      actions={[
        { icon: icons.copy, text: t('proposals:duplicate'), act: () => void duplicate(proposal) },
        { icon: icons.trash, text: t('proposals:remove.action'), danger: true, act: () => void remove() },
      ]}
    />
  );
}
