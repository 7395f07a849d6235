import type { Session } from '../../api/contract/shapes.ts';
import { languages } from '../first/known-languages.ts';
import type { Answers, FormDefinition } from '../../engine/definition/types.ts';

/** How an attribute's text is read. A wrong text counts as absent and is reported. */
export type AttributeSpec =
  | { readonly kind: 'text' }
  | { readonly kind: 'url' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

/** Carries a type and nothing else: properties, methods and events are known by name at run time. */
export interface Typed<T> {
  readonly type?: T;
}

export interface ElementSpec {
  readonly tag: `porsa-${string}`;
  /** One word each: the attribute's name is the property's too. */
  readonly attributes: Readonly<Record<string, AttributeSpec>>;
  /** Objects, never reflected into attributes. */
  readonly properties: Readonly<Record<string, Typed<unknown>>>;
  /** Each waits until the screen is there. */
  readonly methods: Readonly<Record<string, Typed<Method>>>;
  /** Sent as `porsa-<name>`. */
  readonly events: Readonly<Record<string, Typed<unknown>>>;
  /** Its answers are submitted with the host's `<form>`. */
  readonly formAssociated?: boolean;
}

export type Method = (...given: never[]) => unknown;

export const text = { kind: 'text' } as const;
export const url = { kind: 'url' } as const;
export const flag = { kind: 'flag' } as const;
export const oneOf = <const V extends readonly string[]>(...values: V) => ({ kind: 'choice', values }) as const;
export const typed = <T>(): Typed<T> => ({});
/** Events by what they say. Their names are in the types alone: a page pays for no list of them. */
export const sends = <E>(): { readonly [K in keyof E]: Typed<E[K]> } => ({}) as never;
export const defineSpec = <const S extends ElementSpec>(spec: S): S => spec;

/** Attributes and events that every element has. */
export const common = {
  attributes: {
    api: url,
    language: oneOf(...languages),
    calendar: oneOf('en', 'fa'),
    theme: oneOf('light', 'dark', 'auto'),
  },
  /** Signs in on the whole page, with a session that the host got from the server. */
  properties: { session: typed<Session>() },
  events: sends<CommonEvents>(),
} as const;

export interface CommonEvents {
  ready: undefined;
  error: ErrorDetail;
}

/** `code` is stable; `message` is in the reader's language. */
export interface ErrorDetail {
  readonly code: string;
  readonly message: string;
}

type Value<A extends AttributeSpec> = A extends { readonly kind: 'flag' }
  ? boolean
  : A extends { readonly values: readonly (infer V)[] }
    ? V
    : string;

export type AttributeValues<S extends ElementSpec> = {
  -readonly [K in keyof S['attributes']]?: Value<S['attributes'][K]> | undefined;
};
export type PropertyValues<S extends ElementSpec> = {
  -readonly [K in keyof S['properties']]?: (S['properties'][K] extends Typed<infer T> ? T : never) | undefined;
};
export type EventDetail<S extends ElementSpec, K extends keyof S['events']> =
  S['events'][K] extends Typed<infer T> ? T : never;
export type Methods<S extends ElementSpec> = {
  readonly [K in keyof S['methods']]: S['methods'][K] extends Typed<infer T> ? T : never;
};

type Waiting<M> = M extends (...given: infer A) => infer R ? (...given: A) => Promise<Awaited<R>> : never;

/** The methods as a page calls them: each waits until the screen is there. */
export type Handle<S extends ElementSpec> = { readonly [K in keyof Methods<S>]: Waiting<Methods<S>[K]> };

/** What a form-associated element's screen can do with its answers. */
export interface AnswersSource {
  readonly form: { answers(): Answers; validate(): readonly { readonly message: string }[] };
  validate(): unknown;
  reset(): void;
}

/** The controller that a screen provides when it is ready. */
export type Controller<S extends ElementSpec> = Methods<S> &
  (S extends { readonly formAssociated: true } ? AnswersSource : unknown);

/** A page's script hears an element's own events with what they say. Stands before `HTMLElement`, whose listeners take any name. */
interface Heard<Events> {
  addEventListener<K extends keyof Events & string>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof Events & string>(
    type: K,
    listener: (event: Events[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
}

/** What a control of a form tells a script, of an element that is one. */
export const formControl = [
  'form',
  'labels',
  'willValidate',
  'validity',
  'validationMessage',
  'checkValidity',
  'reportValidity',
] as const;
type FormControl = Pick<ElementInternals, (typeof formControl)[number]>;

/** The element as a page's script sees it. */
export type ElementOf<S extends ElementSpec> = Heard<EventsOf<S>> &
  HTMLElement &
  (S extends { readonly formAssociated: true } ? FormControl : unknown) &
  AttributeValues<S> &
  PropertyValues<S> &
  Handle<S>;

/** An element whose `definition` takes JSON text too; read, it is the form that the text holds. */
export type WithJsonDefinition<E> = Omit<E, 'definition'> & {
  get definition(): FormDefinition | undefined;
  set definition(form: FormDefinition | string | undefined);
};

/** The events of an element by their full names. */
export type EventsOf<S extends ElementSpec> = {
  readonly [K in keyof S['events'] & string as `porsa-${K}`]: CustomEvent<EventDetail<S, K>>;
};
