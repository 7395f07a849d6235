import { expect } from '@open-wc/testing';
import { violationsIn } from '../../../../../test/support/screens/accessible.ts';
import { cleanUp, openPortal, patientFile, visits } from '../../../../../test/support/screens/open-portal.tsx';

const file = patientFile('Zahra Mousavi');
const entry = {
  id: '0197a0c0-0000-7000-8000-00000000e001',
  file: file.id,
  category: file.category,
  version: 1,
  page: null,
  answers: { called: 'Mina' },
  createdAt: '2026-03-20T08:00:00.000Z',
  createdBy: null,
};
const called = {
  id: 'q1',
  name: 'called',
  type: 'text',
  title: { en: 'Your name', fa: 'نام شما' },
  patientField: 'name',
};
const report = {
  file,
  entry,
  definition: {
    schema: 1,
    title: 'Visit',
    language: 'en',
    conditions: [],
    pages: [{ id: 'one', text: 'One', pageType: 'form', questions: [called] }],
  },
  history: [entry],
  category: { id: file.category, slug: 'first-visit', title: 'Visit' },
  clinic: 'Clinic',
};

const answers = { 'file/getfile': () => ({ can: visits.can, file: { ...file, entries: 1 }, entries: [entry] }) };

const openWith = (more: object) =>
  openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
    answers: { ...answers, 'report/getreport': () => ({ ...report, ...more }) },
  });

describe('a response that differs from the details of its patient', () => {
  afterEach(cleanUp);

  it('is shown with the questions that do', async () => {
    const portal = await openWith({ differs: [{ detail: 'name', question: 'called' }] });
    await portal.until('Differs from the patient’s details now');
    const notice = portal.find('.porsa-portal-differing');
    expect([...notice.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(['Your name']);
    expect(await violationsIn(notice)).to.deep.equal([]);
  });

  it('is shown alone where nothing differs', async () => {
    const portal = await openWith({});
    await portal.until('form  view');
    expect(portal.text()).not.to.contain('Differs from');
  });
});

describe('the newest response of a file', () => {
  afterEach(cleanUp);

  const asked = (portal: Awaited<ReturnType<typeof openWith>>) =>
    portal.calls.filter(({ path }) => path === 'report/getreport').map(({ body }) => body);

  it('is asked for without its name', async () => {
    const portal = await openWith({});
    await portal.until('form  view');
    expect(asked(portal)).to.deep.equal([{ file: file.id }]);
  });

  it('is asked for by its name where it was stored after the report was written', async () => {
    const portal = await openPortal(`/form/entries/complaints/-/first-visit/${file.id}`, {
      answers: {
        ...answers,
        'report/getreport': (body: { readonly entry?: string }) =>
          body.entry === entry.id ? report : { ...report, entry: null, history: [] },
      },
    });
    await portal.until('form  view');
    expect(asked(portal)).to.deep.equal([{ file: file.id }, { file: file.id, entry: entry.id }]);
  });
});
