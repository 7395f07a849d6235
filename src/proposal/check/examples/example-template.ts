import type { ProposalQuestionKind, ProposalRole, ProposalTemplate, TemplateQuestion } from '../../template/types.ts';
import type { ProposalFragment } from './example.ts';

const kinds: Readonly<Record<ProposalRole, ProposalQuestionKind>> = {
  author: 'line',
  supervisor: 'line',
  title: 'line',
  titleEnglish: 'line',
  titlePersian: 'line',
  question: 'line',
  background: 'paragraphs',
  comparatorChoice: 'paragraphs',
  generalObjective: 'line',
  specificObjectives: 'list',
  appliedObjectives: 'list',
  hypotheses: 'list',
  design: 'choice',
  method: 'paragraphs',
  participants: 'paragraphs',
  inclusion: 'list',
  exclusion: 'list',
  intervention: 'paragraphs',
  comparison: 'paragraphs',
  outcomes: 'outcomes',
  harms: 'paragraphs',
  setting: 'line',
  variables: 'variables',
  sampleSize: 'sampleSize',
  randomisation: 'paragraphs',
  analysis: 'paragraphs',
  ethics: 'paragraphs',
  registration: 'line',
  starts: 'date',
  ends: 'date',
  timetable: 'timetable',
  budget: 'budget',
  budgetTotal: 'line',
  sources: 'sources',
};

/** The questions that a fragment answers or describes, and no other: an example is about what it holds. */
export function exampleTemplate({ values, reasons, questions = {} }: ProposalFragment): ProposalTemplate {
  const isAsked = (id: string) => [values, reasons ?? {}, questions].some((members) => Object.hasOwn(members, id));
  const asked = Object.entries(kinds).map(([role, kind]): TemplateQuestion => ({
    id: role,
    kind,
    title: role,
    role: role as ProposalRole,
    ...questions[role],
  }));
  const others = Object.entries(questions)
    .filter(([id]) => !Object.hasOwn(kinds, id))
    .map(([id, question]): TemplateQuestion => ({ id, kind: 'paragraphs', title: id, ...question }));
  return {
    id: 'example',
    title: 'Example',
    sections: [{ id: 'all', title: 'All', questions: [...asked, ...others].filter(({ id }) => isAsked(id)) }],
  };
}
