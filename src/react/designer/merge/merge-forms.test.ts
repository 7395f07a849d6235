import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormDefinition, Page, Question } from '../../../engine/definition/types.ts';
import { allQuestions, changeQuestions, pageOf, placeOf, replaceQuestion } from '../definition/tree.ts';
import { addQuestion } from '../edits/add-question.ts';
import { moveQuestion } from '../edits/move-question.ts';
import { renameQuestion } from '../edits/rename-question.ts';
import { mergeForms, type Choices } from './merge-forms.ts';

const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  name: id,
  type: 'text',
  title: { en: `Title of ${id}` },
  ...more,
});
const page = (id: string, questions: readonly Question[]): Page => ({
  id,
  text: id,
  pageType: 'form',
  questions,
});
const base: FormDefinition = {
  schema: 1,
  title: { en: 'Visit' },
  language: 'en',
  pages: [
    page('p1', [question('a'), question('b'), question('c'), question('d')]),
    page('p2', [question('box', { type: 'container', questions: [question('x'), question('y')] }), question('e')]),
  ],
  conditions: [{ id: 'c1', kind: 'visibility', target: 'b', when: 'a = "1"' }],
  endings: [{ id: 'e1', text: { en: 'Thanks' } }],
  report: { title: { en: 'Report' }, showScores: true },
};

const change = (form: FormDefinition, id: string, more: Partial<Question>): FormDefinition =>
  replaceQuestion(form, id, (each) => ({ ...each, ...more }));
const remove = (form: FormDefinition, id: string): FormDefinition => {
  const pages = form.pages.filter((each) => each.id !== id);
  const place = placeOf(form, id);
  return place
    ? changeQuestions(form, place.parent, (list) => list.filter((each) => each.id !== id))
    : { ...form, pages };
};
/** As the server sends it: equal, but no object is the same. */
const sent = (form: FormDefinition): FormDefinition => JSON.parse(JSON.stringify(form)) as FormDefinition;
const merge = (mine: FormDefinition, theirs: FormDefinition, choices?: Choices) =>
  mergeForms({ base, mine, theirs: sent(theirs) }, choices);
const clean = (mine: FormDefinition, theirs: FormDefinition): FormDefinition => {
  const { form, collisions } = merge(mine, theirs);
  expect(collisions).toEqual([]);
  return form;
};
const order = (form: FormDefinition): string => form.pages.map((each) => ids(each.questions)).join(' | ');
const ids = (list: readonly Question[]): string =>
  list.map((each) => (each.questions ? `${each.id}(${ids(each.questions)})` : each.id)).join(' ');
const find = (form: FormDefinition, id: string) => allQuestions(form).find((each) => each.id === id);

describe('Two people’s changes of one form', () => {
  it('keeps what each changed in another question', () => {
    const form = clean(change(base, 'a', { title: { en: 'Mine' } }), change(base, 'x', { mandatory: true }));
    expect([find(form, 'a')?.title, find(form, 'x')?.mandatory]).toEqual([{ en: 'Mine' }, true]);
  });

  it('keeps two settings of one question, and a text in each language', () => {
    const form = clean(
      change(base, 'a', { title: { en: 'Title of a', fa: 'عنوان' } }),
      change(base, 'a', { title: { en: 'Better' }, mandatory: true }),
    );
    expect(find(form, 'a')).toMatchObject({ title: { en: 'Better', fa: 'عنوان' }, mandatory: true });
  });

  it('takes a text in one language as one in the form’s language', () => {
    const start = change(base, 'a', { title: 'Age' });
    const { form, collisions } = mergeForms({
      base: start,
      mine: change(base, 'a', { title: { en: 'Age', fa: 'سن' } }),
      theirs: change(base, 'a', { title: 'Age in years' }),
    });
    expect(collisions).toEqual([]);
    expect(find(form, 'a')?.title).toEqual({ en: 'Age in years', fa: 'سن' });
  });

  it('asks where both wrote the same text, with both, and takes what was chosen', () => {
    const [mine, theirs] = [
      change(base, 'a', { title: { en: 'Mine' } }),
      change(base, 'a', { title: { en: 'Theirs' } }),
    ];
    const { collisions } = merge(mine, theirs);
    expect(collisions).toEqual([
      {
        key: 'question a',
        kind: 'question',
        id: 'a',
        settings: [{ path: ['title', 'en'], mine: 'Mine', theirs: 'Theirs' }],
      },
    ]);
    for (const side of ['mine', 'theirs'] as const)
      expect(find(merge(mine, theirs, new Map([['question a', side]])).form, 'a')?.title).toEqual({
        en: side === 'mine' ? 'Mine' : 'Theirs',
      });
  });

  it('mixes nothing where one made another type of the question', () => {
    const { form, collisions } = merge(
      change(base, 'a', { type: 'number', min: 3 }),
      change(base, 'a', { format: 'email' }),
    );
    expect(collisions.map(({ key }) => key)).toEqual(['question a']);
    expect(find(form, 'a')).toMatchObject({ type: 'text', format: 'email' });
  });

  it('puts what both added behind the question it was added behind', () => {
    const mine = addQuestion(base, { parent: 'p1', index: 1 }, { type: 'text', title: 'n' } as never).definition;
    const added = allQuestions(mine).find((each) => !find(base, each.id))!;
    const theirs = changeQuestions(base, 'p1', (list) => [question('t0'), ...list, question('t9')]);
    expect(order(clean(mine, theirs))).toBe(`t0 a ${added.id} b c d t9 | box(x y) e`);
  });

  it('keeps moves within a page and between pages, of either side', () => {
    const mine = moveQuestion(base, 'd', { parent: 'p1', index: 0 });
    const theirs = moveQuestion(base, 'b', { parent: 'box', index: 1 });
    expect(order(clean(mine, theirs))).toBe('d a c | box(x b y) e');
  });

  it('asks where both moved one question to different pages', () => {
    const { collisions } = merge(
      moveQuestion(base, 'b', { parent: 'p2', index: 0 }),
      moveQuestion(base, 'b', { parent: 'box', index: 0 }),
    );
    expect(collisions).toMatchObject([
      { key: 'question b', settings: [{ path: ['place'], mine: 'p2', theirs: 'box' }] },
    ]);
  });

  it('deletes what one deleted and the other left alone', () => {
    expect(order(clean(remove(base, 'box'), change(base, 'a', { mandatory: true })))).toBe('a b c d | e');
  });

  it('asks where one deleted what the other changed or filled, and brings it back whole where it is kept', () => {
    const theirs = change(base, 'x', { title: { en: 'Changed inside' } });
    const { form, collisions } = merge(remove(base, 'box'), theirs);
    expect(collisions).toEqual([{ key: 'question box', kind: 'question', id: 'box', settings: [], deletedBy: 'mine' }]);
    expect(order(form)).toBe('a b c d | box(x y) e');
    expect(order(merge(remove(base, 'box'), theirs, new Map([['question box', 'mine']])).form)).toBe('a b c d | e');
    const filled = changeQuestions(base, 'p2', (list) => [...list, question('new')]);
    expect(merge(filled, remove(base, 'p2')).collisions).toMatchObject([{ key: 'page p2', deletedBy: 'theirs' }]);
  });

  it.each(['mine', 'theirs'] as const)(
    'keeps the title that %s gave a question which the other moved into a part that is deleted',
    (writing) => {
      const written = remove(change(base, 'a', { title: { en: 'Better' } }), 'box');
      const moved = moveQuestion(base, 'a', { parent: 'box', index: 0 });
      const both = writing === 'mine' ? merge(written, moved) : merge(moved, written);
      expect(find(both.form, 'a')?.title).toEqual({ en: 'Better' });
      const gone = writing === 'mine' ? 'mine' : 'theirs';
      const chosen: Choices = new Map([['question box', gone]]);
      const { form } = writing === 'mine' ? merge(written, moved, chosen) : merge(moved, written, chosen);
      expect([find(form, 'a')?.title, find(form, 'box')]).toEqual([{ en: 'Better' }, undefined]);
    },
  );

  it('keeps what one moved out of a part that the other deleted', () => {
    const mine = moveQuestion(base, 'x', { parent: 'p1', index: 0 });
    const { form } = merge(mine, remove(base, 'p2'), new Map([['question x', 'mine']]));
    expect(order(form)).toBe('x a b c d');
  });

  it('carries a rename over to what the other wrote', () => {
    const mine = renameQuestion(base, 'a', 'age');
    const theirs = { ...change(base, 'c', { requiredWhen: 'a > 3' }) };
    const form = clean(mine, theirs);
    expect([find(form, 'c')?.requiredWhen, form.conditions[0]?.when]).toEqual(['age > 3', 'age = "1"']);
  });

  it('gives two new questions of one name a name each, with their formulas', () => {
    const mine = change(
      changeQuestions(base, 'p1', (list) => [...list, question('n2', { name: 'pain' })]),
      'a',
      { requiredWhen: 'pain = 1' },
    );
    const theirs = changeQuestions(base, 'p2', (list) => [...list, question('n1', { name: 'pain' })]);
    const form = clean(mine, theirs);
    expect([find(form, 'n1')?.name, find(form, 'n2')?.name, find(form, 'a')?.requiredWhen]).toEqual([
      'pain',
      'pain_2',
      'pain_2 = 1',
    ]);
  });

  it('merges conditions, endings, the report and the settings of the form as well', () => {
    const mine: FormDefinition = {
      ...base,
      title: { en: 'Visit', fa: 'ویزیت' },
      endings: [...(base.endings ?? []), { id: 'e2', text: 'Bye' }],
      report: { ...base.report, showScores: false },
    };
    const theirs: FormDefinition = {
      ...base,
      layout: 'single',
      conditions: [...base.conditions, { id: 'c2', kind: 'visibility', target: 'c', when: 'b = "2"' }],
      report: { ...base.report, title: { en: 'Letter' } },
    };
    expect(clean(mine, theirs)).toEqual({
      ...base,
      title: { en: 'Visit', fa: 'ویزیت' },
      layout: 'single',
      endings: mine.endings,
      conditions: theirs.conditions,
      report: { title: { en: 'Letter' }, showScores: false },
    });
  });

  it('asks about a condition as a whole, by itself', () => {
    const withWhen = (when: string): FormDefinition => ({ ...base, conditions: [{ ...base.conditions[0]!, when }] });
    expect(merge(withWhen('a = "2"'), withWhen('a = "3"')).collisions).toMatchObject([
      { key: 'condition c1', kind: 'condition', id: 'c1' },
    ]);
  });

  it('keeps the objects of what did not change', () => {
    const mine = change(base, 'a', { mandatory: true });
    const form = clean(mine, change(base, 'x', { mandatory: true }));
    expect(form.pages[0]).toBe(mine.pages[0]);
    expect(form.conditions).toBe(mine.conditions);
  });
});

/** What a person does to a form, by numbers that a test draws. */
type Act = (form: FormDefinition, who: string) => FormDefinition;

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];

const acts = fc.array(
  fc.tuple(fc.constantFrom('title', 'flag', 'add', 'remove', 'move', 'rename', 'page'), fc.nat(40), fc.nat(40)),
  { maxLength: 6 },
);

function perform(form: FormDefinition, drawn: readonly (readonly [string, number, number])[], who: string) {
  return drawn.reduce((before, [kind, one, two], step) => {
    const target = pick(allQuestions(before), one);
    const parents = [...before.pages, ...allQuestions(before).filter(({ questions }) => questions)];
    const parent = pick(parents, two)?.id;
    const act: Readonly<Record<string, Act>> = {
      title: (now) => (target ? change(now, target.id, { title: { en: `${who} ${two}` } }) : now),
      flag: (now) => (target ? change(now, target.id, { mandatory: two % 2 === 0, unit: who }) : now),
      add: (now) =>
        parent
          ? changeQuestions(now, parent, (list) =>
              list.toSpliced(two % (list.length + 1), 0, question(`${who}${step}`)),
            )
          : now,
      remove: (now) => (target ? remove(now, target.id) : now),
      move: (now) =>
        target && parent && !target.questions ? moveQuestion(now, target.id, { parent, index: two }) : now,
      rename: (now) => (target ? renameQuestion(now, target.id, `${who}_${target.id}`) : now),
      page: (now) => ({ ...now, pages: [...now.pages, page(`${who}page${step}`, [])] }),
    };
    return act[kind]!(before, who);
  }, form);
}

describe('Whatever two people do', () => {
  const both = fc.tuple(acts, acts).map(([own, others]) => ({
    mine: perform(base, own, 'm'),
    theirs: perform(base, others, 't'),
  }));
  const idsOf = (form: FormDefinition) => new Set(allQuestions(form).map(({ id }) => id));

  it('comes to the same whoever merges, where nothing collides', () => {
    fc.assert(
      fc.property(both, ({ mine, theirs }) => {
        const one = mergeForms({ base, mine, theirs });
        const other = mergeForms({ base, mine: theirs, theirs: mine });
        expect(one.collisions.map(({ key }) => key).sort()).toEqual(other.collisions.map(({ key }) => key).sort());
        if (one.collisions.length === 0) expect(sent(one.form)).toEqual(sent(other.form));
      }),
      { numRuns: 150 },
    );
  });

  it('loses no question that either added or kept, and each stands once', () => {
    fc.assert(
      fc.property(both, ({ mine, theirs }) => {
        const { form } = mergeForms({ base, mine, theirs });
        const all = allQuestions(form).map(({ id }) => id);
        expect(new Set(all).size).toBe(all.length);
        for (const [own, other] of [
          [mine, theirs],
          [theirs, mine],
        ] as const)
          for (const id of idsOf(own))
            if (!idsOf(base).has(id) || idsOf(other).has(id)) expect(all, `${id} is lost`).toContain(id);
        expect(allQuestions(form).every(({ id }) => pageOf(form, id))).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it('is what one made where the other did nothing, and the same again where both made the same', () => {
    fc.assert(
      fc.property(both, ({ mine }) => {
        expect(mergeForms({ base, mine, theirs: base })).toEqual({ form: mine, collisions: [] });
        expect(mergeForms({ base, mine: base, theirs: mine })).toEqual({ form: mine, collisions: [] });
        expect(mergeForms({ base, mine, theirs: sent(mine) }).collisions).toEqual([]);
      }),
    );
  });

  it('holds every word of both in what it has or asks', () => {
    fc.assert(
      fc.property(both, ({ mine, theirs }) => {
        const { form, collisions } = mergeForms({ base, mine, theirs });
        const asked = JSON.stringify(collisions);
        const titles = (each: FormDefinition) =>
          new Map(allQuestions(each).map(({ id, title }) => [id, (title as { en: string }).en]));
        const result = titles(form);
        for (const [own, other] of [
          [titles(mine), titles(theirs)],
          [titles(theirs), titles(mine)],
        ] as const)
          for (const [id, title] of own)
            if (title !== titles(base).get(id) && (other.has(id) || !titles(base).has(id)))
              expect(result.get(id) === title || asked.includes(`question ${id}`), `${title} of ${id}`).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
