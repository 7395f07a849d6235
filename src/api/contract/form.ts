import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { Category, CategorySettings, Definition, DefinitionProblems, Empty, Headline, Id, IdOrSlug, Lang, Localized, MenuItem, Project, Revision, Role, Service, Slug, Time, Version, listOf, listQuery, shape } from './shapes.ts';

export const form = {
  '/app/getmenu': defineCall({ summary: 'The menu of the person’s mode', who: 'user', body: shape({ mode: Type.Optional(Type.Union([Type.Literal('user'), Type.Literal('admin')])) }), data: Type.Array(MenuItem) }),
  '/page/getcategoryminapages': defineCall({
    summary: 'Pages with a displayTitle that the caller’s role may open', who: 'anyone', embeddable: true,
    body: shape({ category: IdOrSlug, file: Type.Optional(Id) }),
    data: Type.Array(shape({ id: Type.String(), text: Type.String(), displayTitle: Localized })),
  }),
  '/service/getservices': defineCall({ summary: 'Services', who: 'user', body: shape(listQuery), data: listOf(Service) }),
  '/service/storeservice': defineCall({
    summary: 'Adds or changes a service', who: 'user', errors: ['slugtaken'],
    body: shape({ id: Type.Optional(Id), slug: Type.Optional(Slug), title: Localized }), data: shape({ id: Id, slug: Slug }),
  }),
  '/service/removeservice': defineCall({ summary: 'Removes an empty service', who: 'user', errors: ['notempty'], body: shape({ id: IdOrSlug }), data: Empty }),
  '/project/getprojects': defineCall({
    summary: 'Projects the person can reach', who: 'user',
    body: shape({ ...listQuery, service: Type.Optional(IdOrSlug), headline: Type.Optional(Headline) }), data: listOf(Project),
  }),
  '/project/storeproject': defineCall({
    summary: 'Adds or changes a project', who: 'user', errors: ['slugtaken'],
    body: shape({ id: Type.Optional(Id), slug: Type.Optional(Slug), service: IdOrSlug, headline: Headline, title: Localized }), data: shape({ id: Id, slug: Slug }),
  }),
  '/project/removeproject': defineCall({ summary: 'Removes an empty project', who: 'user', errors: ['notempty'], body: shape({ id: IdOrSlug }), data: Empty }),
  '/category/getcategories': defineCall({
    summary: 'Categories the person can reach', who: 'user',
    body: shape({ ...listQuery, project: Type.Optional(IdOrSlug), headline: Type.Optional(Headline) }), data: listOf(Category),
  }),
  '/category/storecategory': defineCall({
    summary: 'Adds or changes a category', who: 'user', errors: ['slugtaken', 'badcolour'],
    body: shape({
      id: Type.Optional(IdOrSlug), slug: Type.Optional(Slug), project: Type.Optional(IdOrSlug), title: Type.Optional(Localized),
      settings: Type.Optional(CategorySettings), members: Type.Optional(Type.Array(shape({ user: Id, role: Role }), { maxItems: 500 })),
    }),
    data: shape({ id: Id, slug: Slug }),
  }),
  '/category/removecategory': defineCall({ summary: 'Removes a category without files', who: 'user', errors: ['notempty'], body: shape({ id: IdOrSlug }), data: Empty }),
  '/category/getdraft': defineCall({
    summary: 'The form as it is being designed', who: 'user', body: shape({ category: IdOrSlug }),
    data: shape({
      id: Id, slug: Type.String(), title: Localized, rev: Type.Integer(), definition: Definition, version: Type.Union([Type.Integer(), Type.Null()]),
      savedAt: Type.Optional(Time), savedBy: Type.Optional(shape({ id: Id, name: Type.String() })),
    }),
  }),
  '/category/storedraft': defineCall({
    summary: 'Saves the form being designed; `olderrev` gives what somebody else saved first, as getdraft does', who: 'user', errors: ['olderrev', 'toolarge'],
    body: shape({ category: IdOrSlug, rev: Revision, definition: Definition }),
    data: shape({ rev: Type.Integer(), problems: DefinitionProblems }),
  }),
  '/category/publish': defineCall({
    summary: 'Freezes the draft as the next version; a revision says which draft is meant, and refuses a later one', who: 'user', errors: ['olderrev', 'brokendefinition'],
    body: shape({ category: IdOrSlug, rev: Type.Optional(Revision) }),
    data: shape({ version: Type.Integer(), problems: DefinitionProblems }),
  }),
  '/category/getversions': defineCall({
    summary: 'Published versions, newest first', who: 'user', body: shape({ category: IdOrSlug }),
    data: Type.Array(shape({ version: Type.Integer(), publishedAt: Time, publishedBy: Type.String(), entries: Type.Integer() })),
  }),
  '/category/getform': defineCall({
    summary: 'A published form, cut to what the caller’s role may see; with a file, for those who may add to it', who: 'anyone', embeddable: true, errors: ['unknowncategory', 'unknownfile', 'withdrawn', 'unpublished', 'originnotallowed'],
    body: shape({ category: IdOrSlug, version: Type.Optional(Version), language: Type.Optional(Lang), file: Type.Optional(Id) }),
    data: shape({
      id: Id, slug: Type.String(), version: Type.Integer(), definition: Definition, role: Role, settings: CategorySettings,
      branding: shape({ title: Localized, clinic: Localized }),
    }),
  }),
} as const;
