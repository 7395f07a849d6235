import { resolve } from 'node:path';
import { parseFragment } from 'parse5';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { createManifest } from '../../scripts/custom-elements.ts';
import { checkDefinition } from '../../src/published/engine.ts';
import { entries } from '../../vite.config.ts';
import { fences, type Fence } from '../support/site/pages.ts';

const named = (language: string): readonly (readonly [string, Fence])[] =>
  fences.filter((fence) => fence.language === language).map((fence) => [`${fence.page}:${fence.line}`, fence] as const);

const elements = new Map<string, readonly string[]>(
  createManifest().modules.flatMap(({ declarations }) =>
    declarations.map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)] as const),
  ),
);
/** Attributes that every element of HTML has, as far as the pages use them. */
const ofHtml = ['id', 'class', 'style', 'slot', 'dir'];

interface Node {
  readonly tagName?: string;
  readonly attrs?: readonly { readonly name: string; readonly value: string }[];
  readonly childNodes?: readonly Node[];
  readonly value?: string;
}

const nodesOf = (node: Node): readonly Node[] => [node, ...(node.childNodes ?? []).flatMap(nodesOf)];

describe('The HTML of the documentation', () => {
  it.each(named('html'))('%s names elements and attributes that are there', (_, { code }) => {
    const errors: string[] = [];
    const root = parseFragment(code, { onParseError: ({ code: fault }) => errors.push(fault) }) as Node;
    const tags = nodesOf(root).filter(({ tagName }) => tagName?.startsWith('porsa-'));
    const unknown = tags.flatMap(({ tagName = '', attrs = [] }) => {
      const known = elements.get(tagName);
      if (!known) return [tagName];
      return attrs.filter(({ name }) => ![...known, ...ofHtml].includes(name)).map(({ name }) => `${tagName} ${name}`);
    });
    expect([errors, unknown]).toEqual([[], []]);
  });

  it.each(named('html').filter(([, { code }]) => code.includes('application/json')))(
    '%s defines a form without errors',
    (_, { code }) => {
      const scripts = nodesOf(parseFragment(code) as Node).filter(
        ({ tagName, attrs }) => tagName === 'script' && attrs?.some(({ value }) => value === 'application/json'),
      );
      for (const script of scripts)
        expect(checkDefinition(JSON.parse(script.childNodes?.[0]?.value ?? ''))).toEqual([]);
      expect(scripts.length).toBeGreaterThan(0);
    },
  );
});

describe('The JSON of the documentation', () => {
  it.each(named('json'))('%s is JSON, and a form without errors where it is a form', (_, { code }) => {
    const value = JSON.parse(code) as { readonly schema?: unknown };
    if (value.schema !== undefined) expect(checkDefinition(value)).toEqual([]);
  });
});

describe('The TypeScript of the documentation', () => {
  const examples = [...named('ts'), ...named('tsx')];
  const files = new Map(
    examples.map(([, { code, language }], index) => [resolve(`test/unit/documented-${index}.${language}`), code]),
  );

  it('compiles against the package as it is published', () => {
    const paths = Object.fromEntries(
      Object.entries(entries).map(([name, path]) => [`porsa/${name}`, [`./src/${path}`]]),
    );
    const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object };
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, '.');
    const settings: ts.CompilerOptions = { ...options, paths, incremental: false, tsBuildInfoFile: undefined };
    const host = ts.createCompilerHost(settings);
    const { getSourceFile, fileExists, readFile } = host;
    host.fileExists = (file) => files.has(file) || fileExists(file);
    host.readFile = (file) => files.get(file) ?? readFile(file);
    host.getSourceFile = (file, version, ...others) => {
      const code = files.get(file);
      return code === undefined
        ? getSourceFile(file, version, ...others)
        : ts.createSourceFile(file, code, version, true);
    };
    const program = ts.createProgram([...files.keys()], settings, host);
    const faults = [...files.keys()].flatMap((file, index) => {
      const source = program.getSourceFile(file)!;
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
        ({ messageText, start = 0 }) => {
          const { page, line } = examples[index]![1];
          const at = line + 1 + source.getLineAndCharacterOfPosition(start).line;
          return `${page}:${at} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
        },
      );
    });
    expect(examples.length).toBeGreaterThan(4);
    expect(faults).toEqual([]);
  }, 120_000);
});
