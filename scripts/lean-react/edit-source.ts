import { parseAst } from 'vite';
import { bodies, entries, neverGiven, neverImported, neverMade, neverTypes, statements } from './cuts.ts';

/** A node of the syntax tree, as the parser gives it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

type Edit = readonly [start: number, end: number, text: string];

interface Case extends Node {
  readonly test: Node | null;
  readonly consequent: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

/** `fiber.tag`, or what has been read from it: update objects have tags too, but none above 3. */
const isTag = (node: Node): boolean =>
  node.type === 'MemberExpression'
    ? !node.computed && nameOf(node.property) === 'tag'
    : ['tag', 'nodeTag', 'grandTag'].includes(node.name as string);

const isNeverMade = (node: unknown): boolean => isNode(node) && neverMade.has(node.value as number);
const isNeverCase = ({ test }: Case): boolean => isNeverMade(test) || neverTypes.has(nameOf(test) as string);

/** Whether what follows this statement is reached another way than through it. */
function leaves(statement: Node | undefined): boolean {
  switch (statement?.type) {
    case 'BreakStatement':
    case 'ReturnStatement':
    case 'ThrowStatement':
    case 'ContinueStatement':
      return true;
    case 'BlockStatement':
      return leaves((statement.body as readonly Node[]).at(-1));
    case 'IfStatement':
      return leaves(statement.consequent as Node) && leaves(statement.alternate as Node);
    default:
      return false;
  }
}

/** Variables that are declared here; in a function they are known before and after too. */
const declaredIn = (node: Node): readonly string[] => [
  ...(node.type === 'VariableDeclarator' ? [nameOf(node.id) as string] : []),
  ...(node.type.includes('Function') ? [] : childrenOf(node).flatMap(declaredIn)),
];

/** Cases that end with the same statements. */
function groupsOf(cases: readonly Case[]): readonly (readonly Case[])[] {
  const groups: Case[][] = [[]];
  cases.forEach((one, at) => {
    groups.at(-1)!.push(one);
    if (one.consequent.length && at < cases.length - 1) groups.push([]);
  });
  return groups;
}

/** The cases that are never met, with their statements where no other case leads there. */
function cutCases(cases: readonly Case[], functionStart: number): readonly Edit[] {
  let isLeft = true;
  return groupsOf(cases).flatMap((group) => {
    const never = group.filter(isNeverCase);
    const last = group.at(-1)!;
    if (never.length === group.length && isLeft) {
      const names = last.consequent.flatMap(declaredIn);
      const declared: readonly Edit[] = names.length ? [[functionStart, functionStart, `var ${names.join()};`]] : [];
      return [...declared, [group[0]!.start, last.end, ''] as const];
    }
    isLeft = leaves(last.consequent.at(-1));
    // Statements that the case before runs into stay, and so does their label.
    if (never.length === group.length) return [];
    return never.map(({ start, end, consequent }) => [start, consequent[0]?.start ?? end, ''] as const);
  });
}

function editsOf(node: Node, functionStart: number): readonly Edit[] {
  const { left, right, operator } = node as Node & Readonly<Record<'left' | 'right', Node>>;
  if (node.type === 'BinaryExpression' && (operator === '===' || operator === '!==')) {
    if ((isNeverMade(left) && isTag(right)) || (isNeverMade(right) && isTag(left)))
      return [[node.start, node.end, operator === '===' ? '!1' : '!0']];
  }
  if (node.type === 'Property' && entries.has(nameOf(node.key) as string)) return [[node.start, node.end + 1, '']];
  if (node.type === 'SwitchStatement') {
    const cases = node.cases as readonly Case[];
    if (isTag(node.discriminant as Node) || cases.some(({ test }) => neverTypes.has(nameOf(test) as string)))
      return cutCases(cases, functionStart);
  }
  return [];
}

function walk(node: Node, functionStart: number, edits: Edit[]): void {
  edits.push(...editsOf(node, functionStart));
  const inner = node.type.includes('Function') && isNode(node.body) ? node.body.start + 1 : functionStart;
  for (const child of childrenOf(node)) walk(child, inner, edits);
}

/** Functions that have nothing left to do, and statements of what is cut. Each must be there once at least. */
function cutStatements(source: string, program: readonly Node[]): readonly Edit[] {
  const missing = new Set([...Object.keys(bodies), ...statements]);
  const edits = program.flatMap((node): readonly Edit[] => {
    const name = nameOf(node.id) as string;
    if (node.type === 'FunctionDeclaration' && name in bodies) {
      missing.delete(name);
      return [[(node.body as Node).start, (node.body as Node).end, `{${bodies[name]}}`]];
    }
    const begun = statements.find((text) => source.startsWith(text, node.start));
    if (begun === undefined) return [];
    missing.delete(begun);
    return [[node.start, node.end, '']];
  });
  if (missing.size) throw new Error(`react-dom no longer has: ${[...missing].join(', ')}`);
  return edits;
}

/** What is cut inside of what is cut is passed over. */
function apply(source: string, edits: readonly Edit[]): string {
  let [made, at] = ['', 0];
  for (const [start, end, text] of edits.toSorted((a, b) => a[0] - b[0] || b[1] - a[1])) {
    if (start < at) continue;
    made += source.slice(at, start) + text;
    at = end;
  }
  return made + source.slice(at);
}

/** The source of `react-dom` without the parts in `cuts.ts`; functions that nothing names any more are left to the minifier. */
export function editSource(source: string): string {
  const program = parseAst(source) as unknown as Node;
  const statementEdits = cutStatements(source, program.body as readonly Node[]);
  const edits: Edit[] = [...statementEdits];
  walk(program, 0, edits);
  return apply(source, edits);
}

const given: ReadonlySet<string> = new Set([...neverImported, ...neverGiven]);

/** The source of `react` itself without what is never imported; what only that needed is left to the minifier as well. */
export function editExports(source: string): string {
  const program = parseAst(source) as unknown as Node;
  const edits = (program.body as readonly Node[]).flatMap(({ start, end }): readonly Edit[] => {
    const name = /^exports\.(\w+) =/.exec(source.slice(start, start + 80))?.[1];
    return name !== undefined && given.has(name) ? [[start, end, '']] : [];
  });
  return apply(source, edits);
}
