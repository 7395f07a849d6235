import { Type, type Static } from 'typebox';
import type { PicoResult } from '../../../proposal/pico/types.ts';
import type { ProposalTemplate } from '../../../proposal/template/types.ts';
import type { Finding as FindingType, Proposal as ProposalType } from '../../../proposal/types.ts';
import { shape, line, Id, CoreLang, Time } from '../primitives.ts';
import { proposalLimits } from './limits.ts';

/** Id of a question, a column or a number of the sample size: what no prototype answers to. */
const Name = Type.String({
  maxLength: 64,
  pattern:
    '^(?!(?:constructor|prototype|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)\\p{L}[\\p{L}\\p{N}_-]*$',
});
const Text = Type.String({ maxLength: proposalLimits.textCharacters });
const Short = Type.String({ maxLength: 20_000 });

function record<V extends import('typebox').TSchema>(value: V, most: number) {
  return Type.Object({}, { additionalProperties: value, propertyNames: Name, maxProperties: most });
}

const Source = shape({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  item: Type.Object({}, { additionalProperties: true, maxProperties: 200 }),
  text: Type.Optional(Short),
});
const SampleSize = shape({
  formula: Type.String({ maxLength: 40 }),
  given: record(Type.String({ maxLength: 200 }), 40),
  stated: Type.String({ maxLength: 200 }),
  justification: Short,
});
const Value = Type.Union([
  Text,
  Type.Array(Short, { maxItems: proposalLimits.rows }),
  Type.Array(Source, { maxItems: proposalLimits.sources }),
  Type.Array(record(Short, 40), { maxItems: proposalLimits.rows }),
  SampleSize,
]);

/** Of templates: letters, digits and hyphens. */
export const TemplateId = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$' });

/** A proposal of any template, one that the server does not know included. */
export const Proposal = Type.Unsafe<ProposalType>(
  shape({
    template: TemplateId,
    language: CoreLang,
    values: record(Value, proposalLimits.values),
    reasons: Type.Optional(record(Short, proposalLimits.values)),
  }),
);

/** A research centre's own template, as `readTemplate` of `porsa/proposal` takes it. */
export const Template = Type.Unsafe<ProposalTemplate>(
  Type.Object({}, { additionalProperties: true, description: 'A ProposalTemplate; refused where it cannot be read' }),
);

export const Finding = Type.Unsafe<FindingType>(
  shape({
    code: Type.String(),
    level: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('note')]),
    path: Type.String({ description: 'Id of the question, with row and column; empty for a text checked alone' }),
    message: Type.String(),
    start: Type.Optional(Type.Integer({ description: 'In UTF-16 units' })),
    end: Type.Optional(Type.Integer()),
  }),
);

export const Pico = Type.Unsafe<PicoResult>(
  Type.Object(
    {},
    {
      additionalProperties: true,
      description: 'Spans by element (P, I, C, O, T, S, D), frame, and findings that explain each',
    },
  ),
);

export const ProposalSummary = shape({
  id: Id,
  title: Type.String({ description: 'One line, blank where there is none yet' }),
  template: TemplateId,
  language: CoreLang,
  rev: Type.Integer(),
  createdAt: Time,
  updatedAt: Time,
  openComments: Type.Integer(),
  removedAt: Type.Optional(Time),
  goneAt: Type.Optional(Type.String({ format: 'date-time', description: 'When a removed one is erased' })),
});
export type ProposalSummary = Static<typeof ProposalSummary>;

export const ProposalVersion = shape({
  id: Id,
  rev: Type.Integer(),
  name: Type.Union([Type.String(), Type.Null()]),
  title: Type.String(),
  /** When that text was stored. */
  savedAt: Time,
});
export type ProposalVersion = Static<typeof ProposalVersion>;

/** The link itself is shown once, when it is made: the server keeps its hash. */
export const CommentLink = shape({
  id: Id,
  label: Type.String({ description: 'Whom it was made for' }),
  createdAt: Time,
  expiresAt: Type.Union([Time, Type.Null()]),
});
export type CommentLink = Static<typeof CommentLink>;

export const CommentReply = shape({
  id: Id,
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null: the proposal’s owner' }),
  text: Type.String(),
  createdAt: Time,
});

export const Comment = shape({
  id: Id,
  name: Type.String({ description: 'As the commenter gave it' }),
  question: Type.Union([Type.String(), Type.Null()], { description: 'Null: the proposal as a whole' }),
  quote: Type.Union([Type.String(), Type.Null()], {
    description: 'The part of the text that is meant, as it was then',
  }),
  text: Type.String(),
  createdAt: Time,
  resolvedAt: Type.Union([Time, Type.Null()]),
  replies: Type.Array(CommentReply),
});
export type Comment = Static<typeof Comment>;

export const CommentText = Type.String({
  minLength: 1,
  maxLength: proposalLimits.commentCharacters,
  'x-text': 'lines',
});
export const Commenter = line({ minLength: 1, maxLength: 100 });
export const QuestionId = Name;
