import { Type, type Static } from 'typebox';
import { defineCall } from '../call.ts';
import {
  Empty,
  Id,
  IdOrSlug,
  Localized,
  Revision,
  Time,
  line,
  countedListOf,
  listQuery,
  shape,
} from '../primitives.ts';
import { Definition } from '../shapes.ts';

/** What a clinic may save in its library. */
export const blockLimits = { blocks: 200, bytes: 512 * 1024, title: 200 } as const;

/** One language is enough. */
const BlockTitle = shape({
  en: Type.Optional(line({ maxLength: blockLimits.title })),
  fa: Type.Optional(line({ maxLength: blockLimits.title })),
});

/** A block as it stands on the shelf. */
const head = {
  id: Id,
  title: Localized,
  questions: Type.Integer({ description: 'How many it has, those within containers among them' }),
  rev: Type.Integer(),
  savedAt: Time,
  savedBy: Type.String({ description: 'The person’s name' }),
};

export const SavedBlock = shape(head);
export type SavedBlock = Static<typeof SavedBlock>;

export const WholeBlock = shape({ ...head, definition: Definition });
export type WholeBlock = Static<typeof WholeBlock>;

/** Questions and pages that a clinic saved, to be used in any of its forms. */
export const library = {
  '/library/getblocks': defineCall({
    summary: 'Blocks that the clinic of a form saved, by title',
    who: 'user',
    body: shape({ ...listQuery, category: IdOrSlug }),
    data: countedListOf(SavedBlock),
  }),
  '/library/getblock': defineCall({
    summary: 'A saved block with its questions, as a form of one page',
    who: 'user',
    body: shape({ category: IdOrSlug, id: Id }),
    data: WholeBlock,
  }),
  '/library/storeblock': defineCall({
    summary:
      'Saves a new block (`rev` 0), or changes the title and, where they are given, the questions of one; the refusal `olderrev` carries the block as somebody else changed it first',
    who: 'user',
    errors: ['olderrev', 'toolarge', 'blocksfull', 'brokendefinition'],
    body: shape({
      category: IdOrSlug,
      id: Id,
      rev: Revision,
      title: BlockTitle,
      definition: Type.Optional(Definition),
    }),
    data: SavedBlock,
  }),
  '/library/removeblock': defineCall({
    summary:
      'Deletes a saved block, if it is still at the revision; forms that it was inserted in keep their questions',
    who: 'user',
    errors: ['olderrev'],
    body: shape({ category: IdOrSlug, id: Id, rev: Revision }),
    data: Empty,
  }),
} as const;
