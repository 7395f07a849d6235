export { checkPico } from '../proposal/pico/check-pico.ts';
export { explainRule } from '../proposal/pico/explain-rule.ts';
export { frames, type Frame, type FrameElement } from '../proposal/pico/frames.ts';
export { checkKnownProposal as checkProposal } from '../proposal/check/check-known-proposal.ts';
export type { CheckOptions } from '../proposal/check/check-proposal.ts';
export { createMemory, type CheckMemory } from '../proposal/check/study/memory.ts';
export {
  computeSampleSize,
  type ComputedSize,
  type SampleSizeResult,
} from '../proposal/check/sample-size/sample-size.ts';
export { rules } from '../proposal/check/rules.ts';
export { readProposal } from '../proposal/read-proposal.ts';
export { readTemplate, type TemplateReading } from '../proposal/template/read-template.ts';
export { toFormAnswers, type FormAnswersOptions, type LeftAnswer } from '../proposal/template/to-form-answers.ts';
export { toFormDefinition } from '../proposal/template/to-form-definition.ts';
export { templates } from '../proposal/template/templates.ts';
export { readSources, type ReadSourcesOptions, type SourcesRead } from '../proposal/sources/read-sources.ts';
export { formatSource, type CitationStyle, type FormattedSource } from '../proposal/sources/format-source.ts';
export { findDuplicates, type Duplicate } from '../proposal/sources/find-duplicates.ts';
export { toDocument, type DocumentOptions } from '../proposal/document/to-document.ts';
export { writeDocument, type DocumentFormat, type WrittenDocument } from '../proposal/document/write-document.ts';
export { countWords } from '../proposal/text/count-words.ts';
export type { ProposalDocument, DocumentBlock } from '../proposal/document/types.ts';
export type { PicoElement, PicoOptions, PicoResult, PicoSpan, QuestionFrame } from '../proposal/pico/types.ts';
export type {
  ProposalQuestionKind,
  ProposalRole,
  ProposalTemplate,
  TemplateQuestion,
  TemplateSection,
} from '../proposal/template/types.ts';
export type {
  CslItem,
  CslName,
  Finding,
  Proposal,
  ProposalRow,
  ProposalValue,
  QuestionValues,
  SampleSize,
  Source,
} from '../proposal/types.ts';
