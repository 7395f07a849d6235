import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { FormLink } from '../../../api/contract/sharing.ts';
import { Button } from '../../kit/button/button.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { Copied } from './copy-button.tsx';
import { Reply, reasonOf } from './reply.tsx';
import { SendByMail } from './send-by-mail.tsx';
import { useShare } from './share-context.ts';
import type { Address } from './share-sheet.tsx';
import { useReply } from './use-reply.ts';

interface LinkListProps {
  readonly address: Address;
}

/** Links that were made to the form: whose, since when, how often used, and whether they still open it. */
export function LinkList({ address }: LinkListProps) {
  const { t } = useLanguage();
  const [after, setAfter] = useState<readonly string[]>([]);
  const last = after.at(-1);
  return (
    <LinkPage
      key={last ?? ''}
      address={address}
      after={last}
      further={(next) => (
        <div className="porsa-d-share-row">
          {last !== undefined && (
            <SlButton size="small" onClick={() => setAfter(after.slice(0, -1))}>
              {t('designer:share.newer')}
            </SlButton>
          )}
          {next !== null && (
            <SlButton size="small" onClick={() => setAfter([...after, next])}>
              {t('designer:share.older')}
            </SlButton>
          )}
        </div>
      )}
    />
  );
}

interface LinkPageProps extends LinkListProps {
  readonly after: string | undefined;
  further(next: string | null): React.ReactNode;
}

function LinkPage({ address, after, further }: LinkPageProps) {
  const { calls } = useShare();
  const { category } = address;
  const { t } = useLanguage();
  const { asked, again } = useReply(() =>
    calls.getlinks({ category, limit: 20, ...(after !== undefined && { after }) }),
  );
  return (
    <Reply of={asked} retry={again}>
      {({ items, next, total }) => (
        <>
          <p className="porsa-kit-help" role="status">
            {total === 0 ? t('designer:share.none') : t('designer:share.total', { count: total })}
          </p>
          <ul className="porsa-d-share-links">
            {items.map((link) => (
              <LinkItem
                key={link.id}
                link={link}
                canMail={address.canMail}
                canText={address.canText}
                revoke={() => calls.removelink({ category, id: link.id })}
                onRevoked={again}
              />
            ))}
          </ul>
          {further(next)}
        </>
      )}
    </Reply>
  );
}

interface LinkItemProps {
  readonly link: FormLink;
  readonly canMail: boolean;
  readonly canText: boolean;
  revoke(): Promise<ClientReply<unknown>>;
  onRevoked(): void;
}

function LinkItem({ link, canMail, canText, revoke, onRevoked }: LinkItemProps) {
  const tools = useLanguage();
  const { t } = tools;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const name = link.label || link.patient?.name || t('designer:share.unnamed');
  const act = async (): Promise<void> => {
    setBusy(true);
    const reply = await revoke();
    setBusy(false);
    if (!reply.success) return setProblem(reasonOf(reply, t));
    onRevoked();
  };
  return (
    <li data-state={link.state}>
      <div className="porsa-d-share-row">
        <strong>{name}</strong>
        <span className="porsa-d-share-state">{t(`designer:share.state.${link.state}`)}</span>
      </div>
      <p className="porsa-kit-help">{describe(link, tools)}</p>
      {link.state === 'open' && (
        <Copied text={link.url} label={t('designer:share.address')}>
          {t('designer:share.copy')}
        </Copied>
      )}
      {link.state === 'open' && canMail && <SendByMail link={link.id} name={name} canText={canText} folded />}
      {link.state === 'open' && link.canRevoke && !asking && (
        <Button kind="danger" aria-label={t('designer:share.revokeOne', { name })} onClick={() => setAsking(true)}>
          {t('designer:share.revoke')}
        </Button>
      )}
      {asking && link.state === 'open' && (
        <div className="porsa-d-share-row" role="group" aria-label={t('designer:share.revokeOne', { name })}>
          <span role="alert">{t('designer:share.revokeQuestion')}</span>
          <SlButton size="small" variant="danger" loading={busy} onClick={() => void act()}>
            {t('designer:share.revoke')}
          </SlButton>
          <SlButton size="small" onClick={() => setAsking(false)}>
            {t('common:cancel')}
          </SlButton>
        </div>
      )}
      {problem && (
        <p className="porsa-kit-problem" role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** A link that is over has no uses; one without a limit says so. */
function usesLeft({ singleUse, state }: FormLink, t: LanguageTools['t']): string | false {
  if (state !== 'open') return false;
  return t(singleUse ? 'designer:share.once' : 'designer:share.noLimit');
}

/** Who made it and when, what it is for, and how often it was used. */
function describe(link: FormLink, tools: LanguageTools): string {
  const { t } = tools;
  return [
    t('designer:share.made', { name: `\u2068${link.createdBy}\u2069`, time: formatMoment(link.createdAt, tools) }),
    link.patient && t('designer:share.forPatient', { name: link.patient.name || t('designer:share.unnamedPatient') }),
    usesLeft(link, t),
    link.expiresAt && t('designer:share.until', { time: formatMoment(link.expiresAt, tools) }),
    t('designer:share.responses', { count: link.entries }),
    link.usedAt && t('designer:share.lastUsed', { time: formatMoment(link.usedAt, tools) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
