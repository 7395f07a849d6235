import type { FormDefinition } from '../../engine/definition/types.ts';
import type { DesignerPlace } from '../../react/designer/props/designer-place.ts';
import {
  common,
  defineSpec,
  flag,
  oneOf,
  sends,
  text,
  typed,
  type CommonEvents,
  type ElementOf,
  type WithJsonDefinition,
} from '../host/spec.ts';

export interface DefinitionDetail {
  readonly definition: FormDefinition;
}
/** `rev` is the server's count of savings; absent where there is no server. */
export interface DesignSavedDetail extends DefinitionDetail {
  readonly rev?: number;
}
export interface PublishedDetail extends DefinitionDetail {
  readonly version?: number;
}

export const designerSpec = defineSpec({
  tag: 'porsa-designer',
  attributes: {
    ...common.attributes,
    project: text,
    category: text,
    section: oneOf('pages', 'question', 'condition', 'report', 'settings', 'preview', 'versions'),
    page: text,
    pagetype: text,
    question: text,
    condition: text,
    previewas: text,
    untitled: flag,
  },
  properties: { ...common.properties, definition: typed<FormDefinition>() },
  methods: { save: typed<() => Promise<boolean>>(), publish: typed<() => Promise<boolean>>() },
  events: sends<
    CommonEvents & {
      change: DefinitionDetail;
      save: DesignSavedDetail;
      publish: PublishedDetail;
      select: DesignerPlace;
    }
  >(),
});

/** `<porsa-designer>`: makes and changes a form. */
export type PorsaDesignerElement = WithJsonDefinition<ElementOf<typeof designerSpec>>;
