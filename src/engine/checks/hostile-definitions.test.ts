import { expect, it } from 'vitest';
import { createForm as openUnchecked } from '../../fields/form/create-form.ts';
import { checkDefinition, createForm, fieldModels, InvalidDefinitionError } from '../../published/engine.ts';
import type { FormDefinition } from '../definition/types.ts';

const junk: readonly unknown[] = [
  null,
  0,
  -1,
  1e308,
  '',
  'x',
  '__proto__',
  'constructor',
  true,
  [],
  {},
  [null],
  { en: 1 },
  [[]],
  '(',
  '1 +',
  '2026-01-01',
  '2026-13-45',
  { pattern: 5 },
  { pattern: '(a+)+$' },
  'TODAY()',
  'n1',
  'patient.age',
  'x'.repeat(20_000),
];
const keys = [
  'id',
  'name',
  'type',
  'title',
  'options',
  'multimode',
  'min',
  'max',
  'step',
  'floatcount',
  'round',
  'formula',
  'relatedField',
  'format',
  'defaultvalue',
  'questions',
  'displaysize',
  'bgColor',
  'mandatory',
  'url',
  'clearonload',
  'unit',
];

/** The same numbers at each run. */
function dice(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x80000000;
  return { roll: next, pick: <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] };
}

function spoiltForm({ roll, pick }: ReturnType<typeof dice>): FormDefinition {
  const question = (index: number) => {
    const type = index === 1 ? 'number' : pick(Object.keys(fieldModels));
    const inner =
      type === 'container'
        ? { questions: [{ id: `x${index}`, name: `x${index}`, type: 'text', title: 't' }], multimode: roll() < 0.5 }
        : {};
    const spoilt = roll() < 0.5 ? { [pick(keys) ?? '']: pick(junk) } : {};
    return {
      id: `i${index}`,
      name: `n${index}`,
      type,
      title: 'T',
      options: [{ text: 'a', value: 'a' }],
      formula: 'n1',
      url: 'https://a.test',
      min: 0,
      max: 9,
      ...inner,
      ...spoilt,
    };
  };
  const condition = {
    id: 'c',
    kind: pick(['visibility', 'gotopage', 'sendfile', 4]),
    target: pick(['i1', 'i2', 'p', ...junk]),
    when: pick(['n1 > 1', ...junk]),
    to: pick(junk),
    from: 'p',
  };
  return {
    schema: 1,
    title: 'x',
    language: 'en',
    pages: [{ id: 'p', text: 'p', pageType: 'form', questions: [1, 2, 3].map(question) }],
    conditions: roll() < 0.5 ? [] : [condition],
    ...(roll() < 0.3
      ? {
          endings: [
            {
              id: pick(['e', ...junk]),
              when: pick(['n1 > 1', ...junk]),
              severity: pick(['danger', ...junk]),
              title: pick(['x', ...junk]),
              links: pick([[{ text: 'x', href: pick(['tel:115', ...junk]) }], ...junk]),
              redirect: pick([undefined, '/x', ...junk]),
            },
            pick([{ id: 'f', text: 'x' }, ...junk]),
          ],
        }
      : {}),
    ...(roll() < 0.1
      ? { [pick(['endings', 'pages', 'conditions', 'report', 'title', 'language']) ?? '']: pick(junk) }
      : {}),
  } as unknown as FormDefinition;
}

it('A thousand spoilt forms are each refused in words, or run with whatever is typed', () => {
  const chance = dice(7);
  let sound = 0;
  for (let count = 0; count < 1000; count += 1) {
    const definition = spoiltForm(chance);
    const problems = checkDefinition(definition, chance.pick(['en', 'fa']));
    for (const { message } of problems) expect(message).toMatch(/^(?!.*\{\{).+/s);
    if (problems.length === 0) {
      sound += 1;
      const live = createForm(definition);
      for (const { name, type } of definition.pages.flatMap((page) => page.questions))
        if (fieldModels[type].kind === 'input') live.set(name, chance.pick(junk));
      expect(() => JSON.stringify([live.validate(), live.answers(), live.draft(), live.endings()])).not.toThrow();
    } else {
      expect(() => createForm(definition)).toThrow(InvalidDefinitionError);
      expect(() => {
        try {
          openUnchecked(definition).validate();
        } catch (error) {
          if (!(error instanceof InvalidDefinitionError)) throw error;
        }
      }).not.toThrow();
    }
  }
  expect(sound).toBeGreaterThan(50);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
