import type { CSSProperties, Ref } from 'react';
import type { AttributeValues, ElementSpec, EventDetail, Handle, PropertyValues } from '../host/spec.ts';

/** A screen as a React component takes what its tag takes, and a callback for each event: `onSave` is called with the detail of `porsa-save`. */
export type ScreenProps<S extends ElementSpec> = Readonly<AttributeValues<S> & PropertyValues<S>> &
  Callbacks<S> & {
    readonly id?: string;
    readonly className?: string;
    readonly style?: CSSProperties;
    readonly dir?: 'ltr' | 'rtl';
    readonly ref?: Ref<ScreenHandle<S>>;
  };

type Callbacks<S extends ElementSpec> = {
  readonly [K in keyof S['events'] & string as `on${Capitalize<K>}`]?: (detail: EventDetail<S, K>) => void;
};

/** What a ref of the component gives: the methods of the tag, each of which waits until the screen is there. */
export type ScreenHandle<S extends ElementSpec> = Handle<S> & {
  /** Moves the focus to the first thing inside that takes it. */
  focus(options?: FocusOptions): void;
};

/** The attributes and properties among the props; a word that an attribute does not know counts as absent. */
export function valuesOf(spec: ElementSpec, props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(spec.attributes)) {
    const value = props[name];
    const isKnown = attribute.kind !== 'choice' || attribute.values.includes(value as string);
    if (isKnown && value !== null) values[name] = value;
  }
  for (const name of Object.keys(spec.properties)) values[name] = props[name];
  return values;
}
