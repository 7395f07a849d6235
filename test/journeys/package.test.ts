import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { describe, expect, it } from 'vitest';
import { typesFrom, typesNamedIn } from '../../scripts/library-types.ts';
import { packedPackage } from '../package/packed-package.ts';

interface Target {
  readonly types: string;
  readonly default: string;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Target | string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
  peerDependenciesMeta: Record<string, unknown>;
};
const modules = Object.entries(manifest.exports).filter(
  (entry): entry is [string, Target] => typeof entry[1] !== 'string',
);

/** Runs a module that imports the package by its name, as an installed one, in a process without a document. */
function runOutside(code: string): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

/** Paths and names that a file of code imports at once or later. */
const importsIn = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:^(?:import|export)\b[^;"']*?|\bimport\s*\(\s*)["'`]([@a-z./][^"'`\s]*)["'`]/gm,
    ),
  ].map(([, path]) => path!);

const packageNameOf = (path: string): string[] => /^(?:@[^/]+\/)?[a-z][^/]*/.exec(path)?.slice(0, 1) ?? [];

/** Packages that an entry asks for, at once or later. */
function packagesOf(entry: string): string[] {
  const files = new Set([entry]);
  for (const file of files)
    for (const path of importsIn(file)) if (path.startsWith('.')) files.add(join(dirname(file), path));
  return [...new Set([...files].flatMap(importsIn).flatMap(packageNameOf))].sort();
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent?: readonly (string | null)[];
}

const manifestTypes = (name: string) => (manifest.exports[name] as Target).types;

/** Packages that the types of these entries name. */
const packagesInTypes = (...files: string[]): string[] =>
  [...typesFrom(files)].flatMap(typesNamedIn).filter((path) => !path.startsWith('.'));

describe('The published package', () => {
  it.each(modules)('has %s, with types', (_, target) => {
    expect([existsSync(target.default), existsSync(target.types)]).toEqual([true, true]);
  });

  it('compiles in a project that installs it, JSX of the elements included', () => {
    const { stdout, status } = spawnSync(resolve('node_modules/.bin/tsc'), ['-p', 'test/package/tsconfig.json'], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('has elements and an engine whose types need no other package', () => {
    const files = modules.filter(([name]) => /^\.\/(?:elements|engine)/.test(name)).map(([, { types }]) => types);
    expect(typesFrom(files).size).toBeGreaterThan(2 * files.length);
    expect(packagesInTypes(...files)).toEqual([]);
    expect(packagesInTypes(manifestTypes('./jsx'))).toContain('react');
  });

  it('holds no types that none of its entries leads to', () => {
    const reached = typesFrom(modules.map(([, { types }]) => types.replace('./', '')));
    const held = readdirSync('dist/lib', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.d.ts'),
    );
    expect(held.map((file) => join('dist/lib', file)).filter((file) => !reached.has(file))).toEqual([]);
  });

  it('depends on the packages that its code and its types name, and on no other', () => {
    const inCode = modules.flatMap(([, target]) => packagesOf(target.default));
    const inTypes = packagesInTypes(...modules.map(([, { types }]) => types)).flatMap(packageNameOf);
    const known = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect([...new Set([...inCode, ...inTypes])].sort()).toEqual(Object.keys(known).sort());
  });

  it('asks nobody to install what only some of its entries need', () => {
    const optional = Object.keys(manifest.peerDependenciesMeta);
    expect(optional.sort()).toEqual(Object.keys(manifest.peerDependencies).sort());
    const needs = (name: string) => packagesOf((manifest.exports[name] as Target).default);
    expect(needs('./fhir')).toEqual(['fhirpath']);
    expect(needs('./react')).toEqual(['nanostores', 'react', 'react-dom']);
    const rest = modules.map(([name]) => name).filter((name) => !/^\.\/(?:fhir|react|store)$/.test(name));
    expect(rest.filter((name) => needs(name).length > 0)).toEqual([]);
  });

  it('has maps of its code with the text of its own sources, and of nobody else’s', () => {
    const maps = readdirSync('dist/lib/chunks')
      .filter((file) => file.endsWith('.map'))
      .map((file) => JSON.parse(readFileSync(`dist/lib/chunks/${file}`, 'utf8')) as SourceMap);
    const withText = maps.flatMap(({ sources, sourcesContent }) =>
      sources.filter((_, index) => sourcesContent?.[index]?.length),
    );
    expect(withText.some((source) => source.endsWith('src/elements/host/host-life.ts'))).toBe(true);
    expect(withText.filter((source) => source.includes('node_modules/'))).toEqual([]);
  });

  it('is without a fault for publint and for “Are the types wrong?”', async () => {
    const tarball = new Uint8Array(readFileSync(packedPackage()));
    const { messages } = await publint({ strict: true, pack: { tarball: tarball.buffer as ArrayBuffer } });
    expect(messages).toEqual([]);
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    const problems = analysis.types ? analysis.problems : undefined;
    // Modules alone, for TypeScript that knows `exports`: the oldest resolution has none of it, and `require` of a module is Node's since 20.19.
    const known = new Set(['node10', 'node16-cjs']);
    expect(problems?.filter((problem) => !('resolutionKind' in problem && known.has(problem.resolutionKind)))).toEqual(
      [],
    );
  });

  it.each([
    [
      'dist/embed',
      [
        'react',
        'react-dom',
        'scheduler',
        'nanostores',
        'i18next',
        'fhirpath',
        '@shoelace-style/shoelace',
        'lit-html',
        '@dnd-kit/core',
        '@r2wc/react-to-web-component',
      ],
    ],
    [
      'dist/lib',
      [
        'react',
        'react-dom',
        'scheduler',
        'react-i18next',
        '@nanostores/react',
        '@dnd-kit/core',
        '@r2wc/react-to-web-component',
        '@shoelace-style/shoelace',
        'docx',
        'fflate',
        'fhirpath',
        'i18next',
        'lit-html',
        'nanostores',
        '@citation-js/core',
        '@citation-js/plugin-bibtex',
        '@citation-js/plugin-ris',
      ],
    ],
  ])('carries the licences of what %s bundles', (folder, packages) => {
    const licences = new Map(
      readFileSync(join(folder, 'LICENSES.md'), 'utf8')
        .split(/^## /m)
        .slice(1)
        .map((entry) => [/^\S+/.exec(entry)![0], entry]),
    );
    expect(packages.filter((name) => !licences.has(name))).toEqual([]);
    expect([...licences].filter(([, entry]) => entry.length < 400).map(([name]) => name)).toEqual([]);
  });

  it('computes a form without a document', () => {
    const definition = {
      schema: 1,
      title: 'BMI',
      language: 'en',
      conditions: [],
      pages: [
        {
          id: 'p',
          text: 'BMI',
          pageType: 'form',
          questions: [
            { id: 'a', name: 'weight', type: 'number', title: 'Weight' },
            { id: 'b', name: 'height', type: 'number', title: 'Height' },
            { id: 'c', name: 'bmi', type: 'calculated', title: 'BMI', formula: 'ROUND(weight / (height/100)^2, 1)' },
          ],
        },
      ],
    };
    const value = runOutside(`import { createForm } from 'porsa/engine';
      const form = createForm(${JSON.stringify(definition)}, { answers: { weight: '۵۰', height: 150 } });
      console.log(form.get('bmi'));`);
    expect(value).toBe('22.2');
  });

  it('computes the total of a Questionnaire from the answers of a response', () => {
    const scored = (code: string, score: number) => ({
      valueCoding: { code, display: code },
      extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/ordinalValue', valueDecimal: score }],
    });
    const asked = ['q1', 'q2'].map((linkId) => ({
      linkId,
      type: 'choice',
      text: linkId,
      answerOption: [scored('never', 0), scored('daily', 3)],
    }));
    const total = {
      linkId: 'total',
      type: 'integer',
      text: 'Total',
      readOnly: true,
      extension: [
        {
          url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-calculatedExpression',
          valueExpression: { language: 'text/fhirpath', expression: '%resource.item.answer.value.ordinal().sum()' },
        },
      ],
    };
    const questionnaire = { resourceType: 'Questionnaire', status: 'active', title: 'PHQ-2', item: [...asked, total] };
    const response = {
      resourceType: 'QuestionnaireResponse',
      status: 'completed',
      item: asked.map(({ linkId }) => ({ linkId, answer: [{ valueCoding: { code: 'daily' } }] })),
    };
    expect(
      runOutside(`import { createForm } from 'porsa/engine'; import { checkResponse, fromQuestionnaire, fromResponse } from 'porsa/fhir';
      const [questionnaire, response] = ${JSON.stringify([questionnaire, response])};
      const { definition } = fromQuestionnaire(questionnaire);
      const { answers } = fromResponse(response, definition);
      console.log(createForm(definition, { answers }).get('total'), checkResponse(questionnaire, response).length);`),
    ).toBe('6 0');
  });

  it('turns dates and calls nobody while it is imported', () => {
    expect(
      runOutside(`import { toJalali } from 'porsa/calendar'; import { createClient } from 'porsa/api';
      const { year, month, day } = toJalali('2026-03-21'); createClient({ api: 'https://forms.example.org' }); console.log(year, month, day);`),
    ).toBe('1405 1 1');
  });

  it('describes its elements for editors', () => {
    const described = JSON.parse(readFileSync('dist/lib/custom-elements.json', 'utf8')) as {
      modules: { declarations: { tagName?: string }[] }[];
    };
    const tags = described.modules.flatMap((module) => module.declarations.map((declaration) => declaration.tagName));
    expect(tags).toEqual(expect.arrayContaining(['porsa-form', 'porsa-designer', 'porsa-dashboard']));
  });
});
