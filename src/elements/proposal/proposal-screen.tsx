import { useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { $session } from '../../store/session-core.ts';
import { ProposalHelper } from '../../react/proposal/proposal-helper.tsx';
import type { ProposalEvents, ProposalPlace, ProposalStart } from '../../react/proposal/types.ts';
import { LanguageProvider } from '../../react/ui/language/language.tsx';
import { enliven } from '../screen/live-screen.ts';
import { watchPreferences } from '../screen/preferences.ts';
import { defineScreen } from '../screen/screen-element.ts';
import type { ScreenInput, ScreenModule } from '../host/screen-module.ts';
import { useClient, useGivenSession } from '../screen/use-client.ts';
import { DayField } from './day-field.ts';
import type { proposalSpec } from './spec.ts';

export function ProposalScreen({ input }: { readonly input: ScreenInput<typeof proposalSpec> }) {
  const { api, appearance, emit, ready } = input;
  const { session, project, category, mode, template, proposal, templates } = input.values;
  const server = useClient(api, appearance.language);
  useGivenSession(session);
  const person = useStore($session).id;
  const start: ProposalStart = useMemo(
    () => ({ proposal, templates, template, mode }),
    [proposal, templates, template, mode],
  );
  const place: ProposalPlace = useMemo(
    () => ({ server: api, client: server, person, project, category }),
    [api, server, person, project, category],
  );
  const events: ProposalEvents = useMemo(
    () => ({
      onReady: ready,
      onChange: (detail) => emit('change', detail),
      onCheck: (detail) => emit('check', detail),
      onSubmit: (detail) => emit('submit', detail),
      onError: (detail) => emit('error', detail),
    }),
    [emit, ready],
  );
  return (
    <LanguageProvider {...appearance}>
      <ProposalHelper start={start} place={place} theme={appearance.theme} DayField={DayField} events={events} />
    </LanguageProvider>
  );
}

export const proposalScreen: ScreenModule = {
  enliven,
  create: defineScreen('porsa-proposal-screen', ProposalScreen),
  watchPreferences,
};
