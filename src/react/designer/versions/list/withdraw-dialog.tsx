import type { PublishedVersion } from '../../../../api/contract/publishing/versions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useAnnounce } from '../../model/announce.ts';
import { useVersionCalls } from '../use-versions.ts';
import { useAsking } from './use-asking.ts';

interface WithdrawDialogProps {
  readonly version: PublishedVersion;
  readonly versions: readonly PublishedVersion[];
  close(): void;
  done(): void;
}

/** Says what people are given then, asks, and withdraws the version or takes its withdrawal back. */
export function WithdrawDialog({ version: { version, withdrawnAt }, versions, close, done }: WithdrawDialogProps) {
  const { t } = useLanguage();
  const announce = useAnnounce();
  const found = useVersionCalls();
  const { busy, problem, ask } = useAsking();
  const withdrawn = withdrawnAt === undefined;
  const kind = withdrawn ? 'withdraw' : 'reinstate';
  const live = versions.find(({ isLive }) => isLive)?.version;
  const next = versions.find((each) =>
    each.version === version ? !withdrawn : each.withdrawnAt === undefined,
  )?.version;
  const isOnly = next === undefined;
  const change = async (): Promise<void> => {
    if (!found?.calls.withdrawversion || busy) return;
    const { calls, category } = found;
    if (!(await ask(() => calls.withdrawversion!({ category, version, withdrawn })))) return;
    announce(t(`versions:${kind}done`, { version }));
    done();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      {!isOnly && (
        <SlButton variant={withdrawn ? 'danger' : 'primary'} loading={busy} onClick={() => void change()}>
          {t(`versions:${kind}`)}
        </SlButton>
      )}
    </>
  );
  return (
    <Dialog role="alertdialog" title={t(`versions:${kind}sure`, { version })} onClose={close} actions={actions}>
      {isOnly ? (
        <p>{t('versions:onlyversion')}</p>
      ) : (
        <>
          <p>
            {next === live ? t('versions:livestays', { version: next }) : t('versions:livebecomes', { version: next })}
          </p>
          <ul>
            {next !== live && <li>{t('versions:linksfollow', { version: next })}</li>}
            {withdrawn && <li>{t('versions:begunstays', { version })}</li>}
            <li>{t('versions:responsesstay')}</li>
          </ul>
        </>
      )}
      <Alert text={problem} />
    </Dialog>
  );
}
