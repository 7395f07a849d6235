import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;

const namespaces = readdirSync('locales/en').map((file) => file.replace('.json', ''));

function flatten(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  return Object.entries(node as object).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

function textsOf(language: string, namespace: string): Texts {
  return Object.fromEntries(flatten(JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'))));
}

/** Files that are fetched apart, and the namespace that their texts are added to. */
const fetchedApart: Readonly<Record<string, string>> = {
  latedesigner: 'designer',
  lateportal: 'portal',
  entranceportal: 'portal',
  lateerrors: 'errors',
};

/** Plural forms differ between languages by right; what they are forms of does not. */
const singular = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, '');

const parameters = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].sort();

describe('The texts', () => {
  it('stand in the same namespaces in both languages', () => {
    expect(readdirSync('locales/fa').sort()).toEqual(readdirSync('locales/en').sort());
  });

  it.each(namespaces)('%s: each has its twin, and none is blank', (namespace) => {
    const [en, fa] = [textsOf('en', namespace), textsOf('fa', namespace)];
    expect([...new Set(Object.keys(fa).map(singular))].sort()).toEqual(
      [...new Set(Object.keys(en).map(singular))].sort(),
    );
    for (const [key, text] of [...Object.entries(en), ...Object.entries(fa)]) expect(text.trim(), key).not.toBe('');
  });

  it.each(Object.entries(fetchedApart))('%s: has no text of %s, which it is added to', (apart, namespace) => {
    const first = new Set(Object.keys(textsOf('en', namespace)).map(singular));
    expect(Object.keys(textsOf('en', apart)).filter((key) => first.has(singular(key)))).toEqual([]);
  });

  it.each(namespaces)('%s: a text and its twin mention the same values', (namespace) => {
    const [en, fa] = [textsOf('en', namespace), textsOf('fa', namespace)];
    for (const [key, text] of Object.entries(en))
      if (fa[key]) expect(parameters(fa[key]), key).toEqual(parameters(text));
  });

  it.each(namespaces)('%s: Persian is written in Persian letters and digits', (namespace) => {
    for (const [key, text] of Object.entries(textsOf('fa', namespace))) {
      const shown = text.replace(/\{\{[^}]*\}\}/g, '');
      expect(shown, `${key} has Arabic yeh or kaf`).not.toMatch(/[يك]/);
      expect(shown, `${key} has Latin digits between Persian words`).not.toMatch(/[آ-ی]\s+[0-9]+\s+[آ-ی]/);
    }
  });
});

const spokenAttributes = new Set([
  'aria-label',
  'title',
  'placeholder',
  'alt',
  'label',
  'help-text',
  'aria-description',
]);
const hasWords = (text: string): boolean => /\p{L}{2,}/u.test(text);

/** Words that stand in a screen's code instead of in the locales. */
function bareWords(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.push(node.text.trim());
    if (
      ts.isJsxAttribute(node) &&
      spokenAttributes.has(node.name.getText()) &&
      node.initializer &&
      ts.isStringLiteral(node.initializer) &&
      hasWords(node.initializer.text)
    )
      found.push(node.initializer.text);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html')
      found.push(...wordsOfTemplate(node.template));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => `${file}: ${text}`);
}

function wordsOfTemplate(template: ts.TemplateLiteral): string[] {
  const parts = ts.isNoSubstitutionTemplateLiteral(template)
    ? [template.text]
    : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)];
  const text = parts
    .join('')
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '\n');
  return text
    .split('\n')
    .filter(hasWords)
    .map((line) => line.trim());
}

describe('Screens and documents', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));
  const files = sources.filter((file) => file.endsWith('.tsx') || file.startsWith('src/elements/'));

  it('are found', () => expect(files.length).toBeGreaterThan(5));

  it('hold no bare words: every text comes from the locales', () => {
    expect(files.flatMap(bareWords)).toEqual([]);
  });

  it('ask only for texts that there are', () => {
    const known = new Set(
      namespaces.flatMap((namespace) =>
        Object.keys(textsOf('en', namespace)).map((key) => `${fetchedApart[namespace] ?? namespace}:${singular(key)}`),
      ),
    );
    const asked = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bt\('([a-z]+:[\w.]+)'/g)].map((match) => ({
        file,
        key: match[1] ?? '',
      })),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ key }) => !known.has(key))).toEqual([]);
  });
});
