import { beforeEach, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { handlers, openClinic, refusal, type TestClinic } from '../../test/clinic.ts';
import { newId } from '../db/uuid.ts';

const store = handlers['/entry/storeentry'];
const message = { en: 'Lower is not above upper.', fa: 'فشار پایین از بالا بیشتر نیست.' };
const definition: FormDefinition = {
  schema: 1,
  title: 'Pressure',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'Pressure',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'upper', type: 'number', title: 'Upper' },
        { id: 'b', name: 'lower', type: 'number', title: 'Lower', constraint: { when: 'lower < upper', message } },
        { id: 'c', name: 'reason', type: 'text', title: 'Reason', requiredWhen: 'upper > 180' },
      ],
    },
  ],
};

describeEachDatabase('storing an entry whose questions have constraints', (database) => {
  let clinic: TestClinic;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition });
  });

  const send = (answers: Readonly<Record<string, unknown>>, language: 'en' | 'fa' = 'en') =>
    store(clinic.as('secretary', { language }), {
      id: newId(),
      category: clinic.category,
      version: 1,
      answers: answers as never,
    });

  it.each(['en', 'fa'] as const)(
    'refuses an answer that does not fulfil its own, in its own words (%s)',
    async (language) => {
      const { code, detail } = await refusal(send({ upper: 80, lower: 120 }, language));
      expect(code).toBe('brokenrule');
      expect(detail.fields).toEqual([
        expect.objectContaining({ path: 'answers.lower', rule: 'constraintsaid', message: message[language] }),
      ]);
    },
  );

  it('refuses a blank answer while one is needed', async () => {
    const { detail } = await refusal(send({ upper: 190, lower: 90 }));
    expect(detail.fields!.map(({ path, rule }) => `${path} ${rule}`)).toEqual(['answers.reason mandatory']);
    await expect(send({ upper: 170, lower: 90 })).resolves.toBeDefined();
  });
});
