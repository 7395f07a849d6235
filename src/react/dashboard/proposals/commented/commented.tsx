import { useRef } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { errors } from '../../../../api/contract/errors.ts';
import { addTexts } from '../../../../store/texts.ts';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { describeLinkFailure, innermost } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { usePageTitle } from '../../context/use-screen.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import commentStyles from '../comments/comments.css?inline';
import { useFresh } from '../comments/use-fresh.ts';
import readingStyles from '../reading/reading.css?inline';
import { proposalsTexts } from '../texts/proposals-texts.ts';
import { CommentedHead } from './commented-head.tsx';
import { CommentedProposal } from './commented-proposal.tsx';
import styles from './commented.css?inline';
import { useCommenter } from './use-commenter.ts';

addTexts('proposals', proposalsTexts);

const sheets = [readingStyles, commentStyles, styles];

/** What a link to comment says of itself: withdrawn, expired, unknown or cut on the way. Trying again would give the same. */
const deadCodes: readonly number[] = [errors.commentlinkgone.code, errors.badbody.code];

/** A proposal as a supervisor reads it by a link, without an account, and comments on it. */
export function Commented({ link }: { readonly link: string }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const root = useRef<HTMLElement>(null);
  const commented = useCall(link, (signal) => client.proposal.getcommented({ link }, { signal }));
  useFresh(commented);
  useStyles(root, sheets);
  usePageTitle(t('proposals:proposal'));
  const isDead = commented.state === 'failed' && deadCodes.includes(innermost(commented.failure).code);
  return (
    <main ref={root} className="porsa-portal-commented">
      <CommentedHead />
      {isDead ? (
        <>
          <h1>{t('proposals:commented.gone')}</h1>
          <Message icon={icons.link} title={describeLinkFailure(commented.failure, t)} role="alert" />
        </>
      ) : (
        <Loading of={commented}>{(data, reload) => <OpenedByLink link={link} data={data} reload={reload} />}</Loading>
      )}
    </main>
  );
}

interface OpenedByLinkProps {
  readonly link: string;
  readonly data: CallData<'/proposal/getcommented'>;
  reload(): void;
}

function OpenedByLink({ link, data, reload }: OpenedByLinkProps) {
  const { owner, comments } = data;
  const commenter = useCommenter();
  return <CommentedProposal data={data} tools={{ link, owner, comments, commenter, reload }} />;
}
