import { describe, expect, it } from 'vitest';
import { templates } from '../template/templates.ts';
import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal } from '../types.ts';
import { answer, beginConversation } from './conversation.ts';
import { proposeChanges } from './propose-changes.ts';
import type { Conversation, Input } from './types.ts';

const templateOf = (id: string): ProposalTemplate => templates.find((template) => template.id === id)!;

const said: readonly Input[] = [
  'Effect of yoga on anxiety in pregnant women',
  'usual care',
  'STAI',
  '8 weeks',
  'a university clinic',
  'randomized controlled trial',
  'Effect of yoga versus usual care on anxiety in pregnant women: a randomized controlled trial',
];

const talk = (inputs: readonly Input[], template: string, values: Proposal['values'] = {}): Conversation =>
  inputs.reduce(answer, beginConversation('en', { template, language: 'en', values }));

/** What would be written, by question. */
const written = (conversation: Conversation, template: string) =>
  Object.fromEntries(
    proposeChanges(conversation, templateOf(template)).map(({ question, after, reason }) => [
      question,
      after ?? reason,
    ]),
  );

describe('What the conversation would write into the form', () => {
  it('is the title, and in the standard form everything else as the beginning of the method', () => {
    const { title, method, ...rest } = written(talk(said, 'standard'), 'standard');
    expect(rest).toEqual({});
    expect(title).toBe(said.at(-1));
    expect(String(method).split('\n')).toEqual([
      'Research question: In pregnant women, what is the effect of yoga, compared with usual care, on anxiety after 8 weeks?',
      'Objective: To assess the effects of yoga compared with usual care on anxiety after 8 weeks in pregnant women at a university clinic.',
      'Design: randomized controlled trial',
      'Population: pregnant women',
      'Intervention: yoga',
      'Comparison: usual care',
      'Outcome: anxiety',
      'Outcome measure: STAI',
      'Time: 8 weeks',
      'Setting: a university clinic',
    ]);
  });

  it.each(['iran-medical', 'spirit-2025'])('goes to its own place in %s, in the kind that is asked for', (id) => {
    const answers = written(talk(said, id), id);
    expect(Object.values(answers)).toContainEqual([
      { rank: 'primary', name: 'anxiety', measure: 'STAI', time: '8 weeks' },
    ]);
    expect(Object.values(answers)).toContain('yoga');
    const kinds = new Map(templateOf(id).sections.flatMap(({ questions }) => questions.map((each) => [each.id, each])));
    for (const [question, answer] of Object.entries(answers)) {
      const { kind, options } = kinds.get(question)!;
      if (kind === 'choice') expect(options?.map(({ value }) => value)).toContain(answer);
      else expect(Array.isArray(answer)).toBe(kind === 'list' || kind === 'outcomes');
    }
  });

  it('is a reason where there is no comparison', () => {
    const single = said
      .with(1, 'none, because it is a single-group study')
      .with(5, 'before–after study')
      .with(6, said[0]!);
    const changes = proposeChanges(talk(single, 'iran-medical'), templateOf('iran-medical'));
    const reasons = changes.flatMap(({ reason }) => reason?.after ?? []);
    expect(reasons).toEqual(['it is a single-group study']);
  });

  it('replaces what stands there only where it is something else, and says so', () => {
    const title = String(said.at(-1));
    const same = proposeChanges(talk(said, 'standard', { title }), templateOf('standard'));
    expect(same.map(({ question }) => question)).toEqual(['method']);
    const other = proposeChanges(talk(said, 'standard', { title: 'My own', method: ' ' }), templateOf('standard'));
    expect(other.map(({ question, replaces }) => [question, replaces])).toEqual([
      ['title', true],
      ['method', false],
    ]);
  });
});
