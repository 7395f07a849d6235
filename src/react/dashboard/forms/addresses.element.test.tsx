import { expect } from '@open-wc/testing';
import { accessAs, cleanUp, openPortal, patientFile, visits } from '../../../../test/support/screens/open-portal.tsx';
import { entriesPath, measuring } from '../../../../test/support/screens/portal-answers.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import type { DesignerViewProps, FormViewProps, PortalScreens } from '../context/types.ts';

const screens = (replaced: Partial<PortalScreens>): PortalScreens => ({
  FormView: () => null,
  DayPicker: () => null,
  DesignerView: () => null,
  ShareView: () => null,
  ProposalView: () => null,
  ...replaced,
});
const reading = { 'auth/getuseraccess': () => accessAs('secretary') };
const form = '/form/page/complaints/-/first-visit';

describe('the address of a form', () => {
  afterEach(cleanUp);

  async function openForm(path: string, files: readonly unknown[], opened?: unknown) {
    let given: FormViewProps | undefined;
    const portal = await openPortal(path, {
      answers: {
        ...reading,
        'file/getfiles': () => ({ items: files, next: null, total: files.length }),
        ...(opened !== undefined && { 'file/getfile': () => opened }),
      },
      screens: screens({
        FormView: (props) => {
          given = props;
          return <p>{'form'}</p>;
        },
      }),
    });
    await until(() => given, 'the form is shown');
    return { portal, given: () => given! };
  }

  it('leads to the file of the patient whose code it names', async () => {
    const zahra = patientFile('Zahra Mousavi');
    const { portal, given } = await openForm(`${form}/-/-/0012345679`, [zahra]);
    await until(() => given().file === zahra.id, 'the file is opened');
    expect(portal.visited.at(-1)).to.equal(`${form}/${zahra.id}/-/0012345679`);
  });

  it('of a file says whose it is beside the form, by name or by what there is, and not in the window’s title', async () => {
    for (const [patient, shown] of [
      [{ name: 'Zahra Mousavi', code: '0012345679' }, 'Zahra Mousavi'],
      [{ code: '0012345679' }, '0012345679'],
      [{ phone: '+989121112233' }, '\u200e+989121112233'],
    ] as const) {
      const file = { ...patientFile('Zahra Mousavi'), patient };
      const { portal } = await openForm(`${form}/${file.id}/-/-`, [], { file, entries: [], can: visits.can });
      await portal.until(shown);
      expect(portal.find('.porsa-portal-titles > p').textContent).to.equal(shown);
      expect(document.title).not.to.contain('Zahra');
      cleanUp();
    }
  });

  it('begins a file of that name and code where there is none, in Persian digits too', async () => {
    const { given } = await openForm(`${form}/-/Omid%20Rad/۰۰۱۲۳۴۵۶۷۹/p2`, [patientFile('Zahra Mousavi'), {}].slice(2));
    expect(given()).to.deep.include({ page: 'p2', patient: { name: 'Omid Rad', code: '0012345679' } });
    expect(given().file).to.equal(undefined);
  });

  it('names nobody where it says nothing, or no code', async () => {
    const { portal, given } = await openForm(`${form}/-/-/123`, []);
    expect(given().patient).to.equal(undefined);
    expect(portal.calls.map(({ path }) => path)).not.to.contain('file/getfiles');
  });
});

describe('a response that starts from the last one', () => {
  afterEach(cleanUp);

  it('begins with what the file’s last response says, once the person asks for that', async () => {
    const given: FormViewProps[] = [];
    const asked: string[][] = [];
    const portal = await openPortal(entriesPath, {
      answers: measuring,
      screens: screens({
        FormView: (props) => {
          given.push(props);
          return <p>{'form'}</p>;
        },
        copyAnswers: async (_client, category, file) => {
          asked.push([category, file]);
          return { success: true, data: { systolic: 128 } };
        },
      }),
    });
    const form = `/form/page/complaints/-/first-visit/${entriesPath.split('/').at(-1)}/-/-`;
    await portal.press('Start from the last response');
    await until(() => given.at(-1)?.mode === 'fill', 'the form is shown');
    expect(portal.visited.at(-1)).to.equal(form);
    expect(asked).to.deep.equal([['first-visit', entriesPath.split('/').at(-1)]]);
    expect(given.at(-1)?.answers).to.deep.equal({ systolic: 128 });
    given.length = 0;
    await portal.go(form);
    await until(() => given.at(-1)?.mode === 'fill', 'the form is shown');
    expect(given.at(-1)?.answers).to.equal(undefined);
  });

  it('says so where the last response cannot be read, and tries again', async () => {
    let refuses = true;
    const file = entriesPath.split('/').at(-1) ?? '';
    const portal = await openPortal(`/form/page/complaints/-/first-visit/${file}/-/-?from=last`, {
      screens: screens({
        FormView: ({ answers }) => <p>{`form ${JSON.stringify(answers)}`}</p>,
        copyAnswers: async () =>
          refuses ? { success: false, code: 5002, message: '' } : { success: true, data: { systolic: 1 } },
      }),
    });
    await portal.until('Can’t reach the server');
    expect(portal.text()).not.to.contain('form {');
    refuses = false;
    await portal.press('Try again');
    await portal.until('form {"systolic":1}');
  });
});

describe('the address of the designer', () => {
  afterEach(cleanUp);

  async function openDesigner(path: string) {
    let given: DesignerViewProps | undefined;
    let drawn = 0;
    const portal = await openPortal(path, {
      answers: { 'auth/getuseraccess': () => accessAs('owner') },
      screens: screens({
        DesignerView: (props) => {
          given = props;
          drawn += 1;
          return <p>{'designer'}</p>;
        },
      }),
    });
    await until(() => given, 'the designer is shown');
    return { portal, given: () => given!, drawn: () => drawn };
  }

  it('opens the page and the question that it names', async () => {
    const { given } = await openDesigner('/admin/forms/question/first-visit/p2/form/expert?question=q4');
    expect(given()).to.include({ section: 'question', page: 'p2', question: 'q4', previewas: 'expert' });
  });

  it('follows what is selected, within the same designer and without a step back for each', async () => {
    const { portal, given } = await openDesigner('/admin/forms/pages/complaints/-/first-visit/secretary/all');
    await portal.until('First visit');
    given().onSelect({ section: 'question', page: 'p2', pageType: 'form', question: 'q4' });
    await until(() => given().question === 'q4', 'the designer is told');
    expect(portal.visited.at(-1)).to.equal('/admin/forms/question/first-visit/p2/form/secretary');
    given().onSelect({ section: 'report' });
    await until(() => given().section === 'report', 'the designer is told');
    expect(portal.visited.at(-1)).to.equal(`/admin/forms/reportdesign/complaints/${visits.project}/first-visit`);
    await portal.press('Back');
    expect(portal.visited.at(-1)).to.equal('/dashboard');
  });
});

describe('other addresses', () => {
  afterEach(cleanUp);

  it('of a service that is not named lead to the list of services', async () => {
    const portal = await openPortal('/serviceDetail');
    await until(() => portal.visited.at(-1) === '/services', 'the list is shown');
  });

  it('of a member’s forms ask for those alone', async () => {
    const person = '0190a000-0000-7000-8000-000000000077';
    const portal = await openPortal(`/admin/forms/categories/complaints/-/${person}`, {
      answers: { 'auth/getuseraccess': () => accessAs(undefined, 'admin') },
    });
    await portal.until('First visit');
    expect(
      portal.calls.filter(({ path }) => path === 'category/getcategories').map(({ body }) => body),
    ).to.deep.include({
      headline: 'complaints',
      user: person,
      project: undefined,
      search: undefined,
      after: undefined,
      limit: 60,
    });
  });
});
