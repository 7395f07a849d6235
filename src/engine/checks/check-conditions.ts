import { checkKeys, hasWords } from './check-shape.ts';
import type { Fault } from '../definition/problem.ts';
import type { Report } from './report.ts';
import { conditionShape, errorShape, notifyShape } from './shapes.ts';
import { isRecord } from '../definition/walk-questions.ts';

export interface Targets {
  readonly questions: ReadonlySet<unknown>;
  /** Questions that people answer, and containers that they add rows to. */
  readonly answered: ReadonlySet<unknown>;
  readonly pages: ReadonlySet<unknown>;
}

/** Reports conditions that lead nowhere, have no receivers, or decide what another one decides already. */
export function checkConditions(conditions: readonly unknown[], targets: Targets, report: Report): void {
  const ids = new Set<unknown>();
  const decided = new Set<unknown>();
  conditions.forEach((condition, index) => {
    const path = `conditions[${index}]`;
    if (!isRecord(condition)) return report(path, { rule: 'notrecord' });
    checkKeys(condition, path, conditionShape, report);
    if (typeof condition['when'] === 'string' && condition['when'].trim() === '')
      report(`${path}.when`, { rule: 'conditionempty' });
    if (typeof condition['id'] === 'string' && ids.has(condition['id']))
      report(`${path}.id`, { rule: 'iddouble', params: { id: condition['id'] } });
    ids.add(condition['id']);
    if (condition['kind'] === 'visibility') checkVisibility(condition, path, targets, decided, report);
    if (condition['kind'] === 'error') {
      checkKeys(condition, path, errorShape, report);
      if (!targets.answered.has(condition['target'])) report(`${path}.target`, { rule: 'errortargetmissing' });
    }
    if (condition['kind'] === 'gotopage') checkPages(condition, path, targets, report);
    if (condition['kind'] === 'sendfile') checkReceivers(condition, path, sendfile, report);
    if (condition['kind'] === 'notify') {
      checkKeys(condition, path, notifyShape, report);
      if (!hasWords(condition['text'])) report(`${path}.text`, { rule: 'notifytextmissing' });
      checkReceivers(condition, path, notify, report);
    }
  });
}

type Raw = Readonly<Record<string, unknown>>;

function checkVisibility(
  { target }: Raw,
  path: string,
  { questions, pages }: Targets,
  decided: Set<unknown>,
  report: Report,
): void {
  if (!questions.has(target) && !pages.has(target)) report(`${path}.target`, unknownPlace('target', target));
  else if (decided.has(target)) report(`${path}.target`, { rule: 'onecondition' });
  decided.add(target);
}

const placeRules = {
  target: { missing: 'targetmissing', unknown: 'targetunknown' },
  page: { missing: 'pagemissing', unknown: 'pageunknown' },
} as const;

/** Nothing was chosen yet, or what was chosen is not, or no longer, in this form. */
function unknownPlace(kind: 'target' | 'page', name: unknown): Fault {
  const { missing, unknown } = placeRules[kind];
  return typeof name === 'string' && name !== '' ? { rule: unknown, params: { name } } : { rule: missing };
}

function checkPages({ from, to }: Raw, path: string, { pages }: Targets, report: Report): void {
  if (!pages.has(from)) report(`${path}.from`, unknownPlace('page', from));
  if (!pages.has(to)) report(`${path}.to`, unknownPlace('page', to));
  else if (from === to) report(`${path}.to`, { rule: 'samepage' });
}

const isNamed = (part: unknown): boolean => typeof part === 'string' && part !== '';

/** Only roles that read the files of others can be notified of one. */
const readers: ReadonlySet<unknown> = new Set(['owner', 'secretary', 'expert']);

interface Addressing {
  isAddress(address: Raw): boolean;
  readonly rule: string;
}

const sendfile: Addressing = {
  isAddress: ({ user, group, category }) => [user, group, category].some(isNamed),
  rule: 'receiversmissing',
};

const notify: Addressing = {
  isAddress: ({ user, group, role }) => [user, group].some(isNamed) || readers.has(role),
  rule: 'notifiedmissing',
};

function checkReceivers({ to }: Raw, path: string, { isAddress, rule }: Addressing, report: Report): void {
  if (!Array.isArray(to) || to.length === 0) return report(`${path}.to`, { rule });
  to.forEach((address, index) => {
    if (!isRecord(address) || !isAddress(address)) report(`${path}.to[${index}]`, { rule });
  });
}
