import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { shape, line, Empty, Id, Secret, Time } from '../primitives.ts';
import { proposalLimits } from './limits.ts';
import { Comment, CommentText, Commenter, Proposal, QuestionId, Template } from './shapes.ts';

const ExpiresAt = Type.Union([Time, Type.Null()]);

/** A supervisor’s comments on a proposal, by a link without an account. */
export const proposalComments = {
  '/proposal/storecommentlink': defineCall({
    summary:
      'Makes a link by which a supervisor reads the proposal and comments on it without an account; the same id again replaces the link by a new one',
    who: 'user',
    errors: ['linksfull'],
    body: shape({
      proposal: Id,
      id: Id,
      label: Type.Optional(line({ maxLength: 100 })),
      expiresAt: Type.Optional(Time),
    }),
    data: shape({
      id: Id,
      link: Type.String({ description: 'Shown here once; it is kept as its hash' }),
      url: Type.String(),
      expiresAt: ExpiresAt,
    }),
  }),
  '/proposal/removecommentlink': defineCall({
    summary: 'Revokes a link with immediate effect; comments made by it stay',
    who: 'user',
    body: shape({ proposal: Id, id: Id }),
    data: Empty,
  }),
  '/proposal/getcommented': defineCall({
    summary: 'The proposal that a link opens, as it is now, with its comments',
    who: 'anyone',
    errors: ['commentlinkgone'],
    body: shape({ link: Secret }),
    data: shape({
      proposal: Proposal,
      template: Type.Optional(Template),
      rev: Type.Integer(),
      updatedAt: Time,
      owner: Type.String({ description: 'Their name' }),
      comments: Type.Array(Comment),
    }),
  }),
  '/proposal/storecomment': defineCall({
    summary:
      'Comments by a link: on the proposal, a question of it, or in reply to a comment; a repeat of an id changes nothing',
    who: 'anyone',
    errors: ['commentlinkgone', 'commentsfull', 'toomany', 'unknown', 'idtaken'],
    body: shape({
      link: Secret,
      id: Id,
      name: Commenter,
      text: CommentText,
      question: Type.Optional(QuestionId),
      quote: Type.Optional(Type.String({ minLength: 1, maxLength: proposalLimits.quoteCharacters, 'x-text': 'lines' })),
      replyTo: Type.Optional(Id),
    }),
    data: shape({ id: Id, createdAt: Time }),
  }),
  '/proposal/getcomments': defineCall({
    summary: 'Comments on a proposal of the caller’s own, the oldest first',
    who: 'user',
    body: shape({ id: Id }),
    data: Type.Array(Comment),
  }),
  '/proposal/storereply': defineCall({
    summary: 'Replies to a comment; whoever has the link reads it',
    who: 'user',
    errors: ['commentsfull', 'idtaken'],
    body: shape({ proposal: Id, comment: Id, id: Id, text: CommentText }),
    data: shape({ id: Id, createdAt: Time }),
  }),
  '/proposal/resolvecomment': defineCall({
    summary: 'Marks a comment as resolved, or as open again',
    who: 'user',
    body: shape({ proposal: Id, comment: Id, resolved: Type.Boolean() }),
    data: shape({ resolvedAt: Type.Union([Time, Type.Null()]) }),
  }),
  '/proposal/removecomment': defineCall({
    summary: 'Removes a comment with its replies',
    who: 'user',
    body: shape({ proposal: Id, comment: Id }),
    data: Empty,
  }),
} as const;
