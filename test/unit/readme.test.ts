import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { dashboardDocs } from '../../src/elements/dashboard/docs.ts';
import { dashboardSpec } from '../../src/elements/dashboard/spec.ts';
import { designerDocs } from '../../src/elements/designer/docs.ts';
import { designerSpec } from '../../src/elements/designer/spec.ts';
import { formDocs } from '../../src/elements/form/docs.ts';
import { formSpec } from '../../src/elements/form/spec.ts';
import { commonDocs } from '../../src/elements/host/element-docs.ts';
import { common, type ElementSpec } from '../../src/elements/host/spec.ts';
import { proposalDocs } from '../../src/elements/proposal/docs.ts';
import { proposalSpec } from '../../src/elements/proposal/spec.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFile(new URL(path, root), 'utf8');
const readme = await read('README.md');
const embedding = await read('docs/embedding.md');

/** What an element has beyond what all have, as its row writes it. */
function own({ attributes, properties, methods }: ElementSpec, { events }: { readonly events: object }) {
  const beyond = (all: object, shared: object) => Object.keys(all).filter((name) => !(name in shared));
  return [
    beyond(attributes, common.attributes),
    [...beyond(properties, common.properties), ...Object.keys(methods)],
    beyond(events, commonDocs.events).map((name) => `porsa-${name}`),
  ];
}

test.each([
  ['form', formSpec, formDocs],
  ['designer', designerSpec, designerDocs],
  ['proposal', proposalSpec, proposalDocs],
  ['dashboard', dashboardSpec, dashboardDocs],
])(
  'The row of porsa-%s in the guide to embedding names all it has, and nothing else',
  (name, spec: ElementSpec, docs) => {
    const row = embedding.split('\n').find((line) => line.startsWith(`| \`<porsa-${name}>\``)) ?? '';
    const cells = row
      .split('|')
      .slice(3, 6)
      .map((cell) =>
        [...cell.replace(/\([^)]*`[^)]*\)/g, '').matchAll(/`([\w-]+)(?:\(\w*\))?`/g)].map(([, word]) => word).sort(),
      );
    expect(cells).toEqual(own(spec, docs).map((names) => names.sort()));
  },
);

test('The guides name only commands that are there', async () => {
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'docs/production.md'];
  const text = (await Promise.all(pages.map(read))).join('\n');
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('The README is read in half a minute: a sentence, a picture, two commands, the tag', () => {
  const prose = readme.slice(0, readme.indexOf('## Documentation'));
  expect(prose.split(/\s+/).length).toBeLessThan(170);
  expect(readme.split('\n').filter((line) => line.startsWith('|'))).toEqual([]);
  expect([...prose.matchAll(/^npm ci && npm (?:run )?(\w+)/gm)].map(([, name]) => name)).toEqual(['demo', 'test']);
  expect(prose).toContain('<porsa-form category="phq-9"');
});

test('One address takes reports of vulnerabilities, in SECURITY.md and in the package', async () => {
  const { bugs } = JSON.parse(await read('package.json')) as { bugs: { email: string } };
  expect((await read('SECURITY.md')).match(/[\w.]+@[\w.]+\w/g)).toEqual([bugs.email]);
});
