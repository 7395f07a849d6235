import type { ProposalTemplate } from '../../proposal/template/types.ts';
import type { Finding, Proposal } from '../../proposal/types.ts';
import type { CheckDetail, DownloadFormat, ProposalDetail, ProposalSubmitDetail } from '../../react/proposal/events.ts';
import { common, defineSpec, oneOf, sends, text, typed, type CommonEvents, type ElementOf } from '../host/spec.ts';

export const proposalSpec = defineSpec({
  tag: 'porsa-proposal',
  attributes: {
    ...common.attributes,
    project: text,
    category: text,
    mode: oneOf('form', 'chat'),
    template: text,
  },
  properties: {
    ...common.properties,
    proposal: typed<Proposal>(),
    templates: typed<readonly ProposalTemplate[]>(),
  },
  methods: {
    check: typed<() => Promise<readonly Finding[]>>(),
    download: typed<(format: DownloadFormat) => Promise<void>>(),
  },
  events: sends<CommonEvents & { change: ProposalDetail; check: CheckDetail; submit: ProposalSubmitDetail }>(),
});

/** An element whose JSON properties take JSON text too; read, they are what the text holds. */
type WithJson<E> = Omit<E, 'proposal' | 'templates'> & {
  get proposal(): Proposal | undefined;
  set proposal(proposal: Proposal | string | undefined);
  get templates(): readonly ProposalTemplate[] | undefined;
  set templates(templates: readonly ProposalTemplate[] | string | undefined);
};

/** `<porsa-proposal>`: writes a research proposal and checks it. */
export type PorsaProposalElement = WithJson<ElementOf<typeof proposalSpec>>;
