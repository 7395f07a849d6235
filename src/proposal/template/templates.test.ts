import { describe, expect, it } from 'vitest';
import type { Localized } from '../../engine/definition/types.ts';
import { loadTemplate, templateTitles } from './load-template.ts';
import { templates } from './templates.ts';

const inBoth = (text: Localized | undefined) =>
  typeof text === 'object' && Boolean(text.en?.trim()) && Boolean(text.fa?.trim());

describe('the standard template', () => {
  it('asks what the specification names, in its order', () => {
    const standard = templates[0]!;
    expect(standard.id).toBe('standard');
    expect(standard.sections.flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual([
      'fullname',
      'supervisor',
      'college',
      'title',
      'sources',
      'sourcesSummary',
      'necessity',
      'method',
      'link',
      'ideas',
    ]);
  });
});

it('the list of titles names each template, which is fetched by its id', async () => {
  expect(templateTitles).toEqual(templates.map(({ id, title }) => ({ id, title })));
  for (const template of templates) expect(await loadTemplate(template.id)).toBe(template);
  expect(await loadTemplate('unknown')).toBeUndefined();
});

describe.each(templates.map((template) => [template.id, template] as const))('template %s', (_, template) => {
  const questions = template.sections.flatMap((section) => section.questions);

  it('gives each question a title, guidance and an example in both languages', () => {
    for (const { id, title, guidance, example } of questions)
      expect([id, inBoth(title), inBoth(guidance), inBoth(example)]).toEqual([id, true, true, true]);
  });

  it('names itself and its sections in both languages', () => {
    for (const text of [template.title, template.description, ...template.sections.map(({ title }) => title)])
      expect(inBoth(text)).toBe(true);
  });

  it('has each id and each role once', () => {
    const ids = [...template.sections.map(({ id }) => `section ${id}`), ...questions.map(({ id }) => id)];
    const roles = questions.flatMap(({ role }) => role ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(roles).size).toBe(roles.length);
  });
});

it('the template after SPIRIT 2025 asks for each of its items', () => {
  const items =
    '1a 1b 2 3a 3b 3c 3d 4 5 6 7a 7b 8 9a 9b 10 11 12 13 14a 14b 15a 15b 15c 15d 16 17 18 19 20 21a 21b 22 23 24a 24b 24c 25a 25b 26 27a 27b 27c 27d 28a 28b 29 30 31 32a 32b 33 34';
  const spirit = templates.find(({ id }) => id === 'spirit-2025')!;
  const titles = spirit.sections.flatMap(({ questions }) =>
    questions.map(({ title }) => (typeof title === 'object' ? title.en!.split(' ')[0]! : '')),
  );
  expect(new Set(titles.filter((number) => /^\d/.test(number)))).toEqual(new Set(items.split(' ')));
});
