import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { ask, tokenOf } from '../support/journeys/product.ts';
import { signIn } from '../support/journeys/sign-in.ts';
import { startJourney } from '../support/journeys/start-journey.ts';
import { visit, type Visitor } from '../support/journeys/visitor.ts';

const journey = startJourney();
let visitor: Visitor | undefined;

afterEach(async () => {
  const complaints = visitor?.complaints;
  await visitor?.leave();
  expect(complaints).toEqual([]);
});

const dictionary = [
  'field_name,form_name,field_type,field_label,select_choices_or_calculations,text_validation_type_or_show_slider_number,text_validation_min,text_validation_max,required_field',
  'study_id,visit,text,Study ID,,,,,',
  'weight,visit,text,Weight,,number,1,400,y',
  'sex,visit,radio,Sex,"1, Male | 2, Female",,,,',
  'drugs,visit,checkbox,Drugs,"1, Aspirin | 2, Metformin",,,,',
].join('\n');

const headers = 'study_id,redcap_event_name,redcap_data_access_group,weight,sex,drugs___1,drugs___2,visit_complete';
const records = [
  headers,
  'A-1,baseline_arm_1,north,72.5,1,1,0,2',
  'A-1,month_3_arm_1,north,71,1,1,1,2',
  'A-2,baseline_arm_1,south,64,7,0,0,2',
  'A-3,baseline_arm_1,south,900,2,0,0,2',
].join('\r\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(`\ufeff${text}`) });

describe('A designer', () => {
  test('imports a dictionary, then the records of its project, sees which were not accepted, and imports them again', async () => {
    const { product, browser } = journey;
    const slug = `study-${crypto.randomUUID().slice(0, 8)}`;
    const token = await tokenOf(product, 'admin');
    const category = { slug, project: 'mood-scales', title: { en: 'Study', fa: 'مطالعه' }, settings: {} };
    await ask(product.portal, '/category/storecategory', category, token);
    await ask(product.portal, '/user/updateuserlang', { lang: 'en' }, token);
    visitor = await visit(browser, { locale: 'en' });
    const { page } = visitor;
    const dashboard = page.locator('porsa-dashboard');
    const dialog = dashboard.locator('dialog[open]');
    const press = (name: string | RegExp) => dialog.getByRole('button', { name }).last().click();

    await signIn(page, product, 'admin', `/admin/forms/pages/scores/mood-scales/${slug}/owner/all`);
    await dashboard.locator('.porsa-d-add-line input').waitFor();
    await dashboard.getByRole('button', { name: 'More actions', exact: true }).click();
    await dashboard.getByRole('menuitem', { name: /^Import/ }).click();
    await dialog.locator('input[type=file]').setInputFiles(csv('dictionary.csv', dictionary));
    await press('Import');
    await dashboard.getByText('Saved', { exact: true }).waitFor();
    const { rev } = await ask(product.portal, '/category/getdraft', { category: slug }, token);
    await ask(product.portal, '/category/publish', { category: slug, rev }, token);

    const open = async (text: string): Promise<void> => {
      await page.goto(`${product.portal}/form/file/scores/mood-scales/${slug}`);
      await dashboard.getByRole('button', { name: 'Import records' }).click();
      await dialog.locator('input[type=file]').setInputFiles(csv('records.csv', text));
    };
    const figures = async () =>
      Object.fromEntries(
        await dialog
          .locator('.porsa-portal-import-figures > div')
          .evaluateAll((rows) =>
            rows.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent]),
          ),
      ) as Record<string, string>;

    await open(records.replace('study_id', 'record_id'));
    await dialog
      .getByRole('alert')
      .getByText(/^The first column must be “\u2068study_id/)
      .waitFor();
    await open(records);
    await dialog.getByRole('button', { name: 'Import 3 responses' }).waitFor();
    expect(await figures()).toEqual({
      'Column that identifies a file': 'study_id',
      Files: '2',
      'Responses to import': '3',
      'Not accepted': '1',
    });
    const lists = dialog.locator('.porsa-portal-import-list li');
    const shown = (await lists.allTextContents()).map((text) => text.replaceAll(/[\u2068\u2069]/g, '').trim());
    expect(shown).toEqual([
      'Column “redcap_data_access_group”',
      '“sex”: 7 (row 4)',
      expect.stringMatching(/^A-3 · baseline_arm_1 Weight 900: .+/),
    ]);
    const { total: before } = await ask(product.portal, '/file/getfiles', { category: slug }, token);
    expect(before).toBe(0);

    await press('Import 3 responses');
    await dialog.getByText('3 responses were imported.').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), press('Download list')]);
    const list = readFileSync(await download.path(), 'utf8');
    expect(list).toContain('"A-3","baseline_arm_1","Weight","900"');
    await press('Close');
    await dashboard.getByRole('link', { name: 'A-1' }).waitFor();
    const { items } = await ask(product.portal, '/file/getfiles', { category: slug, sort: 'name' }, token);
    expect(items.map(({ patient, entries }) => [patient.name, entries])).toEqual([
      ['A-1', 2],
      ['A-2', 1],
    ]);

    await open(records.replace(',900,', ',90,'));
    await press('Import 1 response');
    await dialog.getByText('1 response was imported.').waitFor();
    expect(await figures()).toMatchObject({ 'Responses stored': '1', 'Imported before': '3' });
    const { total } = await ask(product.portal, '/entry/getentries', { category: slug }, token);
    expect(total).toBe(4);
    const [, , last] = (await ask(product.portal, '/file/getfiles', { category: slug, sort: 'name' }, token)).items;
    const { entries } = await ask(product.portal, '/file/getfile', { id: last!.id }, token);
    expect(entries.map(({ answers }) => answers)).toEqual([{ study_id: 'A-3', weight: 90, sex: '2' }]);
  });
});
