import { Type } from 'typebox';
import { Action } from './permissions.ts';
import { defineCall, defineStream } from './call.ts';
import { VersionNote } from './publishing/versions.ts';
import { FirstView } from './pages/first-view.ts';
import { openedForm } from './pages/opened-form.ts';
import {
  shape,
  Empty,
  Id,
  IdOrSlug,
  Slug,
  Time,
  CalendarName,
  Lang,
  Role,
  Localized,
  Version,
  Revision,
  shortListQuery,
  countedListOf,
} from './primitives.ts';
import { Service, Headline, Project, Category, ChosenSettings, Definition, DefinitionProblems } from './shapes.ts';

const Left = Type.Array(shape({ path: Type.String(), what: Type.String() }));

/** A name as it was read: where somebody else has changed it since, nothing is stored, and nothing comes back that was removed. */
const wasNamed = { title: Type.Optional(Localized), slug: Type.Optional(Slug) };

/** Where the form has to belong, by slug or id; elsewhere it counts as unknown. */
const within = {
  service: Type.Optional(IdOrSlug),
  headline: Type.Optional(Type.String({ maxLength: 64 })),
  project: Type.Optional(IdOrSlug),
};

/** Services, projects, categories and their forms. */
export const form = {
  '/page/getcategoryminapages': defineCall({
    summary: 'Pages with a displayTitle that the caller’s role may open',
    who: 'anyone',
    embeddable: true,
    body: shape({ category: IdOrSlug, file: Type.Optional(Id) }),
    data: Type.Array(shape({ id: Type.String(), text: Type.String(), displayTitle: Localized })),
  }),
  '/service/getservices': defineCall({
    summary: 'Services',
    who: 'user',
    body: shape(shortListQuery),
    data: countedListOf(Service),
  }),
  '/service/storeservice': defineCall({
    summary: 'Adds or changes a service. Where its name is not the one in `was` any more, nothing is stored',
    who: 'user',
    errors: ['slugtaken', 'olderrev'],
    body: shape({
      id: Type.Optional(Id),
      slug: Type.Optional(Slug),
      title: Localized,
      was: Type.Optional(shape(wasNamed)),
    }),
    data: shape({ id: Id, slug: Slug }),
  }),
  '/service/removeservice': defineCall({
    summary: 'Removes an empty service',
    who: 'user',
    errors: ['notempty'],
    body: shape({ id: IdOrSlug }),
    data: Empty,
  }),
  '/project/getprojects': defineCall({
    summary: 'Projects the person can reach',
    who: 'user',
    body: shape({
      ...shortListQuery,
      service: Type.Optional(IdOrSlug),
      services: Type.Optional(
        Type.Array(IdOrSlug, { maxItems: 200, description: 'Those of these services alone, by id or slug' }),
      ),
      headline: Type.Optional(Headline),
      sort: Type.Optional(
        Type.Union([Type.Literal('title'), Type.Literal('service'), Type.Literal('headline')], {
          description: 'By title, or first by the title of the service or by the headline',
        }),
      ),
    }),
    data: countedListOf(Project),
  }),
  '/project/storeproject': defineCall({
    summary: 'Adds or changes a project. Where its name is not the one in `was` any more, nothing is stored',
    who: 'user',
    errors: ['slugtaken', 'olderrev'],
    body: shape({
      id: Type.Optional(Id),
      slug: Type.Optional(Slug),
      service: IdOrSlug,
      headline: Headline,
      title: Localized,
      was: Type.Optional(shape(wasNamed)),
    }),
    data: shape({ id: Id, slug: Slug }),
  }),
  '/project/removeproject': defineCall({
    summary: 'Removes an empty project',
    who: 'user',
    errors: ['notempty'],
    body: shape({ id: IdOrSlug }),
    data: Empty,
  }),
  '/category/getcategories': defineCall({
    summary: 'Categories the person can reach',
    who: 'user',
    body: shape({
      ...shortListQuery,
      project: Type.Optional(IdOrSlug),
      headline: Type.Optional(Headline),
      can: Type.Optional({ ...Action, description: 'Those alone in which the caller may do this' }),
      published: Type.Optional(Type.Boolean({ description: 'Those alone that have a version, or have none' })),
      withdrawn: Type.Optional(Type.Boolean({ description: 'Those alone that take no responses, or that do' })),
      sort: Type.Optional(
        Type.Union([Type.Literal('title'), Type.Literal('files')], {
          description: 'By title, or those with most files first',
        }),
      ),
      user: Type.Optional({
        ...Id,
        description: 'Those alone in which this person has a role and the caller sees its members',
      }),
    }),
    data: countedListOf(Category),
  }),
  '/category/storecategory': defineCall({
    summary:
      'Adds or changes a category. Where `was` has what is changed as it was read, its name or settings, and somebody has changed that since, nothing is stored',
    who: 'user',
    errors: ['slugtaken', 'badcolour', 'olderrev'],
    body: shape({
      id: Type.Optional(IdOrSlug),
      slug: Type.Optional(Slug),
      project: Type.Optional(IdOrSlug),
      title: Type.Optional(Localized),
      settings: Type.Optional(ChosenSettings),
      was: Type.Optional(shape({ ...wasNamed, ...ChosenSettings.properties })),
      members: Type.Optional(Type.Array(shape({ user: Id, role: Role }), { maxItems: 500 })),
    }),
    data: shape({ id: Id, slug: Slug }),
  }),
  '/category/removecategory': defineCall({
    summary: 'Removes a category without files',
    who: 'user',
    errors: ['notempty'],
    body: shape({ id: IdOrSlug }),
    data: Empty,
  }),
  '/category/getdraft': defineCall({
    summary: 'The draft of a form',
    who: 'user',
    body: shape({ category: IdOrSlug, project: within.project }),
    data: shape({
      id: Id,
      slug: Type.String(),
      title: Localized,
      rev: Type.Integer(),
      definition: Definition,
      version: Type.Union([Type.Integer(), Type.Null()]),
      savedAt: Type.Optional(Time),
      savedBy: Type.Optional(shape({ id: Id, name: Type.String() })),
    }),
  }),
  '/category/storedraft': defineCall({
    summary: 'Saves the draft of a form; the refusal `olderrev` carries the newer draft that somebody else saved first',
    who: 'user',
    errors: ['olderrev', 'toolarge'],
    body: shape({ category: IdOrSlug, rev: Revision, definition: Definition }),
    data: shape({ rev: Type.Integer(), problems: DefinitionProblems }),
  }),
  '/category/editform': defineCall({
    summary:
      'Says that the caller has the form open in a designer window, and on what they work; returns who else does, and the draft’s revision',
    who: 'user',
    body: shape({
      category: IdOrSlug,
      window: Id,
      page: Type.Optional(Type.String({ maxLength: 64 })),
      question: Type.Optional(Type.String({ maxLength: 64 })),
      left: Type.Optional(Type.Boolean({ description: 'The window was closed' })),
    }),
    data: shape({
      rev: Type.Integer(),
      editors: Type.Array(
        shape({
          id: Id,
          name: Type.String(),
          page: Type.Optional(Type.String()),
          question: Type.Optional(Type.String()),
        }),
      ),
    }),
  }),
  '/category/publish': defineCall({
    summary: 'Publishes the draft as the next version; with a revision, only if the draft is still at it',
    who: 'user',
    errors: ['olderrev', 'brokendefinition'],
    body: shape({ category: IdOrSlug, rev: Type.Optional(Revision), note: Type.Optional(VersionNote) }),
    data: shape({ version: Type.Integer(), problems: DefinitionProblems }),
  }),
  '/category/getform': defineCall({
    summary: 'A published form, reduced to what the caller’s role may see; with a file, for those who may add to it',
    who: 'anyone',
    embeddable: true,
    errors: ['unknowncategory', 'unknownfile', 'withdrawn', 'unpublished', 'originnotallowed'],
    body: shape({
      category: IdOrSlug,
      version: Type.Optional(Version),
      language: Type.Optional(Lang),
      file: Type.Optional(Id),
      ...within,
    }),
    data: shape(openedForm),
  }),
  '/category/openform': defineCall({
    method: 'GET',
    summary: 'The same of the current version, with the first view of it as the filler draws it, or null',
    who: 'anyone',
    embeddable: true,
    errors: ['unknowncategory', 'withdrawn', 'unpublished', 'originnotallowed'],
    body: shape({
      category: IdOrSlug,
      language: Lang,
      calendar: Type.Optional(CalendarName),
      page: Type.Optional(Type.String({ maxLength: 64 })),
      ...within,
    }),
    data: shape({ ...openedForm, view: Type.Union([FirstView, Type.Null()]) }),
  }),
  '/category/import': defineCall({
    summary:
      'Imports a form from a Porsa, FHIR, XLSForm, REDCap or SurveyJS document, and lists what could not be imported; nothing is stored',
    who: 'user',
    errors: ['unreadableform', 'toolarge', 'toomuchtoread'],
    body: shape({
      category: Type.Optional(IdOrSlug),
      format: Type.Union([
        Type.Literal('porsa'),
        Type.Literal('fhir'),
        Type.Literal('xlsform'),
        Type.Literal('xlsformrows'),
        Type.Literal('redcap'),
        Type.Literal('surveyjs'),
      ]),
      content: Type.String({
        maxLength: 6_000_000,
        description:
          'JSON text; for xlsform the file as base64, for xlsformrows its rows as a spreadsheet copies them, for redcap the data dictionary as CSV',
      }),
    }),
    data: shape({ definition: Definition, left: Left }),
  }),
  '/category/export': defineStream({
    summary: 'Exports the form as a file: a published version, or by default the draft',
    who: 'user',
    method: 'POST',
    body: shape({
      category: IdOrSlug,
      format: Type.Union([
        Type.Literal('porsa'),
        Type.Literal('fhir'),
        Type.Literal('xlsform'),
        Type.Literal('redcap'),
      ]),
      version: Type.Optional(Version),
    }),
  }),
} as const;
