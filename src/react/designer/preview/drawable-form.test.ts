import { describe, expect, it } from 'vitest';
import type { FormDefinition, Question } from '../../../engine/definition/types.ts';
import { checkDefinition } from '../../../published/engine.ts';
import { allQuestions } from '../definition/tree.ts';
import { drawableForm } from './drawable-form.ts';

const question = (name: string, type: Question['type'] = 'text', more: Partial<Question> = {}): Question => ({
  id: name,
  name,
  type,
  title: name,
  ...more,
});
const form = (questions: readonly Question[], more: Partial<FormDefinition> = {}): FormDefinition => ({
  schema: 1,
  title: 'Drawable',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
  ...more,
});
const draw = (definition: FormDefinition) => {
  const { definition: drawn, left } = drawableForm(definition, checkDefinition(definition), (rest) =>
    checkDefinition(rest),
  );
  return {
    drawn: drawn && allQuestions(drawn).map(({ name }) => name),
    left: left.map(({ place, isWhole }) => `${'id' in place ? place.id : place.kind} ${isWhole ? 'whole' : place.key}`),
    definition: drawn,
  };
};

describe('A form with problems', () => {
  it('is drawn without a rule that is wrong; the question stays', () => {
    const { drawn, left, definition } = draw(
      form([question('age', 'number', { requiredWhen: '1 +', min: 3 }), question('b')]),
    );
    expect([drawn, left]).toEqual([['age', 'b'], ['age requiredWhen']]);
    expect(definition?.pages[0]?.questions[0]).toMatchObject({ min: 3, requiredWhen: undefined });
  });

  it('is drawn without a question that cannot be asked, and without what spoke of it', () => {
    const { drawn, left } = draw(
      form([
        question('a'),
        question('sum', 'calculated', { formula: '1 +' }),
        question('twice', 'calculated', { formula: 'sum * 2' }),
        question('b', 'text', { constraint: { when: 'twice > 2', message: 'No' } }),
      ]),
    );
    expect(drawn).toEqual(['a', 'b']);
    expect(left).toEqual(['sum whole', 'twice whole', 'b constraint.when']);
  });

  it('shows what a broken condition would have hidden, and says so at the question', () => {
    const conditions = [{ id: 'c', kind: 'visibility' as const, target: 'b', when: 'nobody = 1' }];
    expect(draw(form([question('a'), question('b')], { conditions }))).toMatchObject({
      drawn: ['a', 'b'],
      left: ['b visibility'],
    });
  });

  it('is drawn without a broken ending, report or question within a container', () => {
    const { drawn, left } = draw(
      form(
        [question('box', 'container', { questions: [question('in'), question('bad', 'select', { options: [] })] })],
        {
          endings: [{ id: 'e', text: 'Bye', when: 'nobody' }],
          report: { blocks: [{ id: 'r', kind: 'chart', question: 'nobody' }] },
        },
      ),
    );
    expect(drawn).toEqual(['box', 'in']);
    expect([...left].sort()).toEqual(['bad whole', 'e whole', 'report whole']);
  });

  it('is drawn without a question that is wrong still once its setting is gone', () => {
    const definition = form([question('a', 'text', { unit: 'kg' }), question('b')]);
    // A rule of a later release, say, that no setting satisfies.
    const check = ({ pages }: FormDefinition) =>
      pages[0]!.questions.flatMap(({ name }, index) =>
        name === 'a' ? [{ path: `pages[0].questions[${index}].unit`, rule: 'strange', message: '' }] : [],
      );
    const { definition: drawn, left } = drawableForm(definition, check(definition), check);
    expect(drawn?.pages[0]?.questions.map(({ name }) => name)).toEqual(['b']);
    expect(left.map(({ isWhole }) => isWhole)).toEqual([false, true]);
  });

  it('is not drawn where nothing of it is left', () => {
    expect(draw({ ...form([]), pages: [] }).drawn).toBeUndefined();
  });

  it('is left as it is where only words are missing', () => {
    const definition = form([question('a', 'text', { title: '' })]);
    expect(draw(definition).definition).toBe(definition);
  });
});
