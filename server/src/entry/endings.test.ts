import { beforeEach, expect, it } from 'vitest';
import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import { handlers, openClinic, refusal, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';

const store = handlers['/entry/storeentry'];

const definition: FormDefinition = {
  schema: 1,
  title: 'Mood',
  language: 'en',
  conditions: [],
  pages: [
    {
      id: 'p',
      text: 'p',
      pageType: 'form',
      questions: [
        { id: 'a', name: 'low', type: 'number', title: 'Low days' },
        {
          id: 'b',
          name: 'score',
          type: 'calculated',
          title: 'Score',
          formula: 'low * 3',
          showforuser: false,
          showforsecretary: false,
        },
      ],
    },
  ],
  endings: [
    { id: 'thanks', title: 'Thank you' },
    {
      id: 'urgent',
      when: 'score >= 9',
      severity: 'danger',
      title: 'Call us today',
      links: [{ text: 'Call', href: 'tel:115' }],
    },
  ],
};

describeEachDatabase('the endings of an entry', (database) => {
  let clinic: TestClinic;
  const open = (form: FormDefinition) =>
    openClinic(database.db, { definition: form, settings: { allowPublicScores: true } });
  beforeEach(async () => {
    await database.clear();
  });

  it('hang on scores that the patient does not see, too, also when the entry is sent again', async () => {
    clinic = await open(definition);
    const sent = { ...visit(clinic.category), answers: { low: 4 } };
    const reply = await store(clinic.as('visitor'), sent);
    expect(reply).toMatchObject({ computed: {}, endings: ['urgent', 'thanks'] });
    expect(await store(clinic.as('visitor'), sent)).toEqual(reply);
    expect(await store(clinic.as('visitor'), { ...visit(clinic.category), answers: { low: 1 } })).toMatchObject({
      endings: ['thanks'],
    });
  });

  it('are not asked of a form that has none under a condition', async () => {
    clinic = await open({ ...definition, endings: [{ id: 'thanks', title: 'Thank you' }] });
    expect(await store(clinic.as('visitor'), { ...visit(clinic.category), answers: { low: 4 } })).not.toHaveProperty(
      'endings',
    );
  });

  it('that lead where no form may lead keep the form from being published', async () => {
    clinic = await open(definition);
    const owner = clinic.as('owner');
    const bad: FormDefinition = {
      ...definition,
      endings: [
        { id: 'a', title: 'x', links: [{ text: 'x', href: 'javascript:alert(1)' }], redirect: '//evil.example' },
      ],
    };
    const { problems } = await handlers['/category/storedraft'](owner, {
      category: clinic.category,
      rev: 1,
      definition: bad,
    });
    expect(problems.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'endings[0].redirect badredirect',
      'endings[0].links[0].href badlink',
    ]);
    expect((await refusal(handlers['/category/publish'](owner, { category: clinic.category, rev: 2 }))).code).toBe(
      'brokendefinition',
    );
  });
});
