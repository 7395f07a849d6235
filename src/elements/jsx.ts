import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { FormDefinition } from '../engine/definition/types.ts';
import type { dashboardSpec, PorsaDashboardElement } from './dashboard-spec.ts';
import type { designerSpec, PorsaDesignerElement } from './designer-spec.ts';
import type { formSpec, PorsaFormElement } from './form-spec.ts';
import type { AttributeValues, ElementSpec, EventsOf, PropertyValues } from './spec.ts';

type Listeners<S extends ElementSpec> = {
  readonly [K in keyof EventsOf<S> & string as `on${K}`]?: (event: EventsOf<S>[K]) => void;
};

/** What an element takes in JSX: attributes, properties, and `onporsa-change` and the like. */
export type ElementProps<S extends ElementSpec, E> = DetailedHTMLProps<HTMLAttributes<E>, E> &
  AttributeValues<S> &
  Omit<PropertyValues<S>, 'definition'> &
  Definition<S> &
  Listeners<S>;

/** An object, or JSON text, which a page rendered on a server keeps. */
type Definition<S extends ElementSpec> = S['properties'] extends { readonly definition: unknown }
  ? { readonly definition?: FormDefinition | string | undefined }
  : unknown;

export interface PorsaElements {
  'porsa-form': ElementProps<typeof formSpec, PorsaFormElement>;
  'porsa-designer': ElementProps<typeof designerSpec, PorsaDesignerElement>;
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

declare global {
  interface HTMLElementTagNameMap {
    'porsa-form': PorsaFormElement;
    'porsa-designer': PorsaDesignerElement;
    'porsa-dashboard': PorsaDashboardElement;
  }
}
