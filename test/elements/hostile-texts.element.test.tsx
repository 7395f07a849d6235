import { expect } from '@open-wc/testing';
import { defineElement } from '../../src/elements/host/define-element.ts';
import { drawReport, reportWords } from '../../src/report/report-document.ts';
import type { ReportData } from '../../src/report/content/printing.ts';
import { formSpec, type PorsaFormElement } from '../../src/elements/form/spec.ts';
import type { FormDefinition, Question } from '../../src/engine/definition/types.ts';
import { fieldExamples } from '../../src/fields/registry/examples.ts';
import {
  accessAs,
  cleanUp,
  openPortal,
  patientFile,
  visits,
  visitsAs,
  type Answers,
} from '../support/screens/open-portal.tsx';
import { addReportTexts } from '../../src/report/report-texts.ts';
import { clearPage, ready } from '../support/screens/elements.ts';
import { dangersIn, hostileMarkup, poisoned } from '../support/screens/hostile-markup.ts';
import { settled, until } from '../support/screens/wait.ts';

let calls = 0;
const watched = window as unknown as { canary?: () => void };

async function nothingHappened(root: ParentNode): Promise<void> {
  await settled();
  expect(dangersIn(root)).to.deep.equal([]);
  expect(calls).to.equal(0);
  expect(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('kanary.invalid')),
  ).to.deep.equal([]);
}

/** A form holds a name once; two examples share one. */
const nameOnce = (question: Question, index: number, all: readonly Question[]): Question =>
  all.findIndex(({ name }) => name === question.name) === index
    ? question
    : { ...question, name: `${question.name}${index}` };
/** One question of each type, but those that compute from others. */
const questions = Object.values(fieldExamples)
  .map(({ question }) => ({ subtext: 'x', helptext: 'x', tooltip: 'x', ...question }))
  .map(nameOnce)
  .filter(({ formula }) => formula === undefined);

const plain: FormDefinition = {
  schema: 1,
  language: 'en',
  title: 'Form',
  conditions: [],
  pages: [{ id: 'p', text: 'p', displayTitle: 'Page', pageType: 'form', questions }],
};

describe('texts that are markup', function () {
  before(() => {
    watched.canary = () => {
      calls += 1;
    };
    defineElement(formSpec, {
      api: 'http://127.0.0.1:9',
      load: async () => (await import('../../src/elements/form/form-screen.tsx')).formScreen,
    });
  });
  beforeEach(() => {
    performance.clearResourceTimings();
    calls = 0;
  });
  after(() => {
    delete watched.canary;
  });
  afterEach(() => {
    cleanUp();
    clearPage();
  });

  it('are some sixty, and would run if anything took them for markup', async () => {
    expect(hostileMarkup.length).to.be.greaterThan(60);
    const careless = document.body.appendChild(document.createElement('div'));
    careless.append(document.createRange().createContextualFragment('<img src=x onerror="canary()">'));
    expect(dangersIn(careless)).to.have.length(1);
    await until(() => calls > 0, 'nothing ran');
    calls = 0;
  });

  for (const mode of ['fill', 'view', 'preview'] as const) {
    it(`stay texts in every field of a form: ${mode}`, async () => {
      for (let from = 0; from < hostileMarkup.length; from += 30) {
        const element = document.createElement('porsa-form') as PorsaFormElement;
        element.storage = 'memory';
        Object.assign(element, { definition: poisoned(plain, from), mode, language: from % 60 === 0 ? 'en' : 'fa' });
        document.body.append(element);
        await ready(element);
        await element.validate?.();
        await nothingHappened(element.shadowRoot!);
        clearPage();
      }
    });
  }

  it('stay texts in the answers of a form that is only read, and in those it begins with', async () => {
    for (let from = 0; from < hostileMarkup.length; from += questions.length) {
      const text = (index: number): string => hostileMarkup[(from + index) % hostileMarkup.length] ?? '';
      for (const mode of ['view', 'fill'] as const) {
        const element = document.createElement('porsa-form') as PorsaFormElement;
        element.storage = 'memory';
        const answers = Object.fromEntries(
          questions.map(({ name, multimode }, index) => [name, multimode ? [text(index)] : text(index)]),
        );
        Object.assign(element, {
          definition: plain,
          answers,
          patient: { name: text(0) },
          mode,
          language: mode === 'view' ? 'en' : 'fa',
        });
        document.body.append(element);
        await ready(element);
        await nothingHappened(element.shadowRoot!);
        clearPage();
      }
    }
  });

  it('stay texts in answers, names and notes of a report', async () => {
    addReportTexts();
    const given = Object.fromEntries(questions.map((question, index) => [question.name, hostileMarkup[index] ?? '']));
    const entry = {
      id: 'e',
      file: 'f',
      category: 'c',
      version: 1,
      page: null,
      answers: given,
      createdAt: '2026-11-20T08:30:00Z',
      createdBy: hostileMarkup[3] ?? '',
    };
    const data = {
      file: {
        id: 'f',
        category: 'c',
        patient: { name: hostileMarkup[0], address: hostileMarkup[1] },
        entries: 1,
        createdAt: '',
        updatedAt: '',
      },
      entry,
      definition: poisoned(plain),
      category: { id: 'c', slug: 'c', title: hostileMarkup[5] },
      clinic: hostileMarkup[6],
      history: [entry],
    } as unknown as ReportData;
    const page = document.implementation.createHTMLDocument();
    drawReport(page, data, reportWords('fa', 'fa'));
    await nothingHappened(page.body);
  });

  for (const path of [
    '/dashboard',
    '/form/file/complaints/-/first-visit',
    '/shared',
    '/userRoles',
    '/services',
    '/projects',
    '/admin/audit',
    `/form/entries/complaints/-/first-visit/${patientFile('x').id}`,
  ]) {
    it(`stay texts on the screens of the portal: ${path}`, async () => {
      const bad = (at: number): string => hostileMarkup[(at * 7) % hostileMarkup.length] ?? '';
      const person = {
        id: 'p',
        firstName: bad(1),
        lastName: bad(2),
        email: bad(3),
        picture: '',
        roles: [{ category: visits.id, role: 'expert', grants: visitsAs('owner').grants }],
      };
      const answers: Answers = {
        'auth/getuseraccess': () => accessAs('owner'),
        'category/getcategories': () => ({ items: [{ ...visitsAs('owner'), title: bad(4) }], next: null }),
        'file/getfiles': () => ({
          items: hostileMarkup.map((name, index) => ({
            ...patientFile(name, index),
            patient: { name, phone: bad(index), address: bad(index) },
          })),
          next: null,
        }),
        'file/findfiles': () => ({
          items: hostileMarkup.map((name, index) => ({
            file: { ...patientFile(name, index), patient: { name, phone: bad(index) } },
            form: { ...visits, title: bad(index) },
          })),
          more: false,
        }),
        'file/getfile': () => ({
          can: visits.can,
          file: {
            ...patientFile(bad(23)),
            patient: { name: bad(23), code: bad(24), phone: bad(25), address: bad(26) },
          },
          entries: [
            {
              id: 'e',
              file: patientFile('x').id,
              category: visits.id,
              version: 1,
              page: null,
              answers: {},
              createdAt: '2026-11-20T08:30:00Z',
              createdBy: bad(27),
            },
          ],
        }),
        'file/getsharedfiles': () => ({
          items: [
            {
              file: 'f',
              category: visits.id,
              categoryTitle: bad(5),
              clinicTitle: bad(6),
              name: bad(7),
              right: 'read',
              note: bad(8),
              sharedBy: bad(9),
              createdAt: '2026-11-20T09:30:00Z',
            },
          ],
          next: null,
        }),
        'user/getusers': () => ({ items: [person], next: null }),
        'user/getvirtualgroups': () => ({ items: [{ id: 'g', title: bad(10), users: 1 }], next: null }),
        'service/getservices': () => ({ items: [{ id: 's', slug: 's', title: bad(11), projects: 1 }], next: null }),
        'project/getprojects': () => ({
          items: [{ id: 'j', slug: 'j', title: bad(12), service: 's', headline: 'complaints', categories: 1 }],
          next: null,
        }),
        'app/getnotices': () => ({
          items: [
            {
              id: 'n',
              kind: 'shared',
              by: bad(13),
              file: null,
              category: bad(14),
              createdAt: '2026-11-20T09:30:00Z',
              read: false,
            },
          ],
          next: null,
          unread: 1,
        }),
        'app/getmenu': () => [{ id: 'm', title: bad(15), type: 'item', url: 'javascript:canary()' }],
        'admin/getaudit': () => ({
          items: [
            {
              id: '1-1',
              at: '2026-11-20T09:30:00Z',
              person: { id: 'p', name: bad(16), clinic: bad(17) },
              role: bad(18),
              action: bad(19),
              result: 'done',
              category: { id: 'c', title: bad(20) },
              file: bad(21),
              entry: null,
              listed: false,
              address: bad(22),
            },
          ],
          next: null,
        }),
      };
      const portal = await openPortal(path, { answers });
      await nothingHappened(portal.host.shadowRoot!);
    });
  }
});
