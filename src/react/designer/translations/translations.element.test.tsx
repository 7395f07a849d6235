import { expect } from '@open-wc/testing';
import {
  button,
  cleanUp,
  click,
  form,
  latest,
  one,
  open,
  shadow,
  write,
} from '../../../../test/support/screens/open-designer.tsx';
import { keptFile } from '../../../../test/support/screens/kept-file.ts';
import { settled, until } from '../../../../test/support/screens/wait.ts';
import { spreadsheets } from '../../../interchange/xlsform/spreadsheets.ts';
import type { FormDefinition } from '../../../engine/definition/types.ts';

const half: FormDefinition = { ...form, title: { en: 'Visit' } };

async function translations(definition = half): Promise<void> {
  await open({ definition, spreadsheets: async () => spreadsheets });
  await click(button('More actions'));
  await click(
    [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) =>
      textContent.includes('Translations'),
    )!,
  );
  await until(() => shadow.querySelector('.porsa-d-translations'), 'the translations are shown');
}

const lines = (): readonly HTMLTableRowElement[] => [
  ...shadow.querySelectorAll<HTMLTableRowElement>('dialog tbody tr'),
];
const cell = (words: string, language: 'en' | 'fa'): HTMLTextAreaElement =>
  lines()
    .find((line) => [...line.querySelectorAll('textarea')].some(({ value }) => value === words))!
    .querySelector(`textarea[lang=${language}]`)!;
const counts = (): string => one('.porsa-d-translations-counts').textContent ?? '';

async function upload(content: BlobPart, name = 'translations.csv'): Promise<void> {
  const chosen = new DataTransfer();
  chosen.items.add(new File([content], name));
  const input = one<HTMLInputElement>('.porsa-d-translations-files input');
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
}

describe('The translations of a form', () => {
  afterEach(cleanUp);

  it('stand beside each other and are written where they are missing', async () => {
    await translations();
    expect(counts()).to.include('Persian: 4 missing');
    await write(cell('Visit', 'fa'), 'مراجعه');
    expect(latest.title).to.deep.equal({ en: 'Visit', fa: 'مراجعه' });
    expect(counts()).to.include('Persian: 3 missing');
    await click(button('Close'));
    await click(button('Undo'));
    expect(latest.title).to.deep.equal({ en: 'Visit' });
  });

  it('can be those alone that are missing; a line stays while it is filled in', async () => {
    await translations();
    const all = lines().length;
    await click(one('.porsa-d-translations-only input'));
    expect(lines().length).to.equal(4);
    expect(all).to.be.greaterThan(4);
    await write(cell('Visit', 'fa'), 'م');
    expect(lines().length).to.equal(4);
    await write(one('dialog [type=search]'), 'zebra');
    expect(one('dialog .porsa-kit-help:not([role])').textContent).to.include('No text matches');
  });

  it('come back from a translator’s file', async () => {
    await translations();
    await upload('path,en,fa\r\ntitle,Visit,مراجعه\r\ntitle,Unheard,نه\r\n');
    await until(() => one('dialog [role=status]').textContent?.includes('1 text updated'));
    expect(one('dialog [role=status]').textContent).to.include('1 line doesn’t match');
    expect(latest.title).to.deep.equal({ en: 'Visit', fa: 'مراجعه' });
    await upload('name;value\na;b');
    await until(() => one('dialog [role=status]').textContent?.includes('no columns named'));
  });

  it('go to a translator as an Excel file and come back', async () => {
    await translations();
    const { file, name } = await keptFile(() => click(button('Download Excel')));
    expect(name).to.equal('form-translations.xlsx');
    const [head, ...lines] = spreadsheets.readRows(file);
    expect(head).to.deep.equal(['path', 'en', 'fa']);
    const filled = lines.map(([path = '', en = '', fa = '']) => [path, en, path === 'title' ? '=مراجعه' : fa]);
    await upload(spreadsheets.writeRows('translations', [head!, ...filled]), 'translations.xlsx');
    await until(() => one('dialog [role=status]').textContent?.includes('1 text updated'));
    expect(latest.title).to.deep.equal({ en: 'Visit', fa: '=مراجعه' });
    await upload(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9, 9]), 'broken.xlsx');
    await until(() => one('dialog [role=status]').textContent?.includes('no columns named'));
  });

  it('lead to the place that a text belongs to', async () => {
    await translations();
    const line = lines().find(({ textContent }) => textContent?.includes('fourth'))!;
    await click(line.querySelector('button')!);
    expect(shadow.querySelector('dialog')).to.equal(null);
    expect(
      one('[data-focus-question="q-fourth"]').closest('[aria-selected=true], [aria-current], [data-selected]'),
    ).not.to.equal(null);
  });
});
