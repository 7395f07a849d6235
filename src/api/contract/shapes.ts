import { Type, type Static } from 'typebox';
import type { Answers, FormDefinition } from '../../engine/definition/types.ts';
import type { DefinitionProblem, Problem } from '../../engine/definition/problem.ts';
import { permissions, standing } from './permissions.ts';
import {
  shape,
  line,
  Id,
  Time,
  Day,
  NationalCode,
  CalendarName,
  Colour,
  CoreLang,
  Lang,
  Role,
  Localized,
} from './primitives.ts';

export const Access = Type.Union([Type.Literal('user'), Type.Literal('admin')]);

export const Session = shape({
  token: Type.String(),
  access: Access,
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  userRole: Type.Array(Type.String()),
  lang: Lang,
  dateMode: CalendarName,
  darkMode: Type.Optional(Type.Boolean({ description: 'Absent until they choose' })),
  phone: Type.String(),
  picture: Type.String(),
  store: Type.Union([shape({ id: Id, slug: Type.String(), title: Localized }), Type.Null()]),
  discount: Type.Optional(Type.Integer({ description: 'Of the clinic’s subscription, in percent [0]' })),
  ...standing,
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
  dateMode: CalendarName,
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
  serviceTitle: Localized,
  headline: Headline,
  categories: Type.Integer(),
});
export type Project = Static<typeof Project>;

/** A form's logo, as the server has made it. */
export const Logo = shape({
  picture: Type.String({ description: 'Its name under `/images/`' }),
  width: Type.Integer({ description: 'Pixels' }),
  height: Type.Integer(),
  ground: Type.Optional(
    Type.Union([Type.Literal('light'), Type.Literal('dark')], {
      description: 'What it has to stand upon to be seen, where something shows through it',
    }),
  ),
});
export type Logo = Static<typeof Logo>;

const settings = {
  allowPublicScores: Type.Optional(Type.Boolean({ description: 'Anybody may fill it without signing in [false]' })),
  requireNameForSave: Type.Optional(Type.Boolean()),
  requireCodeForSave: Type.Optional(Type.Boolean()),
  requirePhoneForSave: Type.Optional(Type.Boolean()),
  displayFilesOnLoad: Type.Optional(Type.Boolean()),
  sortByDate: Type.Optional(Type.Boolean()),
  filesByWeekday: Type.Optional(Type.Boolean()),
  defaultLanguage: Type.Optional(CoreLang),
  allowedOrigins: Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), {
      maxItems: 50,
      description: '`*` or exact origins of pages that may embed the form [none but the server’s own]',
    }),
  ),
  brandColor: Type.Optional(Colour),
  unlisted: Type.Optional(
    Type.Boolean({ description: 'Its page asks search engines not to list it, as pages of links always do [false]' }),
  ),
  withdrawn: Type.Optional(Type.Boolean({ description: 'The form accepts no more entries [false]' })),
};

/** Settings of a category that people choose; what is absent stays as it is, and is at first the default in brackets. */
export const ChosenSettings = shape({
  ...settings,
  defaultLanguage: Type.Optional(
    Type.Union([CoreLang, Type.Literal('')], { description: 'Empty counts as unset [the form’s own]' }),
  ),
});
export type ChosenSettings = Static<typeof ChosenSettings>;

/** Those, and the logo that was sent apart. */
export const CategorySettings = shape({ ...settings, logo: Type.Optional(Logo) });
export type CategorySettings = Static<typeof CategorySettings>;

export const Category = shape({
  id: Id,
  slug: Type.String(),
  title: Localized,
  project: Id,
  headline: Headline,
  version: Type.Union([Type.Integer(), Type.Null()]),
  files: Type.Integer(),
  role: Role,
  ...permissions,
  settings: CategorySettings,
});
export type Category = Static<typeof Category>;

export const Gender = Type.Union([Type.Literal('male'), Type.Literal('female')]);
export const Patient = shape({
  name: Type.Optional(line({ maxLength: 200 })),
  code: Type.Optional(NationalCode),
  phone: Type.Optional(Type.String({ maxLength: 20 })),
  age: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 150, description: 'In years; not stored beside a birthdate' }),
  ),
  gender: Type.Optional(Gender),
  birthdate: Type.Optional(Day),
  address: Type.Optional(Type.String({ maxLength: 500, 'x-text': 'lines' })),
  city: Type.Optional(line({ maxLength: 100 })),
  nationality: Type.Optional(line({ maxLength: 100 })),
  institution: Type.Optional(line({ maxLength: 200 })),
  personnelcode: Type.Optional(line({ maxLength: 50 })),
});
export type Patient = Static<typeof Patient>;
/** Questions whose answer is a detail of the patient and differs from the patient file, which keeps its own. */
export const DifferingAnswers = Type.Array(
  shape({
    detail: Type.Unsafe<keyof Patient>(Type.String({ description: 'A key of the patient' })),
    question: Type.String({ description: 'The question’s name' }),
  }),
  { description: 'Questions whose answer is a detail of the patient and differs from the patient file' },
);

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
/** Resources that a form is opened with, such as `user` and `encounter`, as FHIR has them. */
export const LaunchResources = Type.Record(
  Type.String(),
  Type.Object({ resourceType: Type.String() }, { additionalProperties: true }),
);
export const DefinitionProblems = Type.Array(
  Type.Unsafe<DefinitionProblem>(Type.Object({}, { additionalProperties: true })),
);
export const Problems = Type.Array(Type.Unsafe<Problem>(Type.Object({}, { additionalProperties: true })));

const Severity = Type.Union([
  Type.Literal('neutral'),
  Type.Literal('info'),
  Type.Literal('warning'),
  Type.Literal('danger'),
]);

/** What a form computed of one entry, and the band it falls into. */
export const Score = shape({
  name: Type.String(),
  title: Localized,
  value: Type.Number(),
  unit: Type.Optional(Localized),
  floatcount: Type.Optional(Type.Integer()),
  band: Type.Optional(shape({ text: Localized, severity: Type.Optional(Severity) })),
  change: Type.Optional(
    Type.Number({ description: 'Since the entry before it in the file, where that has this score' }),
  ),
});
export type Score = Static<typeof Score>;

export const Entry = shape({
  id: Id,
  file: Id,
  category: Id,
  version: Type.Integer(),
  page: Type.Union([Type.String(), Type.Null()]),
  answers: AnswersSchema,
  createdAt: Time,
  createdBy: Type.Union([Type.String({ description: 'The person’s name' }), Type.Null()]),
  scores: Type.Optional(Type.Array(Score, { description: 'In the lists of a file’s entries' })),
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
