import { createManifest } from '../custom-elements.ts';
import { elementExamples } from './element-examples.ts';

type Declaration = ReturnType<typeof createManifest>['modules'][number]['declarations'][number];

export interface SitePage {
  readonly params: Readonly<Record<string, string>>;
  readonly content: string;
}

/** A page for each element: what it is, live, and every member that the manifest of the package lists. */
export const elementPages = (): readonly SitePage[] =>
  createManifest().modules.flatMap(({ declarations }) =>
    declarations.map((declaration) => ({
      params: { element: declaration.tagName, title: `<${declaration.tagName}>` },
      content: pageOf(declaration),
    })),
  );

function pageOf(declaration: Declaration): string {
  const { tagName, description, attributes, members, events, cssParts, cssProperties } = declaration;
  const own = members.filter(
    (member) => !attributes.some(({ name }) => name === member.name && member.kind === 'field'),
  );
  const held = members.filter((member) => member.kind === 'field' && 'attribute' in member);
  return [
    `# \`<${tagName}>\``,
    description,
    ...(elementExamples[tagName] ?? []),
    '## Attributes',
    `Every attribute is a property of the same name too${held.length ? ', and changes with it' : ''}.`,
    table(['attribute', 'type', 'meaning'], attributes, ({ name, type, description: text }) => [
      code(name),
      code(type.text),
      text,
    ]),
    '## Properties and methods',
    table(['name', 'type', 'meaning'], own, ({ kind, name, type, description: text }) => [
      code(kind === 'method' ? `${name}()` : name),
      code(type.text),
      text,
    ]),
    '## Events',
    'They bubble and cross shadow roots.',
    table(['event', 'type', 'when'], events, ({ name, type, description: text }) => [
      code(name),
      code(type.text),
      text,
    ]),
    '## Parts',
    `For \`${tagName}::part(…)\`. [Theming](../theming.md) shows them at work.`,
    table(['part', 'what it is'], cssParts, ({ name, description: text }) => [code(name), text]),
    '## Custom properties',
    table(['property', 'what it sets'], cssProperties, ({ name, description: text }) => [code(name), text]),
    '',
  ].join('\n\n');
}

const code = (text: string): string => `\`${text.replace(/\|/g, '\\|')}\``;

function table<T>(
  head: readonly string[],
  items: readonly T[],
  cellsOf: (item: T) => readonly (string | undefined)[],
): string {
  const row = (cells: readonly (string | undefined)[]): string =>
    `| ${cells.map((cell = '') => cell.replace(/(?<!\\)\|/g, '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...items.map((item) => row(cellsOf(item)))].join('\n');
}
