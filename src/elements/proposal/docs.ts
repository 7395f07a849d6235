import { commonDocs, type ElementDocs } from '../host/element-docs.ts';
import type { proposalSpec } from './spec.ts';

export const proposalDocs: ElementDocs<typeof proposalSpec> = {
  className: 'PorsaProposalElement',
  summary: 'Writes a research proposal, by form or by chat, and checks it against PICO.',
  attributes: {
    ...commonDocs.attributes,
    project: 'Slug or id of the project that the proposal belongs to; proposals of different projects are kept apart.',
    category: 'Slug or id of the form that takes submissions. Without it, submitting is an event for the host.',
    mode: '`form` or `chat`. Defaults to `form`.',
    template: 'Id of the template of a new proposal. Defaults to `standard`.',
  },
  properties: {
    ...commonDocs.properties,
    proposal: {
      type: 'Proposal | undefined',
      description:
        'Set, the proposal to begin with, as an object or as JSON text; read, what has become of it. Without it the last one on this device is opened.',
    },
    templates: {
      type: 'readonly ProposalTemplate[] | undefined',
      description:
        'Templates of a research center, as objects or as JSON text, offered before those of Porsa. What is wrong with one is shown and reported.',
    },
  },
  methods: {
    check: {
      type: '() => Promise<readonly Finding[]>',
      description: 'Checks the proposal at once, in the browser.',
    },
    download: {
      type: "(format: 'docx' | 'markdown' | 'json' | 'print') => Promise<void>",
      description: 'Downloads the proposal, or opens the print dialog.',
    },
  },
  events: {
    ...commonDocs.events,
    change: { type: 'CustomEvent<ProposalDetail>', description: 'A person has changed the proposal.' },
    check: {
      type: 'CustomEvent<CheckDetail>',
      description: 'The proposal was checked; `detail.findings` is the result.',
    },
    submit: {
      type: 'CustomEvent<ProposalSubmitDetail>',
      description:
        'A person has submitted the proposal. `detail.entry` is the id of the response where a form took it.',
    },
  },
};
