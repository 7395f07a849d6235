import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $session } from '../../store/session-core.ts';
import type { OpenProposal, ProposalViewProps } from '../../react/dashboard/context/types.ts';
import { ProposalHelper } from '../../react/proposal/proposal-helper.tsx';
import { DayField } from '../proposal/day-field.ts';
import type { ProposalController, ProposalEvents, ProposalPlace, ProposalStart } from '../../react/proposal/types.ts';

/** The proposal helper as the portal shows it. */
export function PortalProposal({
  server,
  client,
  id,
  isNew,
  mode,
  CategoryField,
  theme,
  onChange,
  onMode,
  onReady,
}: ProposalViewProps & { readonly server: string }) {
  const person = useStore($session).id;
  const start: ProposalStart = useMemo(() => ({ id, isNew, mode }), [id, isNew, mode]);
  const place: ProposalPlace = useMemo(
    () => ({ server, client, person, CategoryField, isListed: true }),
    [server, client, person, CategoryField],
  );
  const events: ProposalEvents = {
    onChange,
    onMode,
    onReady: (controller) => onReady?.(controller && toOpenProposal(controller)),
  };
  return <ProposalHelper start={start} place={place} theme={theme} DayField={DayField} events={events} />;
}

const toOpenProposal = ({ form, goTo, save }: ProposalController): OpenProposal => ({
  ...form,
  goTo,
  async save() {
    const state = await save();
    return state.kind === 'saved' && state.where === 'server' ? 'saved' : 'unsaved';
  },
});
