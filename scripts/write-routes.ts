// Writes docs/routes.md from the routes and guards that the portal runs by.
import { writeFile } from 'node:fs/promises';
import { routesPage } from './routes-page/routes-page.ts';

await writeFile('docs/routes.md', routesPage());
