import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readServices } from '../package/image/composed-service.ts';
import { readStages } from '../package/image/containerfile.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const given = { POSTGRES_PASSWORD: 'secret', PORSA_PUBLIC_URL: 'https://forms.example' };

test('Every service of compose.yaml comes back after a reboot', () => {
  const services = readServices(inRoot('compose.yaml'), given);
  expect(Object.entries(services).map(([name, { restart }]) => [name, restart])).toEqual([
    ['porsa', 'unless-stopped'],
    ['db', 'unless-stopped'],
  ]);
});

test('compose.yaml hands its variables on, and asks for those that nobody can guess', () => {
  const { porsa } = readServices(inRoot('compose.yaml'), given);
  expect(porsa?.environment).toMatchObject({
    DATABASE_URL: 'postgres://porsa:secret@db:5432/porsa',
    PORSA_TRUSTED_PROXIES: '1',
    SMTP_URL: '',
  });
  expect(() => readServices(inRoot('compose.yaml'), {})).toThrow('POSTGRES_PASSWORD: set POSTGRES_PASSWORD');
});

test('The image runs as somebody without rights, from a stage that builds and one that is shipped', () => {
  const [build, shipped, ...more] = readStages(inRoot('Containerfile'));
  expect(build?.name).toBe('build');
  expect(more).toEqual([]);
  expect(shipped?.steps.find(({ kind }) => kind === 'user')).toEqual({ kind: 'user', value: 'node' });
  expect(shipped?.steps.filter(({ kind }) => kind === 'copy').every((step) => 'from' in step && step.from)).toBe(true);
});
