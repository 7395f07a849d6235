import { Type } from 'typebox';
import { defineCall } from '../call.ts';
import { shape, line, listQuery, Empty, CoreLang, Id, Revision, Time } from '../primitives.ts';
import { proposalLimits } from './limits.ts';
import { CommentLink, Finding, Pico, Proposal, ProposalSummary, ProposalVersion, Template } from './shapes.ts';

const Stored = shape({ id: Id, rev: Type.Integer(), updatedAt: Time });

/** People’s own proposals, their versions, and the check. */
export const proposals = {
  '/proposal/getproposals': defineCall({
    summary: 'The caller’s own proposals, last changed first; with `removed`, those that can be restored',
    who: 'user',
    body: shape({ ...listQuery, removed: Type.Optional(Type.Boolean()) }),
    data: shape({
      items: Type.Array(ProposalSummary),
      next: Type.Union([Type.String(), Type.Null()]),
      total: Type.Integer({ description: 'Of all pages, as searched' }),
    }),
  }),
  '/proposal/getproposal': defineCall({
    summary: 'A proposal of the caller’s own',
    who: 'user',
    body: shape({ id: Id }),
    data: shape({
      id: Id,
      rev: Type.Integer(),
      proposal: Proposal,
      template: Type.Optional(Template),
      createdAt: Time,
      updatedAt: Time,
      openComments: Type.Integer(),
      links: Type.Array(CommentLink),
    }),
  }),
  '/proposal/storeproposal': defineCall({
    summary:
      'Stores a proposal. Without `rev` it is new, and a repeat under the same id gets the first reply; with the `rev` it was read at it is changed, and the refusal `olderrev` carries the newer proposal that was stored meanwhile',
    who: 'user',
    errors: ['olderrev', 'toolarge', 'proposalsfull', 'unreadabletemplate'],
    body: shape({
      id: Type.Optional(Id),
      rev: Type.Optional(Revision),
      proposal: Proposal,
      template: Type.Optional(Template),
    }),
    data: Stored,
  }),
  '/proposal/removeproposal': defineCall({
    summary: 'Removes a proposal: it can be restored for 30 days, and its links open nothing; with `forever`, at once',
    who: 'user',
    body: shape({ id: Id, forever: Type.Optional(Type.Boolean()) }),
    data: Empty,
  }),
  '/proposal/restoreproposal': defineCall({
    summary: 'Takes a removed proposal back',
    who: 'user',
    body: shape({ id: Id }),
    data: Empty,
  }),
  '/proposal/check': defineCall({
    summary:
      'Checks a text for population, intervention, comparison and outcome, or a whole proposal after its template; stores nothing',
    who: 'user',
    errors: ['toomuchtocheck', 'unreadabletemplate'],
    body: shape({
      text: Type.Optional(Type.String({ maxLength: proposalLimits.checkedCharacters })),
      proposal: Type.Optional(Proposal),
      template: Type.Optional(Template),
      language: Type.Optional(CoreLang),
    }),
    data: shape({
      findings: Type.Array(Finding, { description: 'Of the text, or of the proposal where one is given' }),
      pico: Type.Optional(Pico),
    }),
  }),

  '/proposal/getversions': defineCall({
    summary: 'Earlier versions of a proposal, newest first: one in five minutes of work, and those with a name',
    who: 'user',
    body: shape({ id: Id }),
    data: Type.Array(ProposalVersion),
  }),
  '/proposal/getversion': defineCall({
    summary: 'One earlier version of a proposal',
    who: 'user',
    body: shape({ id: Id, version: Id }),
    data: shape({ version: ProposalVersion, proposal: Proposal, template: Type.Optional(Template) }),
  }),
  '/proposal/storeversion': defineCall({
    summary: 'Keeps the proposal as it is now under a name; a repeat under the same id names it anew',
    who: 'user',
    errors: ['versionsfull'],
    body: shape({ id: Id, version: Id, name: line({ minLength: 1, maxLength: 100 }) }),
    data: ProposalVersion,
  }),
  '/proposal/removeversion': defineCall({
    summary: 'Removes an earlier version',
    who: 'user',
    body: shape({ id: Id, version: Id }),
    data: Empty,
  }),
  '/proposal/restoreversion': defineCall({
    summary: 'Makes an earlier version the present one again; the present one is kept as a version',
    who: 'user',
    errors: ['olderrev'],
    body: shape({ id: Id, version: Id, rev: Revision }),
    data: shape({
      id: Id,
      rev: Type.Integer(),
      updatedAt: Time,
      proposal: Proposal,
      template: Type.Optional(Template),
    }),
  }),
} as const;
