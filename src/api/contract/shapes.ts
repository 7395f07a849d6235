import { Type, type Static } from 'typebox';
import type { Answers, FormDefinition, Localized as LocalizedText } from '../../engine/definition/types.ts';
import type { DefinitionProblem, Problem } from '../../engine/problem.ts';

const closed = { additionalProperties: false } as const;

/** An object that refuses keys it does not name. */
export function shape<P extends Record<string, import('typebox').TSchema>>(properties: P) {
  return Type.Object(properties, closed);
}

/** A text of one line that others see beside theirs: the server takes marks that turn the direction, and line breaks, out of it. */
export function line(options: { readonly minLength?: number; readonly maxLength: number }) {
  return Type.String({ ...options, 'x-text': 'line' });
}

/** Spellings whose break is told by a sentence of its own, by the name of that rule. */
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
      'A random token that the browser keeps; strangers’ tries to sign in do not hold off a device known to the account',
  }),
);
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
    'Colour of buttons and marks in the light theme; white text must be readable on it; empty as if unset [the product’s own]',
});
export const Lang = Type.Union([Type.Literal('en'), Type.Literal('fa')]);
export const Role = Type.Union(
  ['owner', 'secretary', 'expert', 'newuser', 'public'].map((role) => Type.Literal(role as 'owner')) as never,
) as unknown as import('typebox').TUnsafe<'owner' | 'secretary' | 'expert' | 'newuser' | 'public'>;
export const Localized = Type.Unsafe<LocalizedText>(
  Type.Union([
    line({ maxLength: 2000 }),
    shape({ en: Type.Optional(line({ maxLength: 2000 })), fa: Type.Optional(line({ maxLength: 2000 })) }),
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

export const Access = Type.Union([Type.Literal('user'), Type.Literal('admin')]);

export const Session = shape({
  token: Type.String(),
  access: Access,
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  userRole: Type.Array(Type.String()),
  lang: Lang,
  dateMode: Lang,
  darkMode: Type.Optional(Type.Boolean({ description: 'Absent where they never chose' })),
  phone: Type.String(),
  picture: Type.String(),
  store: Type.Union([shape({ id: Id, slug: Type.String(), title: Localized }), Type.Null()]),
});
export type Session = Static<typeof Session>;

export const Profile = shape({
  id: Id,
  email: Type.String(),
  verified: Type.Boolean(),
  access: Access,
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  picture: Type.String(),
  lang: Lang,
  dateMode: Lang,
  speciality: Type.String(),
  country: Type.String({ description: 'Two letters of ISO 3166, or blank' }),
  bio: Type.String(),
  allowPublicScores: Type.Boolean(),
});
export type Profile = Static<typeof Profile>;

export const Service = shape({ id: Id, slug: Type.String(), title: Localized, projects: Type.Integer() });
export type Service = Static<typeof Service>;

export const Headline = Type.Union([Type.Literal('complaints'), Type.Literal('scores')]);
export type Headline = Static<typeof Headline>;

export const Project = shape({
  id: Id,
  slug: Type.String(),
  title: Localized,
  service: Id,
  headline: Headline,
  categories: Type.Integer(),
});
export type Project = Static<typeof Project>;

/** Settings of a category; what is absent takes the default in brackets. */
export const CategorySettings = shape({
  allowPublicScores: Type.Optional(Type.Boolean({ description: 'Anybody may fill it without signing in [false]' })),
  requireNameForSave: Type.Optional(Type.Boolean()),
  requireCodeForSave: Type.Optional(Type.Boolean()),
  requirePhoneForSave: Type.Optional(Type.Boolean()),
  displayFilesOnLoad: Type.Optional(Type.Boolean()),
  sortByDate: Type.Optional(Type.Boolean()),
  filesByWeekday: Type.Optional(Type.Boolean()),
  defaultLanguage: Type.Optional(Lang),
  allowedOrigins: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 50,
      description: '`*` or exact origins of pages that may embed the form [none but the server’s own]',
    }),
  ),
  brandColor: Type.Optional(Colour),
  withdrawn: Type.Optional(Type.Boolean({ description: 'The form takes no more entries [false]' })),
});
export type CategorySettings = Static<typeof CategorySettings>;

export const Can = shape({
  fill: Type.Boolean(),
  view: Type.Boolean(),
  design: Type.Boolean(),
  share: Type.Boolean(),
  invite: Type.Boolean(),
  report: Type.Boolean(),
});
export type Can = Static<typeof Can>;

export const Category = shape({
  id: Id,
  slug: Type.String(),
  title: Localized,
  project: Id,
  headline: Headline,
  version: Type.Union([Type.Integer(), Type.Null()]),
  files: Type.Integer(),
  role: Role,
  can: Can,
  settings: CategorySettings,
});
export type Category = Static<typeof Category>;

export const Gender = Type.Union([Type.Literal('male'), Type.Literal('female')]);
export const Patient = shape({
  name: Type.Optional(line({ maxLength: 200 })),
  code: Type.Optional(NationalCode),
  phone: Type.Optional(Type.String({ maxLength: 20 })),
  age: Type.Optional(Type.Integer({ minimum: 0, maximum: 150 })),
  gender: Type.Optional(Gender),
  birthdate: Type.Optional(Day),
  address: Type.Optional(Type.String({ maxLength: 500, 'x-text': 'lines' })),
  city: Type.Optional(line({ maxLength: 100 })),
  nationality: Type.Optional(line({ maxLength: 100 })),
  institution: Type.Optional(line({ maxLength: 200 })),
  personnelcode: Type.Optional(line({ maxLength: 50 })),
});
export type Patient = Static<typeof Patient>;

export const PatientFile = shape({
  id: Id,
  category: Id,
  patient: Patient,
  entries: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
});
export type PatientFile = Static<typeof PatientFile>;

export const AnswersSchema = Type.Unsafe<Answers>(Type.Record(Type.String(), Type.Unknown()));
export const Definition = Type.Unsafe<FormDefinition>(Type.Object({}, { additionalProperties: true }));
export const DefinitionProblems = Type.Array(
  Type.Unsafe<DefinitionProblem>(Type.Object({}, { additionalProperties: true })),
);
export const Problems = Type.Array(Type.Unsafe<Problem>(Type.Object({}, { additionalProperties: true })));

export const Entry = shape({
  id: Id,
  file: Id,
  category: Id,
  version: Type.Integer(),
  page: Type.Union([Type.String(), Type.Null()]),
  answers: AnswersSchema,
  createdAt: Time,
  createdBy: Type.Union([Type.String({ description: 'The person’s name' }), Type.Null()]),
});
export type Entry = Static<typeof Entry>;

export const MenuItem = Type.Cyclic(
  {
    MenuItem: Type.Object({
      id: Type.String(),
      title: Type.String({ description: 'Translation key, or text where the key is unknown' }),
      type: Type.Union([Type.Literal('group'), Type.Literal('collapse'), Type.Literal('item')]),
      url: Type.Optional(Type.String()),
      icon: Type.Optional(Type.String()),
      iconType: Type.Optional(Type.String()),
      target: Type.Optional(Type.Boolean()),
      external: Type.Optional(Type.Boolean()),
      disabled: Type.Optional(Type.Boolean()),
      caption: Type.Optional(Type.String()),
      chip: Type.Optional(Type.String()),
      children: Type.Optional(Type.Array(Type.Ref('MenuItem'))),
    }),
  },
  'MenuItem',
);
export interface MenuItem {
  readonly id: string;
  readonly title: string;
  readonly type: 'group' | 'collapse' | 'item';
  readonly url?: string;
  readonly icon?: string;
  readonly iconType?: string;
  readonly target?: boolean;
  readonly external?: boolean;
  readonly disabled?: boolean;
  readonly caption?: string;
  readonly chip?: string;
  readonly children?: readonly MenuItem[];
}
