import { expect } from '@open-wc/testing';
import {
  cleanUp,
  expectAccessible,
  openPortal,
  visits,
  visitsAs,
} from '../../../../test/support/screens/open-portal.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import type { CallBody } from '../../../api/contract/contract.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';
import type { ReadRecordsFile, RecordsFile } from './types.ts';

const definition: FormDefinition = {
  schema: 1,
  title: 'Visit',
  language: 'en',
  conditions: [{ id: 'c', kind: 'notify', when: 'weight > 300', to: [] } as never],
  pages: [
    {
      id: 'p',
      text: 'Visit',
      pageType: 'form',
      questions: [{ id: 'w', name: 'weight', type: 'number', title: 'Weight' }],
    },
  ],
};
const file: RecordsFile = {
  field: 'record_id',
  records: [
    { key: '1', event: 'baseline', answers: { weight: 70 } },
    { key: '1', event: 'month 3', answers: { weight: 71 } },
    { key: '2', answers: { weight: 900 } },
    { key: '3', answers: { weight: 60 } },
  ],
  unread: [{ kind: 'cell', header: 'sex', cell: '7', row: 3, rows: 12 }],
};
type Body = CallBody<'/entry/importentries'>;

/** What the server says: the second record has too large a weight, and the third was imported before. */
const outcomes = ({ records, check }: Body) => ({
  outcomes: records.map(({ key }) =>
    key === '2'
      ? {
          outcome: 'refused',
          reason: 'brokenrule',
          fields: [{ path: 'answers.weight', rule: 'outofrange', message: 'At most 400.' }],
        }
      : { outcome: key === '3' ? 'known' : check ? 'acceptable' : 'stored' },
  ),
});

interface Opened {
  readonly importing?: (body: Body) => unknown;
  readonly readRecords?: ReadRecordsFile;
  readonly role?: 'owner' | 'secretary';
}

async function open({ importing = outcomes, readRecords = async () => file, role = 'owner' }: Opened = {}) {
  const portal = await openPortal(`/form/file/complaints/-/${visits.slug}`, {
    readRecords,
    answers: {
      'category/getcategories': () => ({ items: [visitsAs(role)], next: null }),
      'category/getform': () => ({ id: visits.id, slug: visits.slug, version: 2, definition, role, settings: {} }),
      'entry/importentries': importing,
    },
  });
  await portal.until('Zahra Mousavi');
  const sent = () => portal.calls.filter(({ path }) => path === 'entry/importentries').map(({ body }) => body as Body);
  const choose = async (text = 'record_id,weight'): Promise<void> => {
    await portal.press('Import records');
    await portal.until('Choose file');
    const given = new DataTransfer();
    given.items.add(new File([text], 'records.csv'));
    const input = portal.find<HTMLInputElement>('dialog input[type=file]');
    input.files = given.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return { ...portal, sent, choose };
}

describe('importing records', () => {
  afterEach(cleanUp);

  it('says that a page must be reloaded whose code for reading files does not come', async () => {
    const portal = await open({ readRecords: () => Promise.reject(new TypeError('Failed to fetch')) });
    await portal.choose();
    await portal.until('Reload the page to continue');
    expect(portal.text()).to.contain('Choose file');
    expect(portal.sent()).to.deep.equal([]);
  });

  it('shows what a file holds, stores what is accepted once somebody says so, and says what the server has stored', async () => {
    const portal = await open();
    await portal.choose();
    await portal.until('Import 2 responses');
    for (const text of [
      'record_id',
      'Imported before',
      'At most 400.',
      '(12 times, first in row 3)',
      'notify colleagues',
    ])
      expect(portal.text()).to.contain(text);
    expect(portal.sent().map(({ check, records }) => [check, records.length])).to.deep.equal([[true, 4]]);
    await expectAccessible(portal, 'dialog[open]');
    await portal.press('Import 2 responses');
    await portal.until('2 responses were imported.');
    expect(portal.sent().at(-1)).to.deep.equal({ category: visits.id, version: 2, records: file.records.slice(0, 2) });
    expect(portal.text()).to.contain('Not accepted: 1 record');
    const before = portal.calls.filter(({ path }) => path === 'file/getfiles').length;
    await portal.press('Close');
    await until(
      () => portal.calls.filter(({ path }) => path === 'file/getfiles').length > before,
      'the files are listed anew',
    );
  });

  it('waits for a server that is not reached, and goes on where it was', async () => {
    let tries = 0;
    const portal = await open({
      importing: (body) => {
        tries += body.check ? 0 : 1;
        return tries === 1 ? { success: false, code: 5002, message: '' } : outcomes(body);
      },
    });
    await portal.choose();
    await portal.press('Import 2 responses');
    await portal.until('The server can’t be reached.');
    await portal.until('2 responses were imported.');
    expect(tries).to.equal(2);
  });

  it('says what it does not know where the session ends half way', async () => {
    const portal = await open({
      importing: (body) => (body.check ? outcomes(body) : { success: false, code: 4030, message: '' }),
    });
    await portal.choose();
    await portal.press('Import 2 responses');
    await portal.until('0 responses were imported.');
    expect(portal.text()).to.contain('Not sent, or not confirmed');
    expect(portal.text()).to.contain('import the same file again');
  });

  it('refuses a file of another project, one without records, and one that is not UTF-8', async () => {
    const other = await open({ readRecords: async () => ({ expected: 'study_id', found: 'id' }) });
    await other.choose();
    await other.until('The first column must be');
    await other.press('Cancel');
    cleanUp();
    const empty = await open({ readRecords: async () => ({ ...file, records: [] }) });
    await empty.choose();
    await empty.until('The file contains no records.');
    const given = new DataTransfer();
    given.items.add(new File([new Uint8Array([0xff, 0xfe, 0xc1])], 'records.csv'));
    const input = empty.find<HTMLInputElement>('dialog input[type=file]');
    input.files = given.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await empty.until('The file is not in UTF-8.');
    expect(empty.sent()).to.deep.equal([]);
  });

  it('is offered to those who administer the form', async () => {
    const portal = await open({ role: 'secretary' });
    expect(portal.text()).not.to.contain('Import records');
  });
});
