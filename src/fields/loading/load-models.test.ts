import { describe, expect, test } from 'vitest';
import { commonFunctions } from '../../engine/functions/function-table.ts';
import type { FormDefinition, Question, QuestionType } from '../../engine/definition/types.ts';
import { createLoadingEngine, type CapabilityLoader } from '../form/loading-engine.ts';
import { fieldModels } from '../models/models.ts';
import { lightModels } from './light-models.ts';
import { loadModels } from './load-models.ts';

const freshEngine = (load: CapabilityLoader = loadModels) =>
  createLoadingEngine(
    {
      models: lightModels,
      functions: commonFunctions,
      sentences:
        () =>
        ({ rule }) =>
          rule,
    },
    [load],
  );

const formWith = (...questions: readonly Question[]): FormDefinition => ({
  schema: 1,
  title: 'A form',
  language: 'en',
  conditions: [],
  pages: [{ id: 'p', text: 'p', pageType: 'form', questions }],
});
const question = (type: QuestionType): Question => ({ id: type, name: type, type, title: type });
const record: Question = { ...question('text'), format: { pattern: '[A-Z]{2}\\d{4}' } };

const rare = Object.values(fieldModels)
  .filter(({ type }) => !(type in lightModels))
  .map(({ type }) => type);

describe.each(rare)('a form that asks for %s', (type) => {
  test('is not made before its rules are loaded, and is made with them from then on', async () => {
    const engine = freshEngine();
    const definition = formWith(question(type));
    expect(() => engine.createForm(definition)).toThrow('pages[0].questions[0].type');
    await engine.prepare(definition);
    expect(engine.createForm(definition).get(type)).toBeUndefined();
    expect(engine.capabilities.models[type]).toBe(fieldModels[type]);
  });
});

test('no text in a format is accepted before the code of formats is loaded, and is from then on', async () => {
  const engine = freshEngine();
  const definition = formWith(record);
  expect(() => engine.createForm(definition).set('text', 'AB1234')).toThrow('not loaded');
  await engine.prepare(definition);
  const form = engine.createForm(definition);
  form.set('text', 'AB1234');
  expect(form.state('text').problem).toBeUndefined();
  form.set('text', 'AB12345');
  expect(form.state('text').problem?.rule).toBe('pattern');
});

test('a form without rare questions loads nothing', async () => {
  const engine = freshEngine();
  const before = engine.capabilities;
  await engine.prepare(formWith(question('text'), question('number'), question('checkbox')));
  expect(engine.capabilities).toBe(before);
});

test('what is loaded for one form stays for the next', async () => {
  const engine = freshEngine();
  await engine.prepare(formWith(question('date')));
  await engine.prepare(formWith(question('rating')));
  const before = engine.capabilities;
  await engine.prepare(formWith(question('date'), question('rating')));
  expect(engine.capabilities).toBe(before);
  expect(engine.capabilities.models).toMatchObject({ date: fieldModels.date, rating: fieldModels.rating });
});

test('rules that did not come are asked for again', async () => {
  let tries = 0;
  const engine = freshEngine(async (definition, known) => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return loadModels(definition, known);
  });
  const definition = formWith(question('cascadeview'));
  await expect(engine.prepare(definition)).rejects.toThrow('offline');
  await engine.prepare(definition);
  expect(engine.capabilities.models.cascadeview).toBe(fieldModels.cascadeview);
});
