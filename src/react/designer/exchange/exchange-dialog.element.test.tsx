import { expect } from '@open-wc/testing';
import { keptFile } from '../../../../test/support/screens/kept-file.ts';
import { button, cleanUp, click, form, one, open, shadow } from '../../../../test/support/screens/open-designer.tsx';
import { until } from '../../../../test/support/screens/wait.ts';
import { fromRedcap } from '../../../interchange/redcap/from-redcap.ts';
import { fromXlsForm } from '../../../interchange/xlsform/from-xls-form.ts';
import { spreadsheets } from '../../../interchange/xlsform/spreadsheets.ts';
import { walkQuestions } from '../../../engine/definition/walk-questions.ts';
import type { DesignerProps } from '../props/designer-props.ts';

const item = (name = 'Export as XLSForm'): HTMLElement | undefined =>
  [...shadow.querySelectorAll<HTMLElement>('[role=menuitem]')].find(({ textContent }) => textContent.includes(name));

async function openExport(props: Partial<DesignerProps> = {}, name?: string): Promise<HTMLElement> {
  await open({ definition: form, spreadsheets: async () => spreadsheets, ...props });
  await click(button('More actions'));
  await click(item(name)!);
  await until(() => shadow.querySelector('dialog .porsa-d-import'), 'the dialog is shown');
  return one('dialog .porsa-d-import');
}

describe('The export of a form as a data dictionary', () => {
  afterEach(cleanUp);

  it('downloads a file that asks the same questions, and lists what it will not hold', async () => {
    const dialog = await openExport({ definition: { ...form, review: true } }, 'Export as REDCap data dictionary');
    await until(() => dialog.textContent?.includes('Review before sending'), 'what is left out is listed');
    const { file, name } = await keptFile(() => click(button('Download')));
    expect(name).to.equal('form.redcap.csv');
    const names = walkQuestions(fromRedcap(new TextDecoder().decode(file)).definition).map(
      ({ question }) => question.name,
    );
    expect(names).to.include.members(['first', 'second', 'inner', 'fourth']);
  });
});

describe('The export of a form for field apps', () => {
  afterEach(cleanUp);

  it('downloads an XForm under the form’s own id, and lists what an app does otherwise', async () => {
    const definition = { ...form, review: true };
    const dialog = await openExport({ definition }, 'Export as XForm');
    await until(() => dialog.textContent?.includes('Review before sending'), 'what is left out is listed');
    const { file, name } = await keptFile(() => click(button('Download')));
    expect(name).to.equal('form.xml');
    const xml = new DOMParser().parseFromString(new TextDecoder().decode(file), 'text/xml');
    expect(xml.querySelector('parsererror')).to.equal(null);
    expect(xml.querySelector('instance > *')?.getAttribute('id')).to.equal('form');
    const bound = [...xml.querySelectorAll('bind')].map((bind) => bind.getAttribute('nodeset')?.split('/').at(-1));
    expect(bound).to.include.members(['first', 'second', 'inner', 'fourth']);
  });
});

describe('The export of a form as an XLSForm', () => {
  afterEach(cleanUp);

  it('downloads a file that asks the same questions', async () => {
    const dialog = await openExport();
    await until(() => dialog.textContent?.includes('Everything in this form can be exported'));
    const { file, name } = await keptFile(() => click(button('Download')));
    expect(name).to.equal('form.xlsx');
    const names = walkQuestions(fromXlsForm(file).definition).map(({ question }) => question.name);
    expect(names).to.deep.equal(['first', 'second', 'box', 'inner', 'fourth']);
    await until(() => !shadow.querySelector('dialog'), 'the dialog is closed');
  });

  it('lists by setting what the file will not hold, with the questions that have it', async () => {
    const [page, ...pages] = form.pages;
    const questions = page!.questions.map((question) => ({ ...question, allowcopy: true }));
    const dialog = await openExport({
      definition: { ...form, review: true, pages: [{ ...page!, questions }, ...pages] },
    });
    await until(() => dialog.textContent?.includes('2 settings aren’t in the file'));
    const lines = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(lines[0]).to.include('Review before sending').and.include('Whole form');
    expect(lines[1]).to.include('Allow copying the answer').and.include('first').and.include('and 1 more');
  });

  it('says so where the file cannot be made', async () => {
    const dialog = await openExport({ spreadsheets: () => Promise.reject(new Error('offline')) });
    await until(() => dialog.querySelector('[role=alert]')?.textContent?.includes('couldn’t be created'));
    expect(button('Download').hasAttribute('disabled')).to.equal(true);
  });

  it('is not offered where nothing writes spreadsheets', async () => {
    await open({ definition: form });
    await click(button('More actions'));
    expect(item()).to.equal(undefined);
  });
});
