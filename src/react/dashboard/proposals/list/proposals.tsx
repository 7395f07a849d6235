import { useRef, useState } from 'react';
import { addTexts } from '../../../../store/texts.ts';
import { Icon } from '../../../kit/icon/icon.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { usePlace } from '../../context/portal-context.ts';
import { useScreen } from '../../context/use-screen.ts';
import * as icons from '../../parts/icons.ts';
import { proposalsTexts } from '../texts/proposals-texts.ts';
import { BeginButtons } from './begin-buttons.tsx';
import { DeviceProposals } from './device-proposals.tsx';
import { ProposalPages } from './proposal-pages.tsx';
import styles from './proposals.css?inline';
import { TrashDialog } from './trash-dialog.tsx';

addTexts('proposals', proposalsTexts);

const sheets = [styles];

/** The person's proposals: what waits on this device, and those of the server. */
export function Proposals() {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  const search = usePlace().query.get('q') ?? undefined;
  const [round, setRound] = useState(0);
  const [trash, setTrash] = useState(false);
  useStyles(root, sheets);
  useScreen({ title: t('proposals:title'), back: false, search: true });
  return (
    <div ref={root} className="porsa-portal-proposals">
      <div className="porsa-portal-proposal-tools">
        <BeginButtons />
        <SlButton onClick={() => setTrash(true)}>
          <Icon of={icons.trash} size={18} slot="prefix" />
          {t('proposals:trash.title')}
        </SlButton>
      </div>
      <DeviceProposals search={search} />
      <ProposalPages key={`${search} ${round}`} search={search} />
      {trash && <TrashDialog onClose={() => setTrash(false)} onRestored={() => setRound(round + 1)} />}
    </div>
  );
}
