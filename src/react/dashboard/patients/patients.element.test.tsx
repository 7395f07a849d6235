import { expect } from '@open-wc/testing';
import type { PatientEntry, PatientItem } from '../../../api/contract/patients/patient.ts';
import {
  accessAs,
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
} from '../../../../test/support/screens/open-portal.tsx';
import { keptRecords } from '../../../../test/support/screens/kept-records.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import { localToday } from '../../ui/language/moment.ts';
import { yearsOf } from '../files/years.ts';

const patient = (number: number, name: string, more: Partial<PatientItem> = {}): PatientItem => ({
  id: `0190b000-0000-7000-8000-00000000000${number}`,
  patient: { name, code: '0012345679', phone: '+989121112233' },
  files: 2,
  entries: 3,
  createdAt: '2026-11-01T08:00:00Z',
  updatedAt: '2026-11-20T09:00:00Z',
  ...more,
});
const sara = patient(1, 'Sara Test');

/** The page of a patient, whose details stand beside those of the first other who may be the same. */
async function openComparison(
  answers: NonNullable<Parameters<typeof openPortal>[1]>['answers'],
): ReturnType<typeof openPortal> {
  const portal = await openPortal(page, { answers });
  await portal.until('Timeline');
  portal.find<HTMLElement>('.porsa-portal-patient-actions sl-menu-item').click();
  await portal.until('Find the other patient');
  await portal.press('Choose');
  return portal;
}
const list = (items: readonly PatientItem[], more: object = {}) => ({
  items,
  next: null,
  total: items.length,
  canStore: true,
  ...more,
});

const page = `/patient/${sara.id}`;
const entry = (id: string, day: string, value: number): PatientEntry => ({
  id: `0190b000-0000-7000-8000-0000000001${id}`,
  file: patientFile('Sara Test').id,
  createdAt: `${day}T08:00:00Z`,
  createdBy: 'Nasrin Kazemi',
  scores: [{ name: 'total', title: 'Total', value, band: { text: 'Severe', severity: 'danger' } }],
});
const found = {
  patient: sara,
  can: { change: true, merge: true, remove: false },
  files: [
    {
      file: patientFile('Sara Test'),
      form: { slug: visits.slug, title: visits.title, headline: visits.headline, project: visits.project },
      can: visits.can,
      shares: 2,
    },
  ],
  entries: [entry('02', '2026-11-20', 9), entry('01', '2026-11-10', 21)],
  more: false,
};

describe('a patient', () => {
  afterEach(cleanUp);

  it('say where a search met the beginnings of words alone, here and among the files of a form', async () => {
    const note = 'Only words that start with this text were searched';
    const begun = { byBeginning: true };
    const portal = await openPortal('/patients?search=Sara', {
      answers: {
        'patient/getpatients': () => list([sara], begun),
        'file/getfiles': () => ({ items: [patientFile('Sara Test')], next: null, total: 1, ...begun }),
      },
    });
    await portal.until(note);
    await portal.go(`/form/file/${visits.headline}/${visits.project}/${visits.slug}`);
    await portal.until('1 file');
    expect(portal.text()).to.contain(note);
  });

  it('without files is deleted once the question is answered with yes', async () => {
    let removed = 0;
    const none = { ...found, can: { ...found.can, remove: true }, files: [], entries: [] };
    const portal = await openPortal(page, {
      answers: {
        'patient/getpatient': () => none,
        'patient/getpatients': () => list([]),
        'patient/removepatient': () => {
          removed += 1;
          return {};
        },
      },
    });
    await portal.until('No form has been filled in');
    await portal.press('Delete patient');
    await portal.until('Delete this patient?');
    await expectAccessible(portal, 'dialog');
    await portal.press('Cancel');
    expect(removed).to.equal(0);
    await portal.press('Delete patient');
    await portal.press('Delete');
    await portal.until('No patients yet');
    expect([removed, portal.visited.at(-1)]).to.deep.equal([1, '/patients']);
  });

  it('lists the files by their last response, not by when its details were changed', async () => {
    const [under] = found.files;
    const of = (id: string, title: string) => ({
      ...under!,
      file: { ...under!.file, id },
      form: { ...under!.form, title: { en: title } },
    });
    const files = [of('a', 'Oldest'), of('b', 'Newest'), of('c', 'Middle'), of('d', 'Never filled in')];
    const last = (id: string, file: string, day: string) => ({ ...entry(id, day, 9), file });
    const entries = [last('03', 'b', '2026-11-20'), last('02', 'c', '2026-11-15'), last('01', 'a', '2026-11-10')];
    const portal = await openPortal(page, { answers: { 'patient/getpatient': () => ({ ...found, files, entries }) } });
    await portal.until('Never filled in');
    const shown = [...portal.host.shadowRoot!.querySelectorAll('.porsa-portal-patient-form a')];
    expect(shown.map(({ textContent }) => textContent)).to.deep.equal([
      'Newest',
      'Middle',
      'Oldest',
      'Never filled in',
    ]);
  });

  it('with files offers no deletion, and shows with whom each file is shared', async () => {
    const share = {
      id: sara.id,
      to: { kind: 'user', id: sara.id, title: 'Omid Rad' },
      right: 'read',
      note: 'Second opinion',
      sharedBy: 'Nasrin Kazemi',
      createdAt: '2026-11-20T08:00:00Z',
      expiresAt: null,
    };
    const portal = await openPortal(page, {
      answers: { 'patient/getpatient': () => found, 'file/getsharing': () => [share] },
    });
    await portal.press('Shared with 2 recipients: First visit');
    await portal.until('Can view · by Nasrin Kazemi');
    await portal.until('Second opinion');
    expect(portal.text()).to.include('Omid Rad');
    expect(portal.text()).not.to.include('Delete patient');
  });
});

describe('the patients of a clinic', () => {
  afterEach(cleanUp);

  it('are listed with how many there are, searched and sorted by the address', async () => {
    const asked: object[] = [];
    const answers = {
      'patient/getpatients': (query: object) => {
        asked.push(query);
        return list([sara, patient(2, 'Reza Test')], { next: 'on', total: 26 });
      },
    };
    const portal = await openPortal('/patients?q=test&sort=name', { answers });
    await portal.until('26 patients');
    expect(asked.at(-1)).to.include({ search: 'test', sort: 'name' });
    await portal.press('Next');
    await until(() => asked.length === 2);
    expect(asked.at(-1)).to.include({ search: 'test', after: 'on' });
    await portal.press('Previous');
    await until(() => asked.length === 3);
    expect(asked.at(-1)).to.include({ search: 'test', sort: 'name', after: undefined });
    await expectAccessible(portal);
  });

  it('without a national ID number are listed by themselves, and the address keeps that', async () => {
    const asked: { readonly withoutCode?: boolean; readonly after?: string }[] = [];
    const nameless = patient(3, '', { patient: {} });
    const answers = {
      'patient/getpatients': (query: (typeof asked)[number]) => {
        asked.push(query);
        return query.withoutCode ? list([nameless]) : list([sara, nameless], { next: 'on' });
      },
    };
    const portal = await openPortal('/patients', { answers });
    await portal.press('Next');
    await portal.press('No national ID number');
    await portal.until('1 patient');
    expect(asked.at(-1)).to.include({ withoutCode: true, after: undefined });
    expect(portal.find('.porsa-portal-chip').getAttribute('aria-pressed')).to.equal('true');
    await expectAccessible(portal);
    await portal.press('No national ID number');
    await portal.until('Sara Test');
    cleanUp();
    const none = await openPortal('/patients?code=none', { answers: { 'patient/getpatients': () => list([]) } });
    await none.until('All patients have a national ID number');
    expect(none.text()).to.include('Sort by');
  });

  it('say why there is none, and what can be done', async () => {
    const none = (more: object = {}) => ({ answers: { 'patient/getpatients': () => list([], more) } });
    const portal = await openPortal('/patients', none());
    await portal.until('No patients yet');
    expect(portal.text()).to.include('New patient').and.not.include('Sort by');
    cleanUp();
    const searched = await openPortal('/patients?q=nobody', none({ canStore: false }));
    await searched.until('No patient found for “nobody”');
    expect(searched.text()).to.include('Sort by').and.not.include('New patient');
  });

  it('can be asked for again where the list does not come', async () => {
    let tries = 0;
    const answers = {
      'patient/getpatients': () =>
        (tries += 1) === 1 ? { success: false, code: 5002, message: 'offline' } : list([sara]),
    };
    const portal = await openPortal('/patients', { answers });
    await portal.until('Try again');
    await portal.press('Try again');
    await portal.until('Sara Test');
  });

  it('come by themselves once there is a connection again', async () => {
    let isAway = true;
    const portal = await openPortal('/patients', {
      answers: {
        'patient/getpatients': () => (isAway ? { success: false, code: 5002, message: '' } : list([sara])),
      },
    });
    await portal.until('Can’t reach the server');
    isAway = false;
    dispatchEvent(new Event('online'));
    await portal.until('Sara Test');
  });

  it('can be entered on a device that keeps them, though the list does not come', async () => {
    const away = {
      answers: {
        'auth/getuseraccess': () => accessAs('secretary'),
        'patient/getpatients': () => ({ success: false, code: 5002, message: '' }),
      },
    };
    const keeping = await openPortal('/patients?q=sara', { ...away, records: keptRecords() });
    await keeping.until('Can’t reach the server');
    await keeping.press('New patient');
    await until(() => keeping.host.shadowRoot?.querySelector('dialog[open] input'), 'a patient can be entered');
    cleanUp();
    const shared = await openPortal('/patients?q=sara', away);
    await shared.until('Can’t reach the server');
    expect(shared.text()).not.to.include('New patient');
  });

  it('are added once nobody is like them', async () => {
    const answers = {
      'patient/getpatients': () => list([]),
      'patient/findduplicates': () => ({ items: [], codeTaken: false, oddCode: false }),
      'patient/storepatient': () => sara,
      'patient/getpatient': () => found,
    };
    const portal = await openPortal('/patients', { answers });
    await portal.until('No patients yet');
    await portal.press('New patient');
    portal.type('Name', 'Sara Test');
    portal.type('Age', '۴۱');
    await portal.press('Add patient');
    await portal.until('Timeline');
    const stored = portal.calls.find(({ path }) => path === 'patient/storepatient');
    expect(stored?.body).to.deep.include({ patient: { name: 'Sara Test', age: 41 } });
    expect(portal.visited.at(-1)).to.equal(page);
  });

  it('are compared with those who may be the same before they are added, and what was typed stays', async () => {
    const answers = {
      'patient/getpatients': () => list([]),
      'patient/findduplicates': () => ({ items: [{ patient: sara, alike: 'phone' }], codeTaken: false, oddCode: true }),
      'patient/storepatient': () => ({ success: false, code: 5002, message: 'offline' }),
      'patient/getpatient': () => found,
    };
    const portal = await openPortal('/patients', { answers });
    await portal.until('No patients yet');
    await portal.press('New patient');
    portal.type('Name', 'Sarah');
    portal.type('Phone', '09121112233');
    await portal.press('Add patient');
    await portal.until('Same phone number');
    expect(portal.text()).to.include('The check digit of the national ID number doesn’t fit');
    expect(portal.calls.some(({ path }) => path === 'patient/storepatient')).to.equal(false);
    await expectAccessible(portal);
    await portal.press('Create anyway');
    await portal.until('Can’t reach the server. ');
    const alike = portal.find('dialog .porsa-portal-rows').getBoundingClientRect();
    const refusal = [...portal.find('dialog').querySelectorAll('[role="alert"]')].at(-1)?.getBoundingClientRect();
    expect(refusal!.top - alike!.bottom, 'the refusal stands apart from the list').to.be.at.least(8);
    await portal.press('Back');
    expect(portal.find<HTMLInputElement>('dialog input').value).to.equal('Sarah');
    await portal.press('Add patient');
    await portal.until('Same phone number');
    await portal.press('Use this one');
    await portal.until('Timeline');
    expect(portal.visited.at(-1)).to.equal(page);
  });

  it('are not added twice under one number, seen or unseen', async () => {
    let isSeen = true;
    const answers = {
      'patient/getpatients': () => list([]),
      'patient/findduplicates': () => ({
        items: isSeen ? [{ patient: sara, alike: 'code' }] : [],
        codeTaken: !isSeen,
        oddCode: false,
      }),
    };
    const portal = await openPortal('/patients', { answers });
    await portal.until('No patients yet');
    await portal.press('New patient');
    portal.type('National ID number', '0012345679');
    await portal.press('Add patient');
    await portal.until('already exists');
    expect(portal.text()).to.include('Open patient').and.not.to.include('Create anyway');
    await portal.press('Back');
    isSeen = false;
    await portal.press('Add patient');
    await portal.until('in a form you have no access to');
    expect(portal.text()).not.to.include('Create anyway');
  });
});

describe('a patient', () => {
  afterEach(cleanUp);

  it('is shown with forms, last scores, trends and one line of time', async () => {
    const portal = await openPortal(page, { answers: { 'patient/getpatient': () => found } });
    await portal.until('Timeline');
    const startOf = (element: Element | null | undefined) => element?.getBoundingClientRect().left;
    const timeline = portal.find('.porsa-portal-timeline');
    expect(startOf(timeline.querySelector('h3'))).to.equal(startOf(timeline.closest('section')?.querySelector('h2')));
    expect(portal.find('.porsa-portal-patient-forms').textContent)
      .to.include('First visit')
      .and.include('9Severe')
      .and.include('Shared with 2 recipients');
    expect(portal.find('.porsa-portal-timeline').textContent).to.include('By Nasrin Kazemi');
    expect(portal.find('svg[role="img"]').getAttribute('aria-label')).to.include('Total · First visit: 2 values');
    await expectAccessible(portal);
  });

  it('says of trends and timeline alike that they hold the latest responses alone', async () => {
    const portal = await openPortal(page, { answers: { 'patient/getpatient': () => ({ ...found, more: true }) } });
    await portal.until('Timeline');
    const sections = [...portal.host.shadowRoot!.querySelectorAll('main section')];
    const notes = sections.filter((section) => section.textContent.includes('Only the latest 2 responses'));
    expect(notes.map((section) => section.querySelector('h2')?.textContent)).to.deep.equal(['Trends', 'Timeline']);
  });

  it('gets a form filled without being typed again', async () => {
    const answers = {
      'patient/getpatient': () => ({ ...found, files: [], entries: [] }),
      'patient/openfile': () => patientFile('Sara Test'),
    };
    const portal = await openPortal(page, { answers });
    await portal.until('No form has been filled in for this patient yet');
    await portal.press('Fill in a form');
    await portal.until('Search for a form');
    await portal.press('Fill in: First visit');
    await until(() => portal.visited.at(-1)?.startsWith('/form/page/') === true);
    expect(portal.visited.at(-1)).to.include(patientFile('Sara Test').id);
    const forms = portal.calls.find(({ path, body }) => path === 'category/getcategories' && 'can' in (body as object));
    expect(forms?.body, 'forms that cannot be filled take no place in the list').to.deep.include({
      can: 'write',
      published: true,
    });
    const opened = portal.calls.find(({ path }) => path === 'patient/openfile');
    expect(opened?.body).to.deep.include({ patient: sara.id, category: visits.id });
  });

  it('is merged with another once both have been compared and the question is answered', async () => {
    const other = patient(2, 'Sarah Test', { patient: { name: 'Sarah Test', city: 'Shiraz' } });
    const answers = {
      'patient/getpatient': () => found,
      'patient/getpatients': () => list([sara, other]),
      'patient/mergepatients': () => sara,
    };
    const portal = await openComparison(answers);
    await portal.until('Which details are correct?');
    await expectAccessible(portal);
    portal.find<HTMLInputElement>('fieldset input[name="name"]:not(:checked)').click();
    await portal.press('Merge');
    await portal.until('Merge these two patients?');
    expect(portal.calls.some(({ path }) => path === 'patient/mergepatients')).to.equal(false);
    const confirm = [
      ...(portal.host.shadowRoot?.querySelectorAll<HTMLElement>('[role="alertdialog"] sl-button') ?? []),
    ];
    confirm.find((button) => button.textContent === 'Merge')?.click();
    await portal.until('Patients merged.');
    const merged = portal.calls.find(({ path }) => path === 'patient/mergepatients');
    expect(merged?.body).to.deep.equal({
      keep: sara.id,
      merge: other.id,
      were: { keep: sara.patient, merge: other.patient },
      patient: { name: 'Sarah Test', code: '0012345679', phone: '+989121112233', city: 'Shiraz' },
    });
  });

  it('keeps no age beside the birthdate that the other patient had', async () => {
    const aged = { ...sara, patient: { name: 'Sara Test', age: 76, ageOn: '2026-08-03' } };
    const born = { name: 'Sara Test', birthdate: '2007-11-08' };
    const other = patient(2, 'Sara Test', { patient: { ...born, age: 18, ageOn: '2026-08-03' } });
    const answers = {
      'patient/getpatient': () => ({ ...found, patient: aged }),
      'patient/getpatients': () => list([aged, other]),
      'patient/mergepatients': () => sara,
    };
    const portal = await openComparison(answers);
    await portal.until('76 (on 3 August 2026)');
    const details = [...portal.host.shadowRoot!.querySelectorAll('fieldset')];
    const ages = details.find(({ textContent }) => textContent.startsWith('Age'));
    expect(ages?.textContent).to.equal(`Age76 (on 3 August 2026)${yearsOf(other.patient, localToday())}`);
    expect(ages?.querySelector('input'), 'there is nothing to choose').to.equal(null);
    await portal.press('Merge');
    await portal.until('Merge these two patients?');
    portal.find<HTMLElement>('[role="alertdialog"] sl-button[variant="primary"]').click();
    await portal.until('Patients merged.');
    const merged = portal.calls.find(({ path }) => path === 'patient/mergepatients');
    expect(merged?.body).to.deep.include({ patient: born });
  });

  it('is compared anew where somebody has changed or merged one of the two meanwhile', async () => {
    const other = patient(2, 'Sarah Test', { patient: { name: 'Sarah Test', city: 'Shiraz' } });
    let meanwhile = patient(2, 'Sarah Test', { patient: { name: 'Sarah Test', city: 'Tabriz' } });
    const answers = {
      'patient/getpatient': ({ id }: { id: string }) =>
        id === sara.id ? found : { ...found, patient: meanwhile, files: [], entries: [] },
      'patient/getpatients': () => list([sara, other]),
      'patient/mergepatients': () => ({ success: false, code: 4091, message: '' }),
    };
    const portal = await openComparison(answers);
    const refused = async (why: string): Promise<void> => {
      await portal.until('Which details are correct?');
      await portal.press('Merge');
      await portal.until('Merge these two patients?');
      [...portal.host.shadowRoot!.querySelectorAll<HTMLElement>('[role="alertdialog"] sl-button')].at(-1)!.click();
      await portal.until(`Nothing was merged. The other patient${why}`);
    };
    await refused('’s details have changed in the meantime. Check both patients');
    await portal.until('Tabriz');
    meanwhile = patient(7, 'Third');
    await refused(' has been merged with a third one in the meantime.');
    await portal.until('Find the other patient');
  });

  it('without a national ID number is matched with who is probably the same person', async () => {
    const unmatched = patient(3, 'Sara T.', { patient: { name: 'Sara T.', phone: '+989121112233' } });
    const answers = {
      'patient/getpatient': () => ({ ...found, patient: unmatched }),
      'patient/getpatients': () => list([unmatched, sara, patient(4, 'Reza Test')]),
      'patient/findduplicates': () => ({
        items: [{ patient: sara, alike: 'phone' }],
        codeTaken: false,
        oddCode: false,
      }),
    };
    const portal = await openPortal(`/patient/${unmatched.id}`, { answers });
    await portal.until('No national ID number');
    await portal.press('Match with a patient');
    await portal.until('Same phone number');
    const listed = [...portal.host.shadowRoot!.querySelectorAll('dialog li')];
    expect(listed.map((row) => row.querySelector('bdi')?.textContent)).to.deep.equal(['Sara Test', 'Reza Test']);
    await expectAccessible(portal);
    await portal.press('Use this one');
    await portal.until('Which details are correct?');
    expect(portal.find('dialog').textContent).to.include('0012345679');
    cleanUp();
    const matched = await openPortal(page, { answers: { 'patient/getpatient': () => found } });
    await matched.until('Timeline');
    expect(matched.text()).not.to.include('Match with a patient');
  });

  it('offers nothing that the person may not do', async () => {
    const answers = { 'patient/getpatient': () => ({ ...found, can: { change: false, merge: false } }) };
    const portal = await openPortal(page, { answers });
    await portal.until('Timeline');
    expect(portal.text()).not.to.include('Edit');
    expect(portal.host.shadowRoot?.querySelector('.porsa-portal-patient-actions sl-dropdown')).to.equal(null);
  });

  it('is read in the dark too', async () => {
    const portal = await openPortal(page, { theme: 'dark', answers: { 'patient/getpatient': () => found } });
    await portal.until('Timeline');
    await expectAccessible(portal);
    await portal.press('Edit');
    await portal.until('Edit details');
    await expectAccessible(portal);
  });

  it('stands from right to left in Persian', async () => {
    const portal = await openPortal(page, { language: 'fa', answers: { 'patient/getpatient': () => found } });
    await portal.until('خط زمان');
    expect(portal.text()).to.include('۰۰۱۲۳۴۵۶۷۹');
    await expectAccessible(portal);
  });
});
