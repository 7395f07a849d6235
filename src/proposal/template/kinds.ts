import type { ProposalQuestionKind, ProposalRole } from './types.ts';

const kinds: Readonly<Record<ProposalQuestionKind, true>> = {
  line: true,
  paragraphs: true,
  link: true,
  choice: true,
  list: true,
  date: true,
  sources: true,
  table: true,
  outcomes: true,
  variables: true,
  sampleSize: true,
  timetable: true,
  budget: true,
};

/** Roles that only make sense on questions of one kind; `true` may stand on any text. */
const roles: Readonly<Record<ProposalRole, ProposalQuestionKind | true>> = {
  author: true,
  supervisor: true,
  title: true,
  titleEnglish: true,
  titlePersian: true,
  question: true,
  background: true,
  comparatorChoice: true,
  generalObjective: true,
  specificObjectives: 'list',
  appliedObjectives: 'list',
  hypotheses: 'list',
  design: true,
  method: true,
  participants: true,
  inclusion: true,
  exclusion: true,
  intervention: true,
  comparison: true,
  outcomes: 'outcomes',
  harms: true,
  setting: true,
  variables: 'variables',
  sampleSize: 'sampleSize',
  randomisation: true,
  analysis: true,
  ethics: true,
  registration: true,
  starts: 'date',
  ends: 'date',
  timetable: 'timetable',
  budget: 'budget',
  budgetTotal: true,
  sources: 'sources',
};

export const questionKinds = Object.keys(kinds) as readonly ProposalQuestionKind[];

export const proposalRoles = Object.keys(roles) as readonly ProposalRole[];

export const rolesWithKind: Readonly<Partial<Record<ProposalRole, ProposalQuestionKind>>> = Object.fromEntries(
  Object.entries(roles).filter(([, kind]) => kind !== true),
);
