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
const readme = await readFile(new URL('README.md', root), 'utf8');

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
])('The README’s row of porsa-%s names all it has, and nothing else', (name, spec: ElementSpec, docs) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`<porsa-${name}>\``)) ?? '';
  const cells = row
    .split('|')
    .slice(3, 6)
    .map((cell) =>
      [...cell.replace(/\([^)]*`[^)]*\)/g, '').matchAll(/`([\w-]+)(?:\(\w*\))?`/g)].map(([, word]) => word).sort(),
    );
  expect(cells).toEqual(own(spec, docs).map((names) => names.sort()));
});

test('The README and the guide to contributing name only commands that are there', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const text =
    readme +
    (await readFile(new URL('CONTRIBUTING.md', root), 'utf8')) +
    (await readFile(new URL('docs/production.md', root), 'utf8'));
  const named = [...text.matchAll(/npm run ([a-z][a-z:-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
