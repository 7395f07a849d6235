import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleProposals } from '../../../demo/proposals/proposals.ts';
import { templates } from '../template/templates.ts';
import type { ProposalTemplate } from '../template/types.ts';
import type { Proposal, ProposalValue, Source } from '../types.ts';
import { checkKnownProposal } from './check-known-proposal.ts';
import { checkProposal } from './check-proposal.ts';
import { exampleTemplate } from './examples/example-template.ts';
import { localize } from './message.ts';
import { createMemory } from './study/memory.ts';

const standard = templates[0]!;
const questions = standard.sections.flatMap((section) => section.questions);

const blank: Proposal = { template: 'standard', language: 'en', values: {} };

describe('checkProposal', () => {
  it('lists what is missing in the order of the template', () => {
    const required = questions.filter((question) => question.required).map(({ id }) => id);
    const missing = checkProposal(blank, { template: standard }).filter(({ code }) => code === 'answer-missing');
    expect(missing.map(({ path }) => path)).toEqual(required);
  });

  it('speaks the language asked for, and else that of the proposal', () => {
    const [persian] = checkProposal(blank, { template: standard, language: 'fa' });
    expect(persian?.message).toContain('«نام و نام خانوادگی»');
    const [own] = checkProposal({ ...blank, language: 'fa' }, { template: standard });
    expect(own?.message).toBe(persian?.message);
    const [english] = checkProposal({ ...blank, language: 'fa' }, { template: standard, language: 'en' });
    expect(english?.message).toContain('“Full name”');
  });

  it('writes numbers in the digits of the language', () => {
    const values = { title: 'اثر ورزش بر درد', method: '' };
    const found = checkProposal({ ...blank, language: 'fa', values }, { template: standard });
    expect(found.find(({ code }) => code === 'answer-short')?.message).toMatch(/^۴ واژه .* ۶ واژه/);
    const template = exampleTemplate({ values: { timetable: [] } });
    const timetable = [{ activity: 'Visits', starts: '5', ends: '2' }];
    const [own] = checkProposal({ ...blank, language: 'fa', values: { timetable } }, { template });
    expect(own?.message).toContain('از ۱ شمرده');
  });

  it('says that it cannot check without the template', () => {
    expect(checkProposal({ ...blank, template: 'unknown' })).toEqual([
      expect.objectContaining({ code: 'template-unknown', level: 'error', path: '' }),
    ]);
  });

  it('finds Porsa’s own template by the id that the proposal names, for hosts', () => {
    expect(checkKnownProposal(blank)).toEqual(checkProposal(blank, { template: standard }));
    expect(checkKnownProposal({ ...blank, template: 'unknown' }).map(({ code }) => code)).toEqual(['template-unknown']);
  });

  it('says what is wrong with a template that cannot be read', () => {
    const template = { ...standard, sections: 'none' } as unknown as ProposalTemplate;
    expect(checkProposal(blank, { template })).toEqual([
      expect.objectContaining({ code: 'not-list', path: 'template.sections' }),
    ]);
    for (const any of [7, 'x', {}, [], { sections: [null] }])
      expect(checkProposal(blank, { template: any as unknown as ProposalTemplate })).not.toEqual([]);
  });

  it('mentions one kind of fault twenty times at most in an answer', () => {
    const found = checkProposal({ ...blank, values: { method: 'TBD, '.repeat(200) } }, { template: standard });
    expect(found.filter(({ code }) => code === 'placeholder-inside')).toHaveLength(20);
  });
});

describe.each(sampleProposals.map((proposal) => [proposal.template, proposal] as const))(
  'checkProposal of the complete sample %s',
  (id, proposal) => {
    const template = templates.find((one) => one.id === id)!;

    it('finds no error', () => {
      expect(checkProposal(proposal, { template }).filter(({ level }) => level === 'error')).toEqual([]);
    });

    it('finds the same with what it remembers of a proposal that was checked before', () => {
      const memory = createMemory();
      const changed = { ...proposal, values: { ...proposal.values, method: 'TBD' } };
      checkProposal(changed, { template, memory });
      expect(checkProposal(proposal, { template, memory })).toEqual(checkProposal(proposal, { template }));
    });

    it('places what it finds in the order of the template, within the texts', () => {
      const values = { ...proposal.values, [template.sections[0]!.questions[0]!.id]: 'high TBD' };
      const order = template.sections.flatMap(({ questions }) => questions.map((question) => question.id));
      const at = checkProposal({ ...proposal, values }, { template }).map(({ path }) =>
        order.indexOf(/^[^.[]*/.exec(path)![0]),
      );
      expect(at).toEqual([...at].sort((one, other) => one - other));
    });
  },
);

describe.each(
  templates.flatMap((template) =>
    (['en', 'fa'] as const).map((language) => [template.id, language, template] as const),
  ),
)('the examples of the template %s, in %s', (_, language, template) => {
  it('are what the rules ask for, but for their length', () => {
    const answers = template.sections
      .flatMap((section) => section.questions)
      .map(({ id, kind, example, options }): [string, ProposalValue] => {
        const text = localize(example, language);
        if (kind === 'list') return [id, [text]];
        if (kind === 'choice') return [id, options?.find((one) => localize(one.text, language) === text)?.value ?? ''];
        return [id, kind === 'line' || kind === 'paragraphs' ? text : ''];
      });
    const cited = [...new Set(JSON.stringify(answers).match(/(?<=\[@)\w+/g))];
    const sources = cited.map((id): Source => ({ id, item: { type: 'webpage', title: id } }));
    const values = { ...Object.fromEntries(answers), sources };
    const found = checkProposal({ template: template.id, language, values }, { template });
    expect(found.filter(({ code }) => !['answer-missing', 'answer-short', 'answer-unreadable'].includes(code))).toEqual(
      [],
    );
  });
});

describe('checkProposal, given what is no proposal', () => {
  const check = (proposal: unknown) =>
    templates.flatMap((template) => checkProposal(proposal as Proposal, { template }));

  it.each([null, undefined, 3, 'text', [], { values: null }, { values: [] }, { values: 'x', reasons: 4 }])(
    'finds %j blank',
    (proposal) => {
      expect(check(proposal).map(({ code }) => code)).toContain('answer-missing');
    },
  );

  it('never throws, whatever JSON stands in place of the answers', () => {
    const ids = [
      ...new Set(templates.flatMap(({ sections }) => sections.flatMap((s) => s.questions.map((q) => q.id)))),
    ];
    const value = fc.jsonValue({ maxDepth: 4 });
    const proposal = fc.record({
      language: value,
      values: fc.dictionary(fc.constantFrom(...ids), value, { maxKeys: 40 }),
      reasons: fc.dictionary(fc.constantFrom(...ids), value),
    });
    fc.assert(fc.property(proposal, (any) => check(any).every(({ message }) => message.length > 0)));
  });

  it('takes nothing from a prototype for an answer', () => {
    const values = Object.create({ fullname: 'Sara Ahmadi', title: 'Inherited' }) as Proposal['values'];
    expect(check({ values })).toEqual(check({ values: {} }));
  });

  it('reads a member named __proto__ as any other', () => {
    const hostile: unknown = JSON.parse('{"values":{"__proto__":{"title":"Polluted"}},"reasons":{"__proto__":{}}}');
    expect(check(hostile)).toEqual(check({ values: {} }));
  });

  it('never throws, whatever stands in the list of sources', () => {
    const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant('article-journal'), fc.constant([{}]));
    const item = fc.record(
      { type: part, title: part, author: part, editor: part, issued: part, DOI: part, PMID: part },
      { requiredKeys: [] },
    );
    const sources = fc.array(fc.record({ id: fc.constantFrom('a', 'b'), item: fc.oneof(item, part), text: part }));
    fc.assert(fc.property(sources, (any) => check({ values: { sources: any } }).length > 0));
  });

  it('reads 100,000 words', () => {
    const words = 'Effect of exercise on pain. '.repeat(20_000);
    const values = Object.fromEntries(questions.map(({ id }) => [id, words]));
    expect(check({ ...blank, values }).map(({ code }) => code)).toContain('answer-long');
  });
});
