import { expect } from '@open-wc/testing';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  person,
  visits,
  visitsAs,
  type Answers,
} from '../../../../test/support/screens/open-portal.tsx';
import { dispatch } from '../../../store/session.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';

const own = patientFile('Sara');
const service = { id: '0190a000-0000-7000-8000-0000000000b1', slug: 'heart', title: { en: 'Heart' }, projects: 0 };
const project = {
  id: visits.project,
  slug: 'care',
  title: { en: 'Care' },
  service: service.id,
  serviceTitle: 'Heart',
  headline: 'complaints',
  categories: 1,
};
const colleague = (id: string, firstName: string) => ({
  id,
  firstName,
  lastName: '',
  picture: '',
  email: `${id}@clinic.test`,
  roles: [],
});
const [ann, ben] = [colleague('ann', 'Ann'), colleague('ben', 'Ben')];
const hook = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  url: 'https://his.clinic.test/porsa',
  events: ['entry.stored'],
  active: true,
  withAnswers: false,
  createdAt: '2026-11-20T08:00:00Z',
  format: 'standard',
  previousUntil: null,
  forms: [{ id: visits.id, slug: visits.slug, title: visits.title }],
  otherForms: 0,
};
const patient = {
  id: own.id,
  patient: { name: 'Sara', code: '0012345679' },
  files: 1,
  entries: 1,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
};
const paged = (items: readonly object[]) => ({ items, next: null, total: items.length });

interface Told {
  readonly path: string;
  readonly call: string;
  readonly inAdminMode?: boolean;
  /** Leads to the dialog. */
  readonly press: readonly string[];
  readonly type: readonly [label: string, text: string];
  /** What the list holds before and after somebody else has changed it. */
  answers(isTheirs: boolean): Answers;
  readonly shown: readonly string[];
  readonly hidden: string;
  readonly was: readonly [object, object];
}

/** Everything that two people may have open at once. */
const things: Readonly<Record<string, Told>> = {
  'the name of a service': {
    path: '/serviceDetail',
    call: 'service/storeservice',
    inAdminMode: true,
    press: ['Rename'],
    type: ['Title in English', 'Hearts'],
    answers: (isTheirs) => ({
      'service/getservices': () => paged([isTheirs ? { ...service, title: { en: 'Cardiology' } } : service]),
    }),
    shown: ['Title in English Cardiology'],
    hidden: 'heart',
    was: [
      { title: { en: 'Heart' }, slug: 'heart' },
      { title: { en: 'Cardiology' }, slug: 'heart' },
    ],
  },
  'the name of a project': {
    path: '/admin/forms/projects/complaints/-',
    call: 'project/storeproject',
    press: ['Rename'],
    type: ['Title in English', 'Careful'],
    answers: (isTheirs) => ({
      'service/getservices': () => paged([service]),
      'project/getprojects': () =>
        paged([isTheirs ? { ...project, title: { en: 'Cure', fa: 'درمان' }, slug: 'cure' } : project]),
    }),
    shown: ['Title in English Cure', 'Title in Persian درمان', 'cure'],
    hidden: 'Careful',
    was: [
      { title: { en: 'Care' }, slug: 'care' },
      { title: { en: 'Cure', fa: 'درمان' }, slug: 'cure' },
    ],
  },
  'the name of a form': {
    path: '/admin/forms/categories/complaints/-/-',
    call: 'category/storecategory',
    press: ['Rename'],
    type: ['Title in English', 'Visits'],
    answers: (isTheirs) => ({
      'category/getcategories': () => paged([{ ...visitsAs('owner'), slug: isTheirs ? 'visit-1' : visits.slug }]),
    }),
    shown: ['Short name for URLs visit-1'],
    hidden: 'Title in English',
    was: [
      { title: visits.title, slug: visits.slug },
      { title: visits.title, slug: 'visit-1' },
    ],
  },
  'a group of colleagues': {
    path: '/userRoles',
    call: 'user/storeVirtualgroup',
    press: ['Edit Ward'],
    type: ['Name', 'Ward 2'],
    answers: (isTheirs) => ({
      'user/getusers': () => paged([]),
      'user/getinvitedusers': () => paged([]),
      'user/getconnectedusers': () => paged([ann, ben]),
      'user/getvirtualgroups': () => [{ id: 'g', title: 'Ward', users: isTheirs ? 2 : 1 }],
      'user/getvirtualgroupusers': () => (isTheirs ? [ben, ann] : [ann]),
    }),
    shown: ['Colleagues Ann, Ben'],
    hidden: 'Ward',
    was: [
      { title: 'Ward', users: ['ann'] },
      { title: 'Ward', users: ['ben', 'ann'] },
    ],
  },
  'a webhook': {
    path: '/admin/forms/categories/complaints/-/-',
    call: 'category/storewebhook',
    press: ['Webhooks', `Edit ${hook.url}`],
    type: ['Endpoint URL', 'https://his.clinic.test/new'],
    answers: (isTheirs) => ({
      'category/getcategories': () => paged([visitsAs('owner')]),
      'category/getdeliveries': () => paged([]),
      'category/getwebhooks': () => [
        isTheirs ? { ...hook, events: ['entry.stored', 'file.shared'], active: false, withAnswers: true } : hook,
      ],
    }),
    shown: ['Events Response saved · File shared', 'Include answers Yes', 'Sends events No'],
    hidden: 'Endpoint URL',
    was: [
      { url: hook.url, events: ['entry.stored'], active: true, withAnswers: false, forms: [visits.id] },
      { url: hook.url, events: ['entry.stored', 'file.shared'], active: false, withAnswers: true, forms: [visits.id] },
    ],
  },
  'the details of a patient': {
    path: `/patient/${patient.id}`,
    call: 'patient/storepatient',
    press: ['Edit'],
    type: ['Name', 'Sara Test'],
    answers: (isTheirs) => ({
      'patient/findduplicates': () => ({ items: [], codeTaken: false, oddCode: false }),
      'patient/getpatient': () => ({
        patient: isTheirs ? { ...patient, patient: { name: 'Sara Azad', city: 'Shiraz' } } : patient,
        can: { change: true, merge: false, remove: false },
        files: [],
        entries: [],
        more: false,
      }),
    }),
    shown: ['Name Sara Azad', 'National ID number None', 'City Shiraz'],
    hidden: 'Phone',
    was: [patient.patient, { name: 'Sara Azad', city: 'Shiraz' }],
  },
};

/** Into the field of the open dialog that has this label. */
function typeInto(root: ShadowRoot, label: string, text: string): void {
  const input = [...root.querySelectorAll<HTMLInputElement>('dialog[open] input')].find((one) =>
    one.labels?.[0]?.textContent.startsWith(label),
  );
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input?.dispatchEvent(new Event('input', { bubbles: true }));
}

describe('Somebody who saves what another has changed meanwhile', () => {
  afterEach(cleanUp);

  for (const [name, thing] of Object.entries(things))
    it(`sees what the other has stored, keeps what was typed, and saves once that was seen: ${name}`, async () => {
      const sent: { readonly was?: unknown }[] = [];
      const live: Answers = Object.fromEntries(
        Object.keys(thing.answers(false)).map((path) => [
          path,
          (body: never) => thing.answers(sent.length > 0)[path]!(body),
        ]),
      );
      const portal = await openPortal(thing.path, {
        answers: {
          'auth/getuseraccess': () => accessAs('owner', 'admin'),
          'auth/veryifypassword': () => ({ ...person, access: 'admin' }),
          ...live,
          [thing.call]: (body: { readonly was?: unknown }) => {
            sent.push(body);
            return sent.length === 1 ? { success: false, code: 4091, message: '' } : {};
          },
        },
      });
      if (thing.inAdminMode) dispatch({ type: 'TOGGLE_USER_MODE' });
      for (const press of thing.press) await portal.press(press);
      await until(() => portal.host.shadowRoot!.querySelector('dialog[open] form'), 'the dialog');
      typeInto(portal.host.shadowRoot!, ...thing.type);
      await settled();
      await portal.press('Save');
      await portal.until('Someone saved this before you.');
      const shown = () =>
        portal.host.shadowRoot!.querySelector('dialog[open] .porsa-kit-help ul')?.textContent.replace(/\s+/g, ' ') ??
        '';
      await until(() => shown() !== '', 'what the other has stored');
      for (const words of thing.shown) expect(shown()).to.contain(words);
      expect(shown()).not.to.contain(thing.hidden);
      const typed = [...portal.host.shadowRoot!.querySelectorAll<HTMLInputElement>('dialog[open] input')];
      expect(typed.map(({ value }) => value)).to.include(thing.type[1]);
      await expectAccessible(portal, 'dialog[open]');
      await portal.press('Save');
      await until(() => sent.length === 2, 'it is sent once more');
      expect(sent.map(({ was }) => was)).to.deep.equal(thing.was);
    });

  it('finds the page as the other has left it, where they cancel', async () => {
    const { path, answers, call } = things['the details of a patient']!;
    let isTheirs = false;
    const portal = await openPortal(path, {
      answers: {
        'auth/getuseraccess': () => accessAs('owner', 'admin'),
        'patient/findduplicates': () => ({ items: [], codeTaken: false, oddCode: false }),
        'patient/getpatient': (body: never) => answers(isTheirs)['patient/getpatient']!(body),
        [call]: () => {
          isTheirs = true;
          return { success: false, code: 4091, message: '' };
        },
      },
    });
    await portal.press('Edit');
    await until(() => portal.host.shadowRoot!.querySelector('dialog[open] form'), 'the dialog');
    typeInto(portal.host.shadowRoot!, 'Name', 'Sara Test');
    await settled();
    await portal.press('Save');
    await portal.until('Someone saved this before you.');
    await portal.press('Cancel');
    await until(() => portal.host.shadowRoot!.querySelector('dialog[open]') === null, 'the dialog is closed');
    await portal.until('Sara Azad');
  });
});
