import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('Every service of compose.yaml comes back after a reboot', async () => {
  const [, services = ''] =
    /^services:\n((?: .*\n|\n)+)/m.exec(await readFile(new URL('../../compose.yaml', import.meta.url), 'utf8')) ?? [];
  const restarts = services
    .split(/^ {2}(?=\w)/m)
    .filter(Boolean)
    .map((service) => [/^\w+/.exec(service)?.[0], /^ {4}restart: (.*)$/m.exec(service)?.[1]]);
  expect(restarts).toEqual([
    ['porsa', 'unless-stopped'],
    ['db', 'unless-stopped'],
  ]);
});
