import { common, defineSpec, oneOf, sends, text, typed, type CommonEvents, type ElementOf } from '../host/spec.ts';

export interface NavigateDetail {
  readonly path: string;
}

export const dashboardSpec = defineSpec({
  tag: 'porsa-dashboard',
  attributes: { ...common.attributes, path: text, routing: oneOf('history', 'hash', 'memory') },
  properties: common.properties,
  methods: { navigate: typed<(path: string) => void>() },
  events: sends<CommonEvents & { navigate: NavigateDetail }>(),
});

/** `<porsa-dashboard>`: the whole portal. */
export type PorsaDashboardElement = ElementOf<typeof dashboardSpec>;
