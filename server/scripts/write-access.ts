// Writes docs/access.md from the tables that the server asks.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessPage } from '../src/docs/access-page.ts';
import { rootFolder } from '../src/root-folder.ts';

await writeFile(join(rootFolder, 'docs/access.md'), accessPage());
