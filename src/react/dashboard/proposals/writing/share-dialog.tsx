import { useEffect, useRef, useState } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import type { CommentLink } from '../../../../api/contract/proposal/shapes.ts';
import { askConfirm, showSuccess } from '../../../../store/notices.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { NamedButton } from '../../../kit/button/named-button.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { showFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { LinkForm } from './link-form.tsx';

type Made = CallData<'/proposal/storecommentlink'>;

/** Links by which others comment without an account: made, copied once, revoked. */
export function ShareDialog({ proposal, onClose }: { readonly proposal: string; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [made, setMade] = useState<Made>();
  const stored = useCall(proposal, (signal) => client.proposal.getproposal({ id: proposal }, { signal }));
  return (
    <Dialog title={t('proposals:share.title')} onClose={onClose}>
      <p className="porsa-kit-help porsa-portal-share-text">{t('proposals:share.text')}</p>
      <Loading of={stored}>
        {({ links }, reload) => (
          <>
            {made ? (
              <NewLink url={made.url} another={() => setMade(undefined)} />
            ) : (
              <LinkForm
                proposal={proposal}
                onMade={(link) => {
                  setMade(link);
                  reload();
                }}
              />
            )}
            <h3 className="porsa-portal-subhead">{t('proposals:share.links')}</h3>
            {links.length === 0 ? (
              <p className="porsa-kit-help">{t('proposals:share.none')}</p>
            ) : (
              <Rows>
                {links.map((link) => (
                  <LinkRow key={link.id} proposal={proposal} link={link} onRevoked={reload} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

function NewLink({ url, another }: { readonly url: string; another(): void }) {
  const { t } = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  // The button that made it is gone: a reader of the screen goes on here.
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className="porsa-portal-form" tabIndex={-1}>
      <p>{t('proposals:share.made')}</p>
      <code className="porsa-portal-key" dir="ltr">
        {url}
      </code>
      <div className="porsa-portal-actions">
        <CopyButton text={url}>{t('proposals:share.copy')}</CopyButton>
        <SlButton onClick={another}>{t('proposals:share.another')}</SlButton>
      </div>
    </div>
  );
}

interface LinkRowProps {
  readonly proposal: string;
  readonly link: CommentLink;
  onRevoked(): void;
}

function LinkRow({ proposal, link: { id, label, expiresAt }, onRevoked }: LinkRowProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const title = label || t('proposals:share.unnamed');
  const isExpired = expiresAt !== null && expiresAt <= new Date().toISOString();
  const detail =
    expiresAt === null
      ? t('proposals:share.never')
      : t(isExpired ? 'proposals:share.expired' : 'proposals:share.until', { time: formatMoment(expiresAt, tools) });
  const revoke = async (): Promise<void> => {
    const question = {
      detail: t('proposals:share.revokeDetail', { title }),
      yes: t('proposals:share.revoke'),
      danger: true,
    };
    if (!(await askConfirm(t('proposals:share.revokeQuestion'), question))) return;
    const reply = await client.proposal.removecommentlink({ proposal, id });
    if (!reply.success) return showFailure(reply, t);
    showSuccess(t('proposals:share.revoked'));
    onRevoked();
  };
  return (
    <Row title={title} detail={detail}>
      <NamedButton size="small" label={t('proposals:share.revokeOne', { title })} onClick={() => void revoke()}>
        {t('proposals:share.revoke')}
      </NamedButton>
    </Row>
  );
}
