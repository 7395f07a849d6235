import type { ProposalSummary } from '../../../../api/contract/proposal/shapes.ts';
import { uuid } from '../../../../api/client/uuid.ts';
import type { ClientReply, Client } from '../../../../api/client/client.ts';
import { showShort } from '../../../../store/notices.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { showFailure } from '../../calls/failure.ts';
import { usePortal } from '../../context/portal-context.ts';
import { templateOf, titleQuestions } from '../title.ts';

/** Stores a copy of a proposal, without its comments, links and versions. */
async function storeCopy(
  client: Client,
  id: string,
  titleOfCopy: (title: string) => string,
): Promise<ClientReply<unknown>> {
  const reply = await client.proposal.getproposal({ id });
  if (!reply.success) return reply;
  const { proposal, template } = reply.data;
  const questions = titleQuestions(proposal, await templateOf(proposal, template));
  const question = questions.find((each) => typeof proposal.values[each] === 'string');
  const title = question === undefined ? undefined : proposal.values[question];
  const values =
    question !== undefined && typeof title === 'string'
      ? { ...proposal.values, [question]: titleOfCopy(title) }
      : proposal.values;
  return client.proposal.storeproposal({
    id: uuid(),
    proposal: { ...proposal, values },
    ...(template && { template }),
  });
}

export function useDuplicate(onDone: () => void): (proposal: ProposalSummary) => Promise<void> {
  const { t } = useLanguage();
  const { client } = usePortal();
  return async ({ id, title, language }) => {
    const titleOfCopy = (original: string): string => t(`proposals:copyOf.${language}`, { title: original });
    const reply = await storeCopy(client, id, titleOfCopy);
    if (!reply.success) return showFailure(reply, t);
    showShort(t('proposals:duplicated', { title: title ? titleOfCopy(title) : t('proposals:untitled') }));
    onDone();
  };
}
