import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Target {
  readonly types: string;
  readonly default: string;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, Target | string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
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

/** Packages that an entry asks for, at once or later. */
function importsOf(entry: string, seen = new Set<string>()): string[] {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const paths = [
    ...readFileSync(entry, 'utf8').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\d*\()["'`]([^"'`]+)["'`]/g),
  ].map(([, path]) => path!);
  return paths.flatMap((path) => (path.startsWith('.') ? importsOf(join(dirname(entry), path), seen) : [path]));
}

const manifestTypes = (name: string) => (manifest.exports[name] as Target).types;

/** Packages that the types of an entry name. */
function typesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const paths = [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)["']([^"']+)["']/g)].map(
    ([, path]) => path!,
  );
  return paths.flatMap((path) =>
    path.startsWith('.') ? typesOf(join(dirname(file), path.replace(/\.[jt]sx?$/, '.d.ts')), seen) : [path],
  );
}

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

  it('has elements whose types need no React', () => {
    const files = modules.filter(([name]) => name.startsWith('./elements')).map(([, { types }]) => types);
    const reached = new Set<string>();
    const named = files.flatMap((file) => typesOf(file, reached));
    expect(reached.size).toBeGreaterThan(files.length);
    expect(named.filter((name) => name.startsWith('react'))).toEqual([]);
    expect(typesOf(manifestTypes('./jsx'))).toContain('react');
  });

  it('depends on the packages that its code and its types name, and on no other', () => {
    const named = readdirSync('dist/lib', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|d\.ts)$/.test(file))
      .flatMap((file) =>
        [
          ...readFileSync(join('dist/lib', file), 'utf8').matchAll(
            /(?:\bfrom\s*|\bimport\s*\(?\s*)["']((?:@[\w.-]+\/)?[a-z][\w.-]*)/g,
          ),
        ].map(([, name]) => name),
      );
    const known = { ...manifest.dependencies, ...manifest.peerDependencies };
    expect([...new Set(named)].filter((name) => name !== 'porsa').sort()).toEqual(Object.keys(known).sort());
  });

  it('gives its elements a React of their own', () => {
    expect(importsOf('dist/lib/elements.js').filter((name) => name.startsWith('react'))).toEqual([]);
    expect(importsOf('dist/lib/react.js')).toContain('react');
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
