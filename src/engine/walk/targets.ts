import type { Option } from '../definition/types.ts';
import type { PlacedQuestion } from '../definition/walk-questions.ts';
import type { LiveForm } from '../live-form/types.ts';
import { toBoolean } from '../values/coerce.ts';
import { valueOf } from './closeness.ts';
import { seenScope } from './seen-scope.ts';
import { nameFromForm } from './variables.ts';
import { visibilityOf, type Rule, type Rules } from './rules.ts';

/** Something that may or may not come about while a form is filled. `path` is where it stands in the definition. */
export interface Target {
  readonly kind: 'page' | 'question' | 'options' | 'jump' | 'send' | 'notify' | 'ending';
  readonly path: string;
  /** What must be true for it. */
  readonly needed: readonly Rule[];
  /** What must be false, unless another way leads there. */
  readonly unwanted: readonly Rule[];
  /** What else decides the way there. */
  readonly others: readonly Rule[];
  /** The page on which it is; absent where the whole form decides. */
  readonly page?: string;
  readonly placed?: PlacedQuestion;
  readonly options?: readonly Option[];
  /** Whether it has come about in a form that is filled so far. */
  holds(form: LiveForm): boolean;
}

/** Every page, and everything that stands under a condition. */
export function targetsOf(rules: Rules, today: string): readonly Target[] {
  const ways = waysTo(rules);
  const { definition, questions } = rules;
  const pages = definition.pages.map(({ id }, index): Target => ({
    kind: 'page',
    path: `pages[${index}]`,
    page: id,
    needed: pageRules(rules, index),
    ...ways(index),
    holds: (form) => form.pages().some((page) => page.id === id),
  }));
  const conditioned = questions
    .filter(({ question }) => rules.ofQuestion.get(question.id)?.some(({ kind }) => kind === 'condition'))
    .map((placed): Target => ({
      kind: 'question',
      path: placed.path,
      page: placed.page.id,
      placed,
      needed: visibilityOf(rules, placed),
      ...ways(placed.pageIndex),
      holds: (form) => isSeen(form, placed),
    }));
  return [...pages, ...conditioned, ...rules.all.flatMap((rule) => targetOfRule(rule, rules, { ways, today }))];
}

type Ways = (pageIndex: number) => Pick<Target, 'unwanted' | 'others'>;

const pageRules = ({ ofPage }: Rules, index: number): readonly Rule[] => {
  const rule = ofPage.get(index);
  return rule ? [rule] : [];
};

/** Jumps over a page keep people from it; every other jump may bring them there. */
function waysTo(rules: Rules): Ways {
  const index = new Map(rules.definition.pages.map(({ id }, at) => [id, at]));
  const jumps = rules.all.flatMap((rule) => {
    const { condition } = rule;
    if (condition?.kind !== 'gotopage') return [];
    return [{ rule, from: index.get(condition.from) ?? -1, to: index.get(condition.to) ?? -1 }];
  });
  const all = [...jumps.map(({ rule }) => rule), ...rules.ofPage.values()];
  return (page) => ({
    unwanted: jumps.filter(({ from, to }) => from < page && page < to).map(({ rule }) => rule),
    others: jumps.length ? all : [],
  });
}

interface Frame {
  readonly ways: Ways;
  readonly today: string;
}

function targetOfRule(rule: Rule, rules: Rules, { ways, today }: Frame): readonly Target[] {
  const { kind, path, placed, condition, ending, options } = rule;
  const anywhere = { path, needed: [rule], unwanted: [], others: [] };
  if (kind === 'option' && placed)
    return [
      {
        kind: 'options',
        path,
        page: placed.page.id,
        placed,
        options,
        needed: [...visibilityOf(rules, placed), rule],
        ...ways(placed.pageIndex),
        holds: (form) => isSeen(form, placed) && offers(form, placed, options ?? []),
      },
    ];
  if (ending)
    return [{ ...anywhere, kind: 'ending', holds: (form) => form.endings().some(({ id }) => id === ending.id) }];
  if (condition?.kind === 'sendfile')
    return [
      { ...anywhere, kind: 'send', holds: (form) => form.sendfileConditions().some(({ id }) => id === condition.id) },
    ];
  if (condition?.kind === 'notify')
    return [
      { ...anywhere, kind: 'notify', holds: (form) => form.notifyConditions().some(({ id }) => id === condition.id) },
    ];
  if (condition?.kind !== 'gotopage') return [];
  const isTrue = valueOf(rule.expression);
  const at = (id: string): number => rules.definition.pages.findIndex((page) => page.id === id);
  return [
    {
      kind: 'jump',
      path,
      page: condition.from,
      needed: [...pageRules(rules, at(condition.from)), ...pageRules(rules, at(condition.to)), rule],
      ...ways(at(condition.from)),
      // The next page follows without a jump too.
      holds: (form) =>
        form.nextPage(condition.from) === condition.to && toBoolean(isTrue(seenScope(form, () => today))),
    },
  ];
}

function isSeen(form: LiveForm, placed: PlacedQuestion): boolean {
  for (let around = placed.row; around; around = around.row)
    if (form.rows(nameFromForm(around)).length === 0) return false;
  return form.state(nameFromForm(placed)).visible;
}

function offers(form: LiveForm, placed: PlacedQuestion, wanted: readonly Option[]): boolean {
  const asked = form.state(nameFromForm(placed)).asked;
  const values = new Set(wanted.map(({ value }) => value));
  const isOffered = (options: readonly Option[] = []): boolean =>
    options.some(({ value, children }) => values.has(value) || isOffered(children));
  return isOffered((asked ?? placed.question).options);
}
