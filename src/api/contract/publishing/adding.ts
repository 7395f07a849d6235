import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { Id, IdOrSlug, Slug, shape } from '../primitives.ts';
import { Definition, DefinitionProblems } from '../shapes.ts';
import { VersionNote } from './versions.ts';

/** Forms that come whole, from a program or another system. */
export const adding = {
  '/category/addform': defineCall({
    summary:
      'Adds a form with its definition to a project, as a draft or published at once: for admins, and for API keys that make forms there',
    who: 'user',
    errors: ['slugtaken', 'toolarge', 'brokendefinition'],
    body: shape({
      project: Type.Optional({
        ...IdOrSlug,
        description: 'May be left out where there is only one that the caller adds forms to',
      }),
      slug: Type.Optional(Slug),
      definition: Definition,
      publish: Type.Optional(Type.Boolean({ description: 'Only a form without problems is published [false]' })),
      note: Type.Optional(VersionNote),
    }),
    data: shape({
      id: Id,
      slug: Slug,
      rev: Type.Integer(),
      version: Type.Union([Type.Integer(), Type.Null()]),
      problems: DefinitionProblems,
    }),
  }),
} as const;
