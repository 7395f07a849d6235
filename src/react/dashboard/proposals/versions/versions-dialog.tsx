import { useState } from 'react';
import type { ProposalVersion } from '../../../../api/contract/proposal/shapes.ts';
import { askConfirm } from '../../../../store/notices.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { IconButton } from '../../../kit/icon/icon-button.tsx';
import { Mark } from '../../../kit/list/list.tsx';
import { NamedButton } from '../../../kit/button/named-button.tsx';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { showFailure } from '../../calls/failure.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import type { OpenProposal } from '../../context/types.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { Row, Rows } from '../../parts/rows.tsx';
import { history } from '../icons.ts';
import { KeepVersion } from './keep-version.tsx';
import { VersionView } from './version-view.tsx';

interface VersionsDialogProps {
  readonly proposal: string;
  readonly open: OpenProposal;
  onClose(): void;
  /** An earlier version is the present one again. */
  onRestored(): void;
}

/** Earlier versions of a proposal: looked at beside how it is now, named, restored, deleted. */
export function VersionsDialog({ proposal, open, onClose, onRestored }: VersionsDialogProps) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const [shown, setShown] = useState<ProposalVersion>();
  const versions = useCall(proposal, (signal) => client.proposal.getversions({ id: proposal }, { signal }));
  return (
    <Dialog title={t('proposals:versions.title')} wide onClose={onClose}>
      {shown ? (
        <VersionView
          proposal={proposal}
          version={shown}
          open={open}
          back={() => setShown(undefined)}
          onRestored={onRestored}
        />
      ) : (
        <Loading of={versions}>
          {(items, reload) => (
            <div className="porsa-portal-form">
              <KeepVersion proposal={proposal} open={open} onKept={reload} />
              {items.length === 0 ? (
                <Message icon={history} title={t('proposals:versions.none')} text={t('proposals:versions.noneText')} />
              ) : (
                <Rows>
                  {items.map((version) => (
                    <VersionRow
                      key={version.id}
                      proposal={proposal}
                      version={version}
                      view={() => setShown(version)}
                      onRemoved={reload}
                    />
                  ))}
                </Rows>
              )}
            </div>
          )}
        </Loading>
      )}
    </Dialog>
  );
}

interface VersionRowProps {
  readonly proposal: string;
  readonly version: ProposalVersion;
  view(): void;
  onRemoved(): void;
}

function VersionRow({ proposal, version, view, onRemoved }: VersionRowProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const { id, name, title, savedAt } = version;
  const time = formatMoment(savedAt, tools);
  const remove = async (): Promise<void> => {
    const detail = t('proposals:versions.removeDetail', { time });
    const question = { detail, yes: t('portal:remove.yes'), danger: true };
    if (!(await askConfirm(t('proposals:versions.removeQuestion'), question))) return;
    const reply = await client.proposal.removeversion({ id: proposal, version: id });
    if (!reply.success) return showFailure(reply, t);
    onRemoved();
  };
  return (
    <Row title={name === null ? time : <Mark>{name}</Mark>} detail={name === null ? title : `${time} · ${title}`}>
      <span className="porsa-portal-tools">
        <NamedButton size="small" label={t('proposals:versions.viewOne', { time })} onClick={view}>
          {t('proposals:versions.view')}
        </NamedButton>
        <IconButton icon={icons.trash} label={t('proposals:versions.remove', { time })} onClick={() => void remove()} />
      </span>
    </Row>
  );
}
