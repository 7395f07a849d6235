import { formExpressions } from '../dependencies/form-expressions.ts';
import type { FormExpression } from '../dependencies/form-expression.ts';
import { resolveName, type QuestionsByName } from '../dependencies/question-names.ts';
import type { FormDefinition, PatientName } from '../definition/types.ts';
import { walkQuestions, type PlacedQuestion } from '../definition/walk-questions.ts';
import { dependencies } from '../expression/references.ts';
import { conditionalOptions } from '../options/conditional-options.ts';
import { parseSyntax } from '../syntax/parse-syntax.ts';
import type { Expression } from '../syntax/syntax-tree.ts';
import { visit } from '../syntax/visit.ts';

/** An expression of the form that can be read, and what it decides. */
export interface Rule extends FormExpression {
  readonly expression: Expression;
}

/** What a form decides by, looked up by what is decided. */
export interface Rules {
  readonly definition: FormDefinition;
  readonly questions: readonly PlacedQuestion[];
  readonly byName: QuestionsByName;
  readonly all: readonly Rule[];
  /** By the question's id. */
  readonly ofQuestion: ReadonlyMap<string, readonly Rule[]>;
  /** Visibility of pages, by index. */
  readonly ofPage: ReadonlyMap<number, Rule>;
}

export function rulesOf(definition: FormDefinition): Rules {
  const questions = walkQuestions(definition);
  const all = formExpressions(definition, questions, conditionalOptions).flatMap((found): readonly Rule[] => {
    const parsed = parseSyntax(found.text);
    return parsed.ok ? [{ ...found, expression: parsed.expression }] : [];
  });
  const ofQuestion = new Map<string, Rule[]>();
  const ofPage = new Map<number, Rule>();
  for (const rule of all) {
    if (rule.placed)
      ofQuestion.set(rule.placed.question.id, [...(ofQuestion.get(rule.placed.question.id) ?? []), rule]);
    else if (rule.pageIndex !== undefined) ofPage.set(rule.pageIndex, rule);
  }
  const byName = new Map(questions.map((placed) => [placed.question.name, placed]));
  return { definition, questions, byName, all, ofQuestion, ofPage };
}

/** What must hold for the question to be seen: its own condition, those around it, and its page’s. */
export function visibilityOf({ ofQuestion, ofPage }: Rules, placed: PlacedQuestion): readonly Rule[] {
  const found: Rule[] = [];
  for (let next: PlacedQuestion | undefined = placed; next; next = next.parent)
    found.push(...(ofQuestion.get(next.question.id) ?? []).filter(({ kind }) => kind === 'condition'));
  const page = ofPage.get(placed.pageIndex);
  return [...(page ? [page] : []), ...found.reverse()];
}

/** Everything that decides some rules, however indirectly. */
export interface Influence {
  readonly rules: readonly Rule[];
  /** Questions that people answer, or that compute what the rules read. */
  readonly questions: readonly PlacedQuestion[];
  readonly facts: ReadonlySet<PatientName>;
  /** The result may also depend on the clock, on earlier responses or on another language's expressions, which are not searched. */
  readonly isOpen: boolean;
}

export function influenceOn(rules: Rules, start: readonly Rule[]): Influence {
  const found = new Set<Rule>();
  const questions = new Set<PlacedQuestion>();
  const facts = new Set<PatientName>();
  let isOpen = false;
  const waiting: Rule[] = [...start];
  const see = (name: string, row: PlacedQuestion | undefined): void => {
    const led = resolveName(name, rules.byName, row);
    if (led?.kind === 'patient') return void facts.add(led.fact);
    if (!led) return;
    const inner = led.placed.children.length ? rules.questions.filter((each) => isWithin(each, led.placed)) : [];
    for (const placed of [led.placed, ...inner]) {
      if (questions.has(placed)) continue;
      questions.add(placed);
      waiting.push(...(rules.ofQuestion.get(placed.question.id) ?? []), ...visibilityOf(rules, placed));
      if (placed.question.relatedField) see(placed.question.relatedField, placed.row);
    }
  };
  for (let rule = waiting.pop(); rule; rule = waiting.pop()) {
    if (found.has(rule)) continue;
    found.add(rule);
    const { names, clock, earlier } = dependencies(rule.expression);
    isOpen ||= clock || earlier.length > 0 || isForeign(rule.expression);
    for (const name of names) see(name, rule.placed?.row);
  }
  return { rules: [...found], questions: [...questions], facts, isOpen };
}

function isWithin(placed: PlacedQuestion, container: PlacedQuestion): boolean {
  for (let next = placed.parent; next; next = next.parent) if (next === container) return true;
  return false;
}

function isForeign(expression: Expression): boolean {
  let found = false;
  visit(expression, (part) => {
    found ||= part.kind === 'call' && part.name === 'FHIRPATH';
  });
  return found;
}
