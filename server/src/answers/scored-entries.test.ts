import { beforeEach, expect, it } from 'vitest';
import { handlers, openClinic, visit, type TestClinic } from '../../test/clinic.ts';
import { describeEachDatabase } from '../../test/databases.ts';
import { visitForm } from '../../test/visit-form.ts';

const bands = [{ text: 'Low' }, { from: 25, text: 'High', severity: 'warning' as const }];
const scored = {
  ...visitForm,
  pages: visitForm.pages.map((page) => ({
    ...page,
    questions: page.questions.map((question) => (question.name === 'bmi' ? { ...question, bands } : question)),
  })),
};

describeEachDatabase('the responses of a file', (database) => {
  let clinic: TestClinic;
  let file: string;
  beforeEach(async () => {
    await database.clear();
    clinic = await openClinic(database.db, { definition: scored });
    const secretary = clinic.as('secretary');
    ({ file } = await handlers['/entry/storeentry'](secretary, visit(clinic.category, { weight: 80 })));
    for (const weight of [120, 112]) {
      secretary.clock.advance(1000);
      await handlers['/entry/storeentry'](secretary, { ...visit(clinic.category, { weight }), file });
    }
  });

  const scores = (entries: readonly { readonly scores?: readonly object[] }[]) =>
    entries.map((entry) => entry.scores?.[0]);
  const newest = [
    { name: 'bmi', value: 28, change: -2, band: { text: 'High', severity: 'warning' } },
    { name: 'bmi', value: 30, change: 10, band: { text: 'High', severity: 'warning' } },
    { name: 'bmi', value: 20, band: { text: 'Low' } },
  ];

  it('say their score, its band, and what has changed since the one before', async () => {
    const { entries } = await handlers['/file/getfile'](clinic.as('expert'), { id: file });
    expect(scores(entries)).toMatchObject(newest);
    expect(scores(entries)[2]).not.toHaveProperty('change');
  });

  it('say so at the end of a page too, and nothing in the list of a whole form', async () => {
    const page = await handlers['/entry/getentries'](clinic.as('expert'), { file, limit: 2 });
    expect(scores(page.items)).toMatchObject(newest.slice(0, 2));
    const whole = await handlers['/entry/getentries'](clinic.as('owner'), { category: clinic.category });
    expect(scores(whole.items)).toEqual([undefined, undefined, undefined]);
  });

  it('show no score of a page to whom the form does not show the page', async () => {
    const inner = {
      id: 'q-inner',
      name: 'inner',
      type: 'calculated' as const,
      title: 'Inner',
      formula: 'weight',
      bands,
    };
    const pages = scored.pages.map((page) =>
      page.roles === undefined ? page : { ...page, questions: [...page.questions, inner] },
    );
    await handlers['/category/storedraft'](clinic.as('owner'), {
      category: clinic.category,
      rev: 1,
      definition: { ...scored, pages },
    });
    await handlers['/category/publish'](clinic.as('owner'), { category: clinic.category, rev: 2 });
    const own = await handlers['/entry/storeentry'](clinic.as('newuser'), { ...visit(clinic.category), version: 2 });
    const seen = async (person: 'newuser' | 'secretary') =>
      (await handlers['/file/getfile'](clinic.as(person), { id: own.file })).entries[0]?.scores?.map(
        ({ name }) => name,
      );
    expect(await seen('secretary')).toEqual(['bmi', 'inner']);
    expect(await seen('newuser')).toEqual(['bmi']);
  });
});
