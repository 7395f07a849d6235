import type { ElementSpec } from './spec.ts';

export interface EntryDocs {
  readonly description: string;
  /** As TypeScript writes it. */
  readonly type: string;
  /** What the attribute of the same name takes, where a property has one that does not reflect it. */
  readonly attribute?: string;
}

/** The documentation of an element: one entry for each member of its spec, apart from it so that no page carries the texts. */
export interface ElementDocs<S extends ElementSpec = ElementSpec> {
  readonly className: string;
  readonly summary: string;
  readonly attributes: { readonly [K in keyof S['attributes'] & string]: string };
  readonly properties: { readonly [K in keyof S['properties'] & string]: EntryDocs };
  readonly methods: { readonly [K in keyof S['methods'] & string]: EntryDocs };
  readonly events: { readonly [K in keyof S['events'] & string]: EntryDocs };
  /** What hosts may style besides the parts that every element has. */
  readonly parts?: Readonly<Record<string, string>>;
}

export const commonDocs = {
  attributes: {
    api: 'Address of the server. Defaults to where the script came from, or else the page’s own origin.',
    language: 'Language of all texts of the element. Defaults to the reader’s own choice.',
    calendar:
      'Calendar in which dates are shown and typed: `fa` is the solar one. Defaults to the reader’s choice, or the language’s own.',
    theme: 'Light, dark, or `auto` to follow the system. Defaults to the reader’s choice.',
  },
  properties: {
    session: {
      type: 'Session | undefined',
      description: 'Signs in on the whole page, with a session that the host got from the server.',
    },
  },
  events: {
    ready: { type: 'CustomEvent<undefined>', description: 'The screen is shown and its methods can be called.' },
    error: {
      type: 'CustomEvent<ErrorDetail>',
      description:
        'Something went wrong. `detail.code` is stable, `detail.message` in the reader’s language and already shown.',
    },
  },
} as const;

/** How a page without a script, or rendered on a server, gives a form. */
export const definitionAttribute =
  'The form as JSON text. A `<script type="application/json">` inside the element does the same; the property wins over the attribute, and the attribute over the script.';

/** Parts that hosts may style. */
export const commonParts = {
  root: 'Everything the element draws.',
  placeholder: 'What stands there until the screen has come.',
  trouble: 'A message about what went wrong.',
} as const;

/** Custom properties that hosts may set. */
export const commonCssProperties = {
  '--porsa-color-primary': 'Buttons, links and what is chosen.',
  '--porsa-color-on-primary': 'Text on the primary colour.',
  '--porsa-color-text': 'Text.',
  '--porsa-color-surface': 'What text stands on.',
  '--porsa-color-danger': 'What is wrong.',
  '--porsa-color-focus': 'The ring around what has the focus.',
  '--porsa-radius': 'Roundness of corners, 12px.',
  '--porsa-font': 'Font families. Set, it keeps the shipped fonts from being fetched.',
  '--porsa-font-size': 'Size of text; the browser’s own setting where it is not set, usually 16px.',
  '--porsa-gap': 'Space between questions in a row, 16px.',
} as const;
