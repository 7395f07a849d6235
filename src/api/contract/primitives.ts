import { Type, type TUnsafe } from 'typebox';
import type { Localized as LocalizedText } from '../../engine/definition/types.ts';
import { languages, type Language } from '../../engine/languages/known.ts';

const closed = { additionalProperties: false } as const;

/** An object that refuses keys it does not name. */
export function shape<P extends Record<string, import('typebox').TSchema>>(properties: P) {
  return Type.Object(properties, closed);
}

/** A text of one line that others see beside theirs: the server takes marks that turn the direction, and line breaks, out of it. */
export function line(options: { readonly minLength?: number; readonly maxLength: number }) {
  return Type.String({ ...options, 'x-text': 'line' });
}

/** Formats whose violation has a sentence of its own, by the name of that rule. */
export const spellings = {
  slug: '^[a-z0-9][a-z0-9-]*$',
  tendigits: '^([0-9]{10})?$',
  sixdigits: '^[0-9]{6}$',
  phone: '^[+0-9 ()-]*$',
  colour: '^(#[0-9a-fA-F]{6})?$',
} as const;

export const Empty = shape({});
export const Id = Type.String({ format: 'uuid', description: 'UUIDv7' });
/** An id, or the slug of a service, project or category. */
export const IdOrSlug = Type.String({ minLength: 1, maxLength: 64, pattern: spellings.slug });
export const Slug = Type.String({ minLength: 1, maxLength: 48, pattern: spellings.slug });
export const Time = Type.String({ format: 'date-time' });
export const Day = Type.String({ format: 'date' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
export const Name = line({ minLength: 1, maxLength: 100 });
export const Password = Type.String({ minLength: 8, maxLength: 128 });
/** What a browser made up for itself, so that it is known again where somebody has signed in on it. */
export const Device = Type.Optional(
  Type.String({
    minLength: 20,
    maxLength: 128,
    pattern: '^[A-Za-z0-9_-]+$',
    description:
      'A random token that the browser keeps; failed attempts of strangers do not lock out a device known to the account',
  }),
);
/** What stands after `/lnk/` in a short link. */
export const Link = Type.String({ pattern: '^[A-Za-z0-9]{8,32}$' });
export const Qr = Type.Array(Type.String(), { description: 'The link as rows of 0 and 1 from the top' });
export const Secret = Type.String({ minLength: 20, maxLength: 128, pattern: '^[A-Za-z0-9_-]+$' });
/** Digits of any script are read as 0 to 9, here and wherever else `x-text` is `digits`. */
export const NationalCode = Type.String({
  pattern: spellings.tendigits,
  'x-text': 'digits',
  description: 'Ten digits, or blank',
});
export const SixDigits = Type.String({ pattern: spellings.sixdigits, 'x-text': 'digits' });
export const PhoneNumber = Type.String({ maxLength: 30, pattern: spellings.phone, 'x-text': 'digits' });
export const Colour = Type.String({
  pattern: spellings.colour,
  description:
    'Colour of buttons and marks in the light theme; white text must be readable on it; empty counts as unset [the product’s own]',
});
/** A language of the screens: one that has a folder of texts. */
export const Lang = Type.Union(languages.map((tag) => Type.Literal(tag)) as never) as unknown as TUnsafe<Language>;
/** A language that forms and proposals are written in. */
export const CoreLang = Type.Union([Type.Literal('en'), Type.Literal('fa')]);
/** The Gregorian calendar, or the solar one. */
export const CalendarName = Type.Union([Type.Literal('en'), Type.Literal('fa')]);
export type { Language };
export const Role = Type.Union(
  ['owner', 'secretary', 'expert', 'newuser', 'public'].map((role) => Type.Literal(role as 'owner')) as never,
) as unknown as import('typebox').TUnsafe<'owner' | 'secretary' | 'expert' | 'newuser' | 'public'>;
export const Localized = Type.Unsafe<LocalizedText>(
  Type.Union([
    line({ maxLength: 2000 }),
    shape(Object.fromEntries(languages.map((tag) => [tag, Type.Optional(line({ maxLength: 2000 }))]))),
  ]),
);

/** The largest whole number that both databases keep in a column. */
const largest = 2_147_483_647;
export const Version = Type.Integer({ minimum: 1, maximum: largest });
export const Revision = Type.Integer({ minimum: 0, maximum: largest });

/** What every list takes. */
export const listQuery = {
  search: Type.Optional(Type.String({ maxLength: 200 })),
  after: Type.Optional(Type.String({ maxLength: 500 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
};

export function listOf<T extends import('typebox').TSchema>(item: T) {
  return shape({ items: Type.Array(item), next: Type.Union([Type.String(), Type.Null()]) });
}

/** The query of a list that a clinic has some hundreds of at most. */
export const shortListQuery = {
  ...listQuery,
  only: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: 200, description: 'Those alone, by id or slug' }),
  ),
};

/** A page of a list, with how many all its pages hold. */
export function countedListOf<T extends import('typebox').TSchema>(item: T) {
  return shape({
    ...listOf(item).properties,
    total: Type.Integer({
      description: 'Of what was asked for, on all pages; responses, deliveries and log rows are counted up to 10,001',
    }),
  });
}

export const ByBeginning = Type.Boolean({
  description:
    'Among more than 50,000 files, the search found words that begin with the text, and did not look within others',
});

/** Minutes that clocks are ahead of UTC where the caller is: days and weekdays begin at their midnight. */
export const Offset = Type.Integer({ minimum: -840, maximum: 840 });
