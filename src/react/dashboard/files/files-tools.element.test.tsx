import { expect } from '@open-wc/testing';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  patientFile,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { settled } from '../../../../test/support/screens/wait.ts';

const owner = { 'category/getcategories': () => ({ items: [visitsAs('owner')], next: null }) };
const filesPath = `/form/file/complaints/-/${visits.slug}`;

describe('the list of files', () => {
  afterEach(cleanUp);

  it('shows the files of one day that is picked from the calendar, and all again', async () => {
    const portal = await openPortal(filesPath, { answers: owner });
    await portal.until('Zahra Mousavi');
    await portal.press('Day');
    await portal.press('2026-03-21');
    const last = () =>
      portal.calls.filter((call) => call.path === 'file/getfiles').at(-1)?.body as { from?: string; to?: string };
    expect(
      [new Date(last().from ?? ''), new Date(last().to ?? '')].map(
        (time) =>
          `${time.getFullYear()}-${time.getMonth() + 1}-${time.getDate()} ${time.getHours()}:${time.getMinutes()}`,
      ),
    ).to.deep.equal(['2026-3-21 0:0', '2026-3-21 23:59']);
    portal.find<HTMLElement>('.porsa-portal-chip[aria-pressed="true"]').click();
    await settled();
    expect(last().from).to.equal(undefined);
  });

  it('prints the responses of the day that is shown, and offers that for a day alone', async () => {
    const printed: unknown[] = [];
    const openReport = ({ subject }: { readonly subject: unknown }): void => void printed.push(subject);
    const portal = await openPortal(filesPath, { answers: owner, openReport });
    await portal.until('Zahra Mousavi');
    expect(portal.text()).not.to.contain('Print this day');
    await portal.press('Day');
    await portal.press('2026-03-21');
    await portal.press('Print this day’s responses');
    const [from, to] = [new Date(2026, 2, 21), new Date(new Date(2026, 2, 22).getTime() - 1)];
    expect(printed).to.deep.equal([{ category: visits.slug, from: from.toISOString(), to: to.toISOString() }]);
  });

  it('shows the bin page by page', async () => {
    const removed = (name: string, number: number) => ({
      file: patientFile(name, number),
      removedAt: '2026-11-20T08:00:00Z',
      goneAt: '2026-12-20T08:00:00Z',
    });
    const portal = await openPortal(filesPath, {
      answers: {
        ...owner,
        'file/getremovedfiles': ({ after }: { after?: string }) => ({
          total: 2,
          ...(after ? { items: [removed('Second', 2)], next: null } : { items: [removed('First', 1)], next: 'more' }),
        }),
      },
    });
    await portal.until('Zahra Mousavi');
    await portal.press('Trash');
    await portal.until('First');
    await portal.until('2 in total');
    await portal.press('Show more');
    await portal.until('Second');
    expect(portal.text()).to.contain('First');
    expect(portal.text()).not.to.contain('Show more');
  });
});

describe('two files of one person', () => {
  afterEach(cleanUp);

  it('become one with the details that were chosen where they differ', async () => {
    const [one, two] = [
      { ...patientFile('Zahra Mousavi'), patient: { name: 'Zahra Mousavi', phone: '+989120000000' } },
      {
        ...patientFile('Zahra Musavi', 2),
        patient: { name: 'Zahra Musavi', code: '0012345679', phone: '09121112233' },
      },
    ];
    const portal = await openPortal(`/form/entries/complaints/-/${visits.slug}/${one.id}`, {
      answers: {
        ...owner,
        'file/getfile': () => ({ can: visits.can, file: one, entries: [] }),
        'file/getfiles': () => ({ items: [one, two], next: null }),
        'file/mergefile': () => one,
      },
    });
    await portal.until('Zahra Mousavi');
    await portal.press('Merge with another file');
    await portal.until('Zahra Musavi');
    await portal.press('Merge');
    await portal.until('Choose which details to keep');
    const select = portal.find<HTMLSelectElement>('.porsa-portal-pair select');
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['Zahra Mousavi', 'Zahra Musavi']);
    const phones = select.closest('.porsa-portal-pair')!.querySelectorAll('select')[1]!;
    expect([...phones.options].map(({ text }) => text)).to.deep.equal(['\u200e+989120000000', '\u200e09121112233']);
    select.value = 'merged';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    await portal.press('Merge');
    portal.find<HTMLElement>('dialog[role="alertdialog"] sl-button[variant]:not([variant="default"])').click();
    await settled();
    expect(portal.calls.find((call) => call.path === 'file/mergefile')?.body).to.deep.equal({
      keep: one.id,
      merge: two.id,
      patient: { name: 'Zahra Musavi', code: '0012345679', phone: '+989120000000' },
      were: {
        keep: { patient: one.patient, entries: one.entries },
        merge: { patient: two.patient, entries: two.entries },
      },
    });
  });

  describe('that have changed since they were compared', () => {
    const one = { ...patientFile('Zahra Mousavi'), entries: 1 };
    const two = { ...patientFile('Zahra Mousavi', 2), entries: 2 };
    const missing = { success: false, code: 4040, message: '' };
    const openMerge = async (read: (id: string) => unknown, code = 4091) => {
      const listed = (id: string) => {
        const found = read(id) as { readonly id?: string };
        return found.id === id ? [found] : [];
      };
      let isTried = false;
      const now = (id: string): unknown => (isTried ? read(id) : id === one.id ? one : two);
      const portal = await openPortal(`/form/entries/complaints/-/${visits.slug}/${one.id}`, {
        answers: {
          ...owner,
          'file/getfile': ({ id }: { id: string }) => {
            const file = now(id);
            return file === missing ? missing : { can: visits.can, file, entries: [] };
          },
          'file/getfiles': () => ({ items: isTried ? [...listed(one.id), ...listed(two.id)] : [one, two], next: null }),
          'file/mergefile': () => {
            isTried = true;
            return { success: false, code, message: '' };
          },
        },
      });
      await portal.until('Zahra Mousavi');
      await portal.press('Merge with another file');
      await portal.until('Responses: 2');
      await portal.press('Merge');
      await portal.until('Merge these two files?');
      portal.find<HTMLElement>('dialog[role="alertdialog"] sl-button[variant]:not([variant="default"])').click();
      await settled();
      return portal;
    };
    const alert = (portal: Awaited<ReturnType<typeof openMerge>>) => portal.find('dialog [role="alert"]').textContent;

    it('are not merged but listed anew, with the responses that came meanwhile', async () => {
      const portal = await openMerge((id) => (id === one.id ? one : { ...two, entries: 5 }));
      await portal.until('Responses: 5');
      expect(alert(portal)).to.equal(
        'Nothing was merged. The other file has new responses. Check both files, then merge them again.',
      );
      await expectAccessible(portal);
    });

    it('are compared where their details differ now, and sent as they are seen then', async () => {
      const changed = { ...two, patient: { ...two.patient, name: 'Zahra Musavi' } };
      const portal = await openMerge((id) => (id === one.id ? one : changed));
      await portal.until('Choose which details to keep');
      expect(alert(portal)).to.include('The patient details in the other file have changed in the meantime.');
      await portal.press('Merge');
      await portal.until('Merge these two files?');
      portal.find<HTMLElement>('dialog[role="alertdialog"] sl-button[variant]:not([variant="default"])').click();
      await settled();
      const sent = portal.calls.filter((call) => call.path === 'file/mergefile').at(-1)?.body;
      expect((sent as { were: { merge: unknown } }).were.merge).to.deep.equal({ patient: changed.patient, entries: 2 });
    });

    it('leave the list where the other was erased, or became part of a third', async () => {
      const erased = await openMerge((id) => (id === one.id ? one : missing), 4040);
      await erased.until('No other files found');
      expect(alert(erased)).to.include('The other file has been deleted in the meantime');
      cleanUp();
      const merged = await openMerge((id) => (id === one.id ? one : patientFile('Third', 3)));
      await merged.until('No other files found');
      expect(alert(merged)).to.include('The other file has been merged into a third one in the meantime.');
    });

    it('close the dialog where the file itself is gone', async () => {
      const portal = await openMerge((id) => (id === one.id ? missing : two), 4040);
      await portal.until('This file has been deleted in the meantime');
      await portal.press('OK');
      await portal.until('This patient file can’t be opened.');
      expect(portal.text()).not.to.contain('Merge with another file of this patient');
    });
  });
});
