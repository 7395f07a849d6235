import { useCallback, useMemo, useRef, useState } from 'react';
import { uuid } from '../../api/client/uuid.ts';
import { addTexts } from '../../store/texts.ts';
import { commonTexts } from '../kit/texts/common-texts.ts';
import { useLanguage } from '../ui/language/language.tsx';
import { useStyles } from '../ui/style/use-styles.ts';
import { useTheme, type Theme } from '../ui/style/use-theme.ts';
import type { ProposalTools, StartOver } from './context/proposal-tools.ts';
import { OpenHelper } from './opening/open-helper.tsx';
import { HelperFailure, HelperSkeleton } from './opening/states.tsx';
import { useLatestEvents } from './opening/use-latest.ts';
import { useOpening } from './opening/use-opening.ts';
import { proposalStyles } from './styles.ts';
import { proposalTexts } from './texts/proposal-texts.ts';
import type { ProposalEvents, ProposalPlace, ProposalStart } from './types.ts';

addTexts('common', commonTexts);
addTexts('proposal', proposalTexts);

export interface ProposalHelperProps {
  /** What is opened. Another proposal, or id, opens that one. */
  readonly start: ProposalStart;
  readonly place: ProposalPlace;
  /** Defaults to `light`. */
  readonly theme?: Theme;
  /** Takes dates in the reader's calendar. Absent, the browser's own date input does. */
  readonly DayField?: ProposalTools['DayField'];
  readonly events?: ProposalEvents;
}

const noEvents: ProposalEvents = {};

/**
 * Writes a research proposal, by form or by chat: what `<porsa-proposal>` shows.
 *
 * Needs a provider of language around it. Without a client nothing is sent or fetched, and the proposal is kept on the device.
 */
export function ProposalHelper({ start, place, theme: wish, DayField, events: given = noEvents }: ProposalHelperProps) {
  const { language, dir } = useLanguage();
  const theme = useTheme(wish);
  const root = useRef<HTMLDivElement>(null);
  const live = useRef<HTMLDivElement>(null);
  useStyles(root, proposalStyles);
  const announce = useCallback((text: string) => {
    if (live.current) live.current.textContent = text;
  }, []);
  const events = useLatestEvents(given);
  const [other, setOther] = useState<ProposalStart>();
  const [shown, setShown] = useState(start);
  if (shown !== start) {
    setShown(start);
    setOther(undefined);
  }
  const startOver = useCallback(({ id, proposal }: StartOver) => {
    const wanted = proposal ? { proposal, isImported: true } : id ? { id } : { isNew: true, id: uuid() };
    setOther((before) => ({ ...before, proposal: undefined, id: undefined, isNew: undefined, ...wanted }));
  }, []);
  const asked = useMemo(() => (other ? { ...start, ...other } : start), [start, other]);
  const { opened, retry } = useOpening(asked, place);
  return (
    <div ref={root} className="porsa-root porsa-proposal" lang={language} dir={dir} data-theme={theme} part="proposal">
      {opened === undefined && <HelperSkeleton />}
      {opened && !opened.ok && <HelperFailure code={opened.code} retry={retry} onError={events.onError} />}
      {opened?.ok && (
        <OpenHelper
          key={opened.id}
          opened={opened}
          mode={start.mode}
          place={place}
          theme={theme}
          DayField={DayField}
          events={events}
          announce={announce}
          startOver={startOver}
        />
      )}
      <div ref={live} className="porsa-kit-hidden" role="status" />
    </div>
  );
}
