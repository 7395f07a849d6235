import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readForm } from '../../server/src/form-work/read-form.ts';
import { findProblems } from '../../src/fields/check/find-problems.ts';
import { answerSentences } from '../../src/fields/sentences/answer-sentences.ts';
import { allCapabilities } from '../../src/fields/form/all-capabilities.ts';
import { createLoadingEngine } from '../../src/fields/form/loading-engine.ts';
import { loadFhirPath } from '../../src/interchange/fhir/fhirpath/load-fhirpath.ts';
import type { FormDefinition } from '../../src/engine/definition/types.ts';
import { allQuestions } from '../../src/react/designer/definition/tree.ts';
import { readFile, readText, type FormDocument } from '../../src/react/designer/import/read-document.ts';

const root = process.env['PORSA_CORPORA'] ?? '../shared/corpora';
const absent = !existsSync(root);
const listed = (folder: string): readonly string[] =>
  absent
    ? []
    : readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? `${root}/${folder}/${entry.name}` : [],
      );
const files = [...listed('fhir/forms'), ...listed('xlsform/forms'), ...listed('surveyjs')].filter(
  (path) => basename(path) !== 'expected.json',
);
/** Forms of a system whose documents are not taken. */
const isForeign = (path: string): boolean => basename(path).startsWith('formio-');
const chosen = (path: string): File => new File([readFileSync(path)], basename(path));

/** As the designer has it. */
const engine = createLoadingEngine(allCapabilities, [loadFhirPath]);

/** What the server gives the screen for a document, as it shows it: every question that it says there are can be filled. */
async function expectShown(document: FormDocument): Promise<void> {
  const { definition, left } = await readForm(document);
  const form = definition as FormDefinition;
  const questions = allQuestions(form);
  expect(questions.length).toBeGreaterThan(0);
  for (const { path, what } of left) expect([typeof path, typeof what]).toEqual(['string', 'string']);
  await engine.prepare(form);
  const fhirPath = await loadFhirPath(form);
  expect(findProblems(form, 'en', answerSentences, fhirPath?.foreign)).toEqual([]);
  const live = engine.createForm(form);
  expect(live.pages().length).toBeGreaterThan(0);
}

describe.skipIf(absent)(
  `a form of another system, chosen in the import screen${absent ? ` (skipped: no ${root})` : ''}`,
  () => {
    it.each(files.filter((path) => !isForeign(path)))('is shown: %s', async (path) => {
      const document = await readFile(chosen(path));
      expect(typeof document).toBe('object');
      await expectShown(document as FormDocument);
    });

    it.each(files.filter(isForeign))('is not taken for one that can be read: %s', async (path) => {
      expect(await readFile(chosen(path))).toBe('unknownformat');
    });

    it('is shown again once it was saved as a form of Porsa', async () => {
      const path = files.find((each) => each.includes('surveyjs-phq9'))!;
      const { definition } = await readForm((await readFile(chosen(path))) as FormDocument);
      const saved = readText(JSON.stringify({ format: 'porsa-form', definition }));
      expect(saved).toMatchObject({ format: 'porsa' });
      await expectShown(saved as FormDocument);
    });

    it('there are some of each system', () => {
      expect(['fhir/forms', 'xlsform/forms', 'surveyjs'].map((folder) => listed(folder).length > 3)).toEqual([
        true,
        true,
        true,
      ]);
    });
  },
);
