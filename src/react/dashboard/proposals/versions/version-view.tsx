import { useState } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import type { ProposalVersion } from '../../../../api/contract/proposal/shapes.ts';
import type { ProposalTemplate } from '../../../../proposal/template/types.ts';
import { Button } from '../../../kit/button/button.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { formatMoment } from '../../../ui/language/moment.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import type { OpenProposal } from '../../context/types.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { Reading } from '../reading/reading.tsx';
import { WithTemplate } from '../reading/with-template.tsx';
import { changedQuestions } from './changed-questions.ts';
import { Comparison } from './comparison.tsx';
import { useRestore } from './use-restore.ts';

interface VersionViewProps {
  readonly proposal: string;
  readonly version: ProposalVersion;
  readonly open: OpenProposal;
  back(): void;
  onRestored(): void;
}

/** An earlier version: what differs from now, or the whole of it, and the way back to it. */
export function VersionView({ proposal, version, open, back, onRestored }: VersionViewProps) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const time = formatMoment(version.savedAt, tools);
  const restore = useRestore({ proposal, version: version.id, time, open, onRestored });
  const earlier = useCall(version.id, (signal) =>
    client.proposal.getversion({ id: proposal, version: version.id }, { signal }),
  );
  return (
    <div className="porsa-portal-form">
      <div className="porsa-portal-version-head">
        <Button icon={icons.back} onClick={back}>
          {t('proposals:versions.back')}
        </Button>
        <Button kind="primary" onClick={() => void restore()}>
          {t('proposals:versions.restore')}
        </Button>
      </div>
      <p>
        <strong>{version.name ?? time}</strong> {version.name !== null && <small>{time}</small>}
      </p>
      <Loading of={earlier}>
        {(data) => (
          <WithTemplate of={data.proposal} own={data.template}>
            {(template) => <Earlier data={data} template={template} open={open} />}
          </WithTemplate>
        )}
      </Loading>
    </div>
  );
}

interface EarlierProps {
  readonly data: CallData<'/proposal/getversion'>;
  readonly template: ProposalTemplate;
  readonly open: OpenProposal;
}

function Earlier({ data: { proposal }, template, open }: EarlierProps) {
  const { t } = useLanguage();
  const [whole, setWhole] = useState(false);
  const now = open.proposal();
  const changed = changedQuestions(proposal, now, template);
  return (
    <>
      {proposal.template !== now.template && <p className="porsa-kit-help">{t('proposals:versions.template')}</p>}
      <div className="porsa-portal-version-head">
        <p role="status">
          {changed.size === 0 ? t('proposals:versions.same') : t('proposals:versions.changed', { count: changed.size })}
        </p>
        <Button aria-pressed={whole} onClick={() => setWhole(!whole)}>
          {t('proposals:versions.whole')}
        </Button>
      </div>
      {whole ? (
        <Reading proposal={proposal} template={template} />
      ) : (
        <Comparison then={proposal} now={now} template={template} only={changed} />
      )}
    </>
  );
}
