import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import en from '../../locales/en/lateportal.json' with { type: 'json' };
import { auditActions } from '../../src/react/dashboard/audit/audit-words.ts';
import { actions } from '../../server/src/access/rules.ts';
import { rootFolder } from '../../server/src/root-folder.ts';

const folder = join(rootFolder, 'server/src');

it('has words for everything that the server writes into its audit log', async () => {
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const written = texts.flatMap((text) =>
    [...text.matchAll(/action: '([a-z]+\.[a-z.]+)'/g)].map(([, action]) => action ?? ''),
  );
  const denied = actions.flatMap((action) => [`category.${action}`]);
  const known: readonly string[] = auditActions;
  expect([...new Set([...written, ...denied])].filter((action) => !known.includes(action))).toEqual([]);
});

it('says each of them', () => {
  expect(Object.keys(en.audit.did).toSorted()).toEqual(
    auditActions.map((action) => action.replaceAll('.', '_')).toSorted(),
  );
});
