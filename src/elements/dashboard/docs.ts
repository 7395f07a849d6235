import type { dashboardSpec } from './spec.ts';
import { commonDocs, type ElementDocs } from '../host/element-docs.ts';

export const dashboardDocs: ElementDocs<typeof dashboardSpec> = {
  className: 'PorsaDashboardElement',
  summary: 'The whole portal: patient files, forms, reports, colleagues.',
  attributes: {
    ...commonDocs.attributes,
    theme:
      'Light, dark, or `auto` to follow the system. Defaults to the reader’s choice, and to `auto` before there is one.',
    path: 'Where to start when the address has no path. Defaults to `/dashboard`.',
    routing: 'Where the path is kept: the address, its fragment, or nowhere. Defaults to `history`.',
  },
  properties: { ...commonDocs.properties },
  methods: { navigate: { type: '(path: string) => Promise<void>', description: 'Goes to a path of the portal.' } },
  events: {
    ...commonDocs.events,
    navigate: { type: 'CustomEvent<NavigateDetail>', description: 'The person has navigated to another path.' },
  },
};
