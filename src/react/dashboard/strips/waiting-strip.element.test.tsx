import { expect } from '@open-wc/testing';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  person,
  visits,
} from '../../../../test/support/screens/open-portal.tsx';
import { keptRecords } from '../../../../test/support/screens/kept-records.ts';
import { until } from '../../../../test/support/screens/wait.ts';
import type { OutboxItem } from '../../../api/outbox/outbox.ts';
import { untried, type WaitingFile, type WaitingPatient } from '../../../api/records/record.ts';
import { $shownSince } from '../../../store/reach.ts';

const patient: WaitingPatient = {
  kind: 'patient',
  id: '0190a000-0000-7000-8000-0000000000f1',
  by: person.id,
  patient: { name: 'Peyman Rad' },
  progress: untried,
};
const file: WaitingFile = {
  kind: 'file',
  id: '0190a000-0000-7000-8000-0000000000f2',
  by: person.id,
  patient: patient.id,
  details: { name: 'Peyman Rad' },
  form: { id: visits.id, slug: visits.slug, title: visits.title, headline: 'complaints', project: visits.project },
  progress: untried,
};
const response: OutboxItem = {
  state: 'waiting',
  by: person.id,
  attempts: 0,
  nextAt: 0,
  code: 5002,
  entry: { id: '0190a000-0000-7000-8000-0000000000f3', category: visits.slug, file: file.id, version: 1, answers: {} },
};

/** What is kept on the device, of a portal that has been away from its server since just now. */
async function openAway(path: string, records: readonly (WaitingPatient | WaitingFile)[], sent?: () => void) {
  const portal = await openPortal(path, {
    outbox: {
      list: () => Promise.resolve([response]),
      subscribe: () => () => undefined,
      sendNow: () => Promise.resolve(sent?.()),
      takeBack: () => Promise.resolve('gone'),
    },
    records: keptRecords(records),
    answers: {
      'file/getfile': () => ({ file: { ...patientFile('Peyman Rad'), id: file.id }, entries: [], can: visits.can }),
    },
  });
  await until(() => portal.host.shadowRoot?.querySelector('.porsa-portal-strips'), 'the strips are there');
  $shownSince.set(new Date().toISOString());
  return portal;
}

const stripsOf = (portal: Awaited<ReturnType<typeof openPortal>>): readonly string[] =>
  [...(portal.host.shadowRoot?.querySelectorAll<HTMLElement>('.porsa-portal-strip') ?? [])].map(
    ({ dataset }) => dataset['kind'] ?? '',
  );

describe('what waits on this device', () => {
  afterEach(() => {
    $shownSince.set(undefined);
    cleanUp();
  });

  it('is said once: patients, files and responses together, sent by one button', async () => {
    let sent = 0;
    const portal = await openAway('/services', [patient, file], () => (sent += 1));
    await portal.until('2 new patients and files are kept on this device');
    await portal.until('1 response is waiting to be sent');
    await until(() => stripsOf(portal).length === 2, 'one strip says how old the screen is, one what waits');
    expect(stripsOf(portal)).to.deep.equal(['away', 'waiting']);
    await expectAccessible(portal, '.porsa-portal-strips');
    expect(portal.host.shadowRoot?.querySelectorAll('.porsa-portal-strip li').length).to.equal(3);
    await portal.press('Send now');
    expect(sent).to.equal(1);
  });

  it('stands first where the server has refused some of it', async () => {
    const refused = { state: 'refused', code: 4090, message: '' } as const;
    const portal = await openAway('/services', [{ ...patient, progress: refused }, file]);
    await portal.until('The server did not accept 1 new patient or file');
    expect(portal.text()).not.to.contain('waiting to be sent');
  });

  it('is said by the file itself where its screen is shown, and by nothing above it', async () => {
    const path = `/form/entries/complaints/${visits.project}/${visits.slug}/${file.id}`;
    const portal = await openAway(path, [patient, file]);
    await portal.until('This file is kept on this device');
    await until(() => stripsOf(portal).length === 1, 'nothing else says it, nor how old the screen is');
    expect(portal.find('main .porsa-portal-strip').getAttribute('aria-label')).to.contain('This file');
    expect(portal.find('.porsa-portal-strips').textContent).to.equal('');
  });
});
