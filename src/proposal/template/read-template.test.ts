import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templateProblems } from './reading/problems.ts';
import { readTemplate } from './read-template.ts';
import { templates } from './templates.ts';

const question = { id: 'title', kind: 'line', role: 'title', title: 'Title' };
const section = { id: 'main', title: { fa: 'بخش اصلی' }, questions: [question] };
const small = { id: 'my-center', title: { en: 'Our form' }, sections: [section] };

const withQuestion = (changes: Readonly<Record<string, unknown>>) => ({
  ...small,
  sections: [{ ...section, questions: [{ ...question, ...changes }] }],
});

const problems = (json: unknown) => {
  const reading = readTemplate(json);
  return 'problems' in reading ? reading.problems.map(({ path, code }) => `${path}: ${code}`) : [];
};

describe('readTemplate', () => {
  it.each(templates.map((template) => [template.id, template] as const))('reads %s as it is', (_, template) => {
    expect(readTemplate(template)).toEqual({ template });
    expect(readTemplate(JSON.stringify(template))).toEqual({ template });
  });

  it('takes texts in one language, or without a language', () => {
    expect(readTemplate(small)).toEqual({ template: small });
  });

  it('leaves notes of the author out', () => {
    expect(readTemplate({ $schema: 'x', _comment: 'y', ...small })).toEqual({ template: small });
  });

  it.each([
    ['no object', 7, ': not-object'],
    ['a list', [], ': not-object'],
    ['text that is no JSON', '{"id": }', ': template-not-json'],
    ['no title', { ...small, title: undefined }, 'title: text-missing'],
    ['an empty title', { ...small, title: { en: ' ' } }, 'title: text-missing'],
    ['a title of another kind', { ...small, title: 5 }, 'title: text-missing'],
    ['a third language', { ...small, title: { de: 'Formular' } }, 'title.de: member-unknown'],
    ['an id with spaces', { ...small, id: 'my center' }, 'id: id-invalid'],
    ['no sections', { ...small, sections: [] }, 'sections: list-empty'],
    ['sections that are no list', { ...small, sections: {} }, 'sections: not-list'],
    ['too many sections', { ...small, sections: Array(51).fill(section) }, 'sections: list-long'],
    ['a section twice', { ...small, sections: [section, section] }, 'sections[1].id: id-double'],
    [
      'a question twice',
      { ...small, sections: [section, { ...section, id: 'b' }] },
      'sections[1].questions[0].id: id-double',
    ],
    [
      'a role twice',
      { ...small, sections: [section, { ...section, id: 'b' }] },
      'sections[1].questions[0].role: role-double',
    ],
    ['an unknown kind', withQuestion({ kind: 'video' }), 'sections[0].questions[0].kind: value-unknown'],
    ['an unknown role', withQuestion({ role: 'boss' }), 'sections[0].questions[0].role: value-unknown'],
    ['a role of another kind', withQuestion({ role: 'budget' }), 'sections[0].questions[0].role: role-kind'],
    ['a mistyped member', withQuestion({ requird: true }), 'sections[0].questions[0].requird: member-unknown'],
    ['a text for a boolean', withQuestion({ required: 'yes' }), 'sections[0].questions[0].required: not-boolean'],
    [
      'words the wrong way',
      withQuestion({ words: { least: 9, most: 3 } }),
      'sections[0].questions[0].words: words-invalid',
    ],
    ['a choice without options', withQuestion({ kind: 'choice' }), 'sections[0].questions[0].options: not-list'],
    ['options of a line', withQuestion({ options: [] }), 'sections[0].questions[0].options: member-misplaced'],
    ['a table without columns', withQuestion({ kind: 'table' }), 'sections[0].questions[0].columns: not-list'],
    ['columns of a line', withQuestion({ columns: [] }), 'sections[0].questions[0].columns: member-misplaced'],
    ['an unknown check', withQuestion({ checks: ['beauty'] }), 'sections[0].questions[0].checks[0]: value-unknown'],
    [
      'a check of several answers',
      withQuestion({ checks: ['end-before-start'] }),
      'sections[0].questions[0].checks[0]: value-unknown',
    ],
    ['an id that formulas know as a value', withQuestion({ id: 'True' }), 'sections[0].questions[0].id: id-invalid'],
    ['an id that every object has', withQuestion({ id: 'constructor' }), 'sections[0].questions[0].id: id-invalid'],
    ['a very long text', withQuestion({ guidance: 'a'.repeat(5001) }), 'sections[0].questions[0].guidance: text-long'],
  ])('refuses %s', (_, json, problem) => {
    expect(problems(json)).toContain(problem);
  });

  it('says everything that is wrong at once, in the language asked for', () => {
    const json = { ...withQuestion({ kind: 'video', title: '' }), id: '' };
    expect(problems(json)).toEqual([
      'id: id-invalid',
      'sections[0].questions[0].kind: value-unknown',
      'sections[0].questions[0].title: text-missing',
    ]);
    expect(readTemplate(json, { language: 'fa' })).toMatchObject({
      problems: [{ message: expect.stringContaining('شناسهٔ معتبری نیست') as string }, {}, {}],
    });
  });

  it('takes checks of single answers', () => {
    const json = withQuestion({ checks: ['vague-word'] });
    expect(readTemplate(json)).toEqual({ template: json });
  });
});

describe('readTemplate of what was made to harm', () => {
  it('refuses members that reach for prototypes, and changes none', () => {
    const text = JSON.stringify(small).replace('{', '{"__proto__":{"polluted":true},"constructor":{},');
    expect(problems(text)).toEqual(['__proto__: member-forbidden', 'constructor: member-forbidden']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('refuses ten megabytes, as text and as data', () => {
    const large = { ...small, description: 'a'.repeat(10 * 1024 * 1024) };
    expect(problems(large)).toEqual([': template-too-large']);
    expect(problems(JSON.stringify(large))).toEqual([': template-too-large']);
    expect(problems(JSON.stringify(small) + ' '.repeat(10 * 1024 * 1024))).toEqual([': template-too-large']);
  });

  it('refuses what is nested 100,000 deep', () => {
    expect(problems(`{"id":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)).toEqual([': template-too-deep']);
  });

  it('refuses what contains itself and what throws when it is read', () => {
    const round: Record<string, unknown> = { ...small };
    round['sections'] = [round];
    const throwing = Object.defineProperty({}, 'id', {
      enumerable: true,
      get: () => {
        throw new Error('no');
      },
    });
    expect(problems(round)).toEqual([': template-not-data']);
    expect(problems(throwing)).toEqual([': template-not-data']);
    expect(problems({ ...small, title: () => 'x' })).toEqual([': template-not-data']);
  });

  it('names a hundred problems at most', () => {
    const questions = Array.from({ length: 150 }, () => 5);
    expect(problems({ ...small, sections: [{ ...section, questions }] })).toHaveLength(100);
  });

  it('never throws, whatever JSON it is given', () => {
    const member = fc.constantFrom('id', 'title', 'sections', 'questions', 'kind', 'options', 'words', 'checks', 'en');
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 6 },
        fc.jsonValue({ maxDepth: 1 }),
        fc.dictionary(member, tie('any')),
        fc.array(tie('any'), { maxLength: 4 }),
      ),
    })).any;
    fc.assert(fc.property(value, (json) => 'problems' in readTemplate(json) || 'template' in readTemplate(json)));
  });

  it('has a sentence in both languages for each problem, with the same parameters', () => {
    const parameters = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const { en, fa } of Object.values(templateProblems)) {
      expect(en).toMatch(/\.$/);
      expect(fa).toMatch(/[\u0600-\u06ff].*\.$/);
      expect(parameters(fa)).toEqual(parameters(en));
    }
  });
});
