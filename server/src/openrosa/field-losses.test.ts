import { beforeEach, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { ServerError } from '../errors/server-error.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Home visit',
  language: 'en',
  opening: { purpose: 'What was found at home' },
  pages: [
    {
      id: 'p',
      text: 'Visit',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'age', type: 'number', title: 'Age', mandatory: true, min: 1, max: 120 },
        { id: 'b', name: 'email', type: 'text', title: { en: 'Email', fa: 'ایمیل' }, format: 'email' },
        {
          id: 'c',
          name: 'sex',
          type: 'select',
          title: 'Sex',
          options: [{ text: 'Female', value: 'f' }],
          allowother: true,
        },
        { id: 'd', name: 'old', type: 'text', title: 'Since when?' },
        { id: 'e', name: 'twice', type: 'calculated', title: 'Twice', formula: 'age * 2', min: 0, max: 240 },
        { id: 'f', name: 'phone', type: 'text', title: 'Phone', format: 'phone' },
      ],
    },
  ],
  conditions: [{ id: 'v', kind: 'visibility', target: 'd', when: 'LOWER("A") = "a"' }],
};

describeEachDatabase('what a form does otherwise in field apps', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition });
  });
  const lossesOf = (role: 'expert' | 'secretary', by: 'owner' | 'secretary' | 'expert' | 'newuser' = 'owner') =>
    handlers['/category/getfieldlosses'](clinic.as(by), { category: clinic.slug, role });

  it('is said with the questions that it concerns, what changes answers first', async () => {
    expect(await lossesOf('expert')).toEqual({
      listed: true,
      losses: [
        { kind: 'condition', questions: ['Since when?'], count: 1 },
        { kind: 'ownanswer', questions: ['Sex'], count: 1 },
        { kind: 'checks', questions: [{ en: 'Email', fa: 'ایمیل' }, 'Phone'], count: 2 },
        { kind: 'opening', questions: [], count: 0 },
        { kind: 'bands', questions: ['Twice'], count: 1 },
      ],
    });
  });

  it('is that of the published version, and of the questions that the role sees', async () => {
    const [page] = definition.pages;
    const questions = page!.questions.map((question) =>
      question.name === 'sex' ? { ...question, showforsecretary: false } : question,
    );
    const changed = { ...definition, pages: [{ ...page!, questions }] };
    await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      definition: changed,
      rev: 1,
    });
    const kindsFor = async (role: 'expert' | 'secretary') => (await lossesOf(role)).losses.map(({ kind }) => kind);
    expect(await kindsFor('secretary')).toContain('ownanswer');
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: 2 });
    expect(await kindsFor('secretary')).not.toContain('ownanswer');
    expect(await kindsFor('expert')).toContain('ownanswer');
  });

  it('is not said of a form that takes no responses, as no device lists it', async () => {
    const settings = { withdrawn: true };
    await handlers['/category/storecategory'](clinic.as('owner'), { id: clinic.category, settings });
    expect(await lossesOf('expert')).toEqual({ listed: false, losses: [] });
  });

  it('is said to nobody who may not administer the form', async () => {
    for (const by of ['secretary', 'expert', 'newuser'] as const)
      await expect(lossesOf('expert', by)).rejects.toThrow(new ServerError('forbidden'));
  });
});
