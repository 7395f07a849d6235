import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FormDefinition } from '../engine/definition/types.ts';
import type { dashboardSpec, PorsaDashboardElement } from '../elements/dashboard/spec.ts';
import type { designerSpec, PorsaDesignerElement } from '../elements/designer/spec.ts';
import type { formSpec, PorsaFormElement } from '../elements/form/spec.ts';
import type { PorsaProposalElement, proposalSpec } from '../elements/proposal/spec.ts';
import type { ProposalTemplate } from '../proposal/template/types.ts';
import type { Proposal } from '../proposal/types.ts';
import type { AttributeValues, ElementSpec, EventsOf, PropertyValues } from '../elements/host/spec.ts';

type Listeners<S extends ElementSpec> = {
  readonly [K in keyof EventsOf<S> & string as `on${K}`]?: (event: EventsOf<S>[K]) => void;
};

/** What an element takes in JSX: attributes, properties, and `onporsa-change` and the like. */
export type ElementProps<S extends ElementSpec, E> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  AttributeValues<S> &
  Omit<PropertyValues<S>, keyof JsonProperties> &
  Json<S> &
  Listeners<S>;

/** Properties that are an object, or JSON text, which a page rendered on a server keeps. */
interface JsonProperties {
  readonly definition: FormDefinition;
  readonly proposal: Proposal;
  readonly templates: readonly ProposalTemplate[];
}

type Json<S extends ElementSpec> = {
  readonly [K in keyof S['properties'] & keyof JsonProperties]?: JsonProperties[K] | string | undefined;
};

export interface PorsaElements {
  'porsa-form': ElementProps<typeof formSpec, PorsaFormElement>;
  'porsa-designer': ElementProps<typeof designerSpec, PorsaDesignerElement>;
  'porsa-proposal': ElementProps<typeof proposalSpec, PorsaProposalElement>;
  'porsa-dashboard': ElementProps<typeof dashboardSpec, PorsaDashboardElement>;
}

declare module 'react' {
  // TypeScript looks for a page's own tags in this namespace and nowhere else.
  // eslint-disable-next-line no-restricted-syntax, @typescript-eslint/no-namespace
  namespace JSX {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type
    interface IntrinsicElements extends PorsaElements {}
  }
}
