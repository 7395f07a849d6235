import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { formsPage, minimalForm } from '../../scripts/form-pages/forms-page.ts';
import { languageRules } from '../../scripts/form-pages/language.ts';
import { evaluate } from '../support/engine/expression-scope.ts';
import { allFunctions } from '../../src/engine/functions/all-functions.ts';
import { checkDefinition } from '../../src/published/engine.ts';

describe('the pages about forms', () => {
  it.each([
    ['docs/forms.md', 'en'],
    ['docs/forms.fa.md', 'fa'],
  ] as const)('%s says what the product does; npm run docs:forms rewrites it', async (path, language) => {
    expect(await readFile(path, 'utf8')).toBe(formsPage(language));
  });

  it('begin with a form that runs', () => expect(checkDefinition(minimalForm)).toEqual([]));

  it('name every function', () => {
    const page = formsPage('en');
    expect([...allFunctions.keys()].filter((name) => !page.includes(`\n### ${name}\n`))).toEqual([]);
  });

  // Those of the functions are computed beside the functions, those of the types in the contract of the fields.
  it.each(languageRules.flatMap(({ examples }) => examples))(
    '$expression gives $result',
    ({ expression, result, given, ...around }) => {
      expect(evaluate(expression, given, around)).toEqual(result);
    },
  );
});
