// Writes docs/forms.md and docs/forms.fa.md from the tables that the product runs by.
import { writeFile } from 'node:fs/promises';
import { formsPage } from './form-pages/forms-page.ts';

await writeFile('docs/forms.md', formsPage('en'));
await writeFile('docs/forms.fa.md', formsPage('fa'));
