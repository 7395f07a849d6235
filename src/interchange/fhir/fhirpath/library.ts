import fhirpath from 'fhirpath';
import r4 from 'fhirpath/fhir-context/r4';
import { EvaluationStopped } from '../../../engine/evaluation/scope.ts';
import { withLookups } from './item-lookup.ts';
import { quietly } from './quietly.ts';

/** Steps that one expression, or one variable, may take: each visited node is one, and large collections cost more. */
const mostSteps = 100_000;
/** The same where a `repeat()` makes what it repeats, and may never end: each turn of it costs more than the one before. */
const mostStepsOfLoop = 10_000;
/** Steps of an expression together with all the variables it leads to. */
const mostStepsInAll = 400_000;

export interface Budget {
  left: number;
}
export const newBudget = (): Budget => ({ left: mostStepsInAll });

export type Environment = Readonly<Record<string, unknown>>;

/** The values of an expression over one element; `%name`s are looked up in the environment as they are met. */
export type Evaluator = (element: unknown, environment: Environment, now: Date, budget: Budget) => readonly unknown[];

const compiled = new Map<string, Evaluator>();
const mostCompiled = 5000;

/** The expression over an element of that path (`QuestionnaireResponse.item`), or over a whole resource; compiled once. Throws what is wrong with it. */
export function compileFhirPath(expression: string, base?: string): Evaluator {
  return compileOnce(expression, base, false);
}

/** The same for an environment that has what `lookupOf` names. */
export function compileWithLookups(expression: string, base?: string): Evaluator {
  return compileOnce(expression, base, true);
}

function compileOnce(expression: string, base: string | undefined, hasLookups: boolean): Evaluator {
  const key = `${base ?? ''}\n${hasLookups ? 'l' : ''}\n${expression}`;
  const known = compiled.get(key);
  if (known) return known;
  if (compiled.size >= mostCompiled) compiled.clear();
  const made = makeEvaluator(hasLookups ? withLookups(expression) : expression, base);
  compiled.set(key, made);
  return made;
}

function makeEvaluator(expression: string, base: string | undefined): Evaluator {
  const isLoop = /\brepeat\((?!\s*[a-z]+(?:\s*[|.]\s*[a-z]+)*\s*\))/i.test(expression);
  const run = fhirpath.compile(base === undefined ? expression : { base, expression }, r4, { async: false });
  return (element, environment, now, budget) =>
    quietly(() =>
      run(element, environment as Record<string, unknown>, {
        resolveInternalTypes: false,
        debugger: stepLimit(budget, isLoop ? mostStepsOfLoop : mostSteps),
        userInvocationTable: clockOf(now),
        traceFn: () => undefined,
      }),
    ) as readonly unknown[];
}

type Step = (context: unknown, given: unknown, found: unknown) => void;

/** Nodes of a collection that cost as much as one step. */
const nodesOfStep = 16;

/** Stops an expression that runs away. */
function stepLimit(budget: Budget, most: number): Step {
  let left = most;
  return (_context, _given, found) => {
    const steps = 1 + (Array.isArray(found) ? Math.floor(found.length / nodesOfStep) : 0);
    budget.left -= steps;
    left -= steps;
    if (left < 0 || budget.left < 0) throw new EvaluationStopped('toomanysteps');
  };
}

type Invocations = NonNullable<Parameters<typeof fhirpath.evaluate>[4]>['userInvocationTable'];

/** The form's own clock in the place of the machine's, and no way to the network. */
function clockOf(now: Date): Invocations {
  const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part, index) =>
    String(part).padStart(index === 0 ? 4 : 2, '0'),
  );
  const day = parts.join('-');
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  const offset = -now.getTimezoneOffset();
  const zone = `${offset < 0 ? '-' : '+'}${[Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60].map((part) => String(part).padStart(2, '0')).join(':')}`;
  const literal = (text: string) => ({
    fn: () => fhirpath.evaluate({}, text, {}, r4, { resolveInternalTypes: false, async: false }) as unknown[],
    arity: { 0: [] },
  });
  const refused = {
    fn: () => {
      throw new Error('nothing is fetched while a form is filled');
    },
    arity: { 0: [], 1: ['AnyAtRoot'], 2: ['AnyAtRoot', 'AnyAtRoot'] },
  };
  return {
    today: literal(`@${day}`),
    now: literal(`@${day}T${time}${zone}`),
    timeOfDay: literal(`@T${time}`),
    resolve: refused,
    memberOf: refused,
  } as unknown as Invocations;
}

/** What keeps the text from being FHIRPath, and the character at which it stops being it. */
interface SyntaxFault {
  readonly position: number;
  readonly message: string;
}

const checked = new Map<string, SyntaxFault | undefined>();

/** The fault of the text; each text is read once, since a form is looked at again whenever it changes. */
export function checkSyntax(expression: string): SyntaxFault | undefined {
  if (checked.has(expression)) return checked.get(expression);
  if (checked.size >= mostCompiled) checked.clear();
  const fault = faultOf(expression);
  checked.set(expression, fault);
  return fault;
}

function faultOf(expression: string): SyntaxFault | undefined {
  try {
    fhirpath.parse(expression);
    return undefined;
  } catch (error) {
    return placeOf(expression, error instanceof Error ? error.message : String(error));
  }
}

/** The parser reports `line: 1; column: 4; message: …`, a line for each fault. */
function placeOf(expression: string, description: string): SyntaxFault {
  const [, line, column, what] = /line: (\d+); column: (\d+); message: (.*)/.exec(description) ?? [];
  const before = expression
    .split('\n')
    .slice(0, Number(line ?? 1) - 1)
    .reduce((length, text) => length + text.length + 1, 0);
  return {
    position: Math.min(before + Number(column ?? 0), expression.length),
    message: (what ?? description).replace(/ expecting .*/, '').slice(0, 120),
  };
}

export const resolveTypes = (values: readonly unknown[]): readonly unknown[] =>
  fhirpath.resolveInternalTypes(values) as readonly unknown[];

/** Whether FHIR R4 has resources of this type. */
export function isResourceType(name: string): boolean {
  const parents: Readonly<Record<string, string>> = r4.type2Parent;
  return Object.hasOwn(parents, name) && /^(?:Domain)?Resource$/.test(parents[name] ?? '');
}
