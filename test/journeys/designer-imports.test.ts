import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { phq9 } from '../../demo/samples/phq-9.ts';
import { readForm } from '../../server/src/form-work/read-form.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { spreadsheets } from '../../src/interchange/xlsform/spreadsheets.ts';
import { toQuestionnaire } from '../../src/published/fhir.ts';
import { allQuestions } from '../../src/react/designer/definition/tree.ts';
import { readFile, type FormDocument } from '../../src/react/designer/import/read-document.ts';
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

const corpora = process.env['PORSA_CORPORA'] ?? '../shared/corpora';
const { definition } = phq9;
const survey = {
  pages: [{ name: 'one', elements: [{ type: 'rating', name: 'pain', title: 'Pain', rateMin: 0, rateMax: 10 }] }],
};

/** One file of each system: a real one where the corpora are, else one that was written here. */
const files: readonly (readonly [format: string, from: string | undefined, written: () => Uint8Array | string])[] = [
  ['porsa', undefined, () => JSON.stringify(definition)],
  ['fhir', 'fhir/forms/epds-jmandel.json', () => JSON.stringify(toQuestionnaire(definition))],
  ['xlsform', 'xlsform/forms/web-forms__whova_form.xlsx', () => spreadsheets.toXlsForm(definition).file],
  ['surveyjs', 'surveyjs/surveyjs-phq9.json', () => JSON.stringify(survey)],
];

function bytesOf([format, from, written]: (typeof files)[number]): { readonly name: string; readonly buffer: Buffer } {
  const path = from && `${corpora}/${from}`;
  if (path && existsSync(path)) return { name: basename(path), buffer: readFileSync(path) };
  return { name: `${format}.file`, buffer: Buffer.from(written()) };
}

/** Names of the questions on the first page, as the server reads them from the file. */
async function expectedIn(buffer: Buffer, name: string): Promise<readonly string[]> {
  const document = (await readFile(new File([new Uint8Array(buffer)], name))) as FormDocument;
  const form = (await readForm(document)).definition as FormDefinition;
  return allQuestions({ ...form, pages: form.pages.slice(0, 1) }).map((question) => question.name);
}

describe('An admin', () => {
  test('opens a file of each system, sees its questions as they will be filled, and finds the last one saved', async () => {
    const { product, browser } = journey;
    const slug = `imported-${crypto.randomUUID().slice(0, 8)}`;
    const token = await tokenOf(product, 'admin');
    const title = { en: 'Imported', fa: 'واردشده' };
    await ask(product.portal, '/category/storecategory', { slug, project: 'mood-scales', title, settings: {} }, token);
    visitor = await visit(browser);
    const { page } = visitor;
    await signIn(page, product, 'admin', `/admin/forms/pages/scores/mood-scales/${slug}/owner/all`);
    const designer = page.locator('porsa-dashboard .porsa-d-workbench');
    const dialog = page.locator('porsa-dashboard dialog[open]');
    await designer.locator('.porsa-d-add-line input').waitFor();
    let names: readonly string[] = [];
    for (const [at, file] of files.entries()) {
      const { name, buffer } = bytesOf(file);
      names = await expectedIn(buffer, name);
      await designer.getByRole('button', { name: 'کارهای بیشتر', exact: true }).click();
      await designer.getByRole('menuitem', { name: 'وارد کردن فرم…' }).click();
      await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
      const take = at === 0 ? 'وارد کردن' : /^جایگزین کردن این فرم/;
      await dialog.getByRole('button', { name: take, exact: true }).click();
      await expect
        .poll(() => designer.locator('.porsa-d-card-about code').allTextContents(), { message: file[0] })
        .toEqual(names);
      await designer.locator('.porsa-d-look .porsa-question:visible').first().waitFor();
    }
    await designer.getByText('ذخیره شد', { exact: true }).waitFor();
    const draft = await ask(product.portal, '/category/getdraft', { category: slug }, token);
    const kept = draft.definition as FormDefinition;
    expect(allQuestions({ ...kept, pages: kept.pages.slice(0, 1) }).map((question) => question.name)).toEqual(names);
  });
});
