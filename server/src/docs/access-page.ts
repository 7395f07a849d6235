import { contract, type Path } from '../../../src/api/contract/contract.ts';
import type { Role } from '../../../src/engine/definition/types.ts';
import { otherRoutes } from '../access/other-routes.ts';
import { type CallRule, type Need, type Reach } from '../access/call-rule.ts';
import { callRule } from '../access/call-rules.ts';
import { actions, extentOf, rightsByShare, roles, type Action } from '../access/rules.ts';

const outward: readonly Role[] = [...roles].reverse();
const words: Readonly<Record<Role, string>> = {
  public: 'public',
  newuser: 'new user',
  expert: 'expert',
  secretary: 'secretary',
  owner: 'owner',
};
const extents = { all: 'yes', own: 'own', none: '–' } as const;

/** Who may make every call, as Markdown: made from the tables that the server asks, so that it says what the server does. */
export function accessPage(): string {
  return [
    '# Who may make which call',
    'Made by `npm run docs:access` from `server/src/access` (`call-rules.ts`, `rules.ts`), the tables that the server asks before every call; a test holds this page to them, and another walks every cell.',
    '',
    '`yes`: all of what the row names. `own`: what they made themselves. A file that was shared with somebody opens to them as far as the share goes, whatever their role, and shows what an expert sees, but never more than whoever shared it sees. Admin access counts as owner of every form of the clinic. What is not theirs to know of answers like an id that never was (404); no session is 401, a missing right 403.',
    '',
    '## Rights',
    table(['to', ...outward.map((role) => words[role]), 'by a share'], actions.map(rightRow)),
    '',
    '## Calls',
    table(
      ['call', 'asks for', 'and reaches', ...outward.map((role) => words[role]), 'admin', 'by a share'],
      (Object.keys(contract) as Path[]).flatMap(callRows),
    ),
    '',
    '## Other routes',
    table(
      ['route', 'open to all, because it is'],
      Object.entries(otherRoutes).map(([route, reason]) => [`\`${route}\``, reason]),
    ),
    '',
  ].join('\n');
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return ['', ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)].join('\n');
}

function rightRow(action: Action): readonly string[] {
  return [action, ...outward.map((role) => extents[extentOf(role, action)]), shareOf(action)];
}

const shareOf = (action: Action): string => (rightsByShare[action] === 'none' ? '–' : `to ${rightsByShare[action]}`);

const needs: Readonly<Record<Need, string>> = {
  nobody: 'nothing',
  session: 'a session',
  person: 'a session of one’s own',
  admin: 'admin access',
};

/** One line for each thing that a call may reach, and one for the call where its body names none. */
function callRows(path: Path): readonly (readonly string[])[] {
  const rule = callRule(path);
  const reached = rule.reach.map((reach) => [
    needs[rule.need],
    `${reach.action} the ${reach.on} in \`${reach.from}\``,
    ...outward.map((role) => cell(rule, role, reach)),
    'yes',
    reach.on === 'file' ? shareOf(reach.action) : reach.through === undefined ? '–' : `of \`${reach.through}\``,
  ]);
  const alone = rule.reach.length > 0 && rule.otherwise === undefined ? [] : [bare(rule)];
  return [...reached, ...alone].map((cells, index) => [index === 0 ? `\`${path}\`` : '', ...cells]);
}

function cell(rule: CallRule, role: Role, { action }: Reach): string {
  return rule.need !== 'nobody' && role === 'public' && extentOf(role, action) !== 'none'
    ? 'own, signed in'
    : extents[extentOf(role, action)];
}

function bare(rule: CallRule): readonly string[] {
  const need = rule.reach.length > 0 ? (rule.otherwise ?? rule.need) : rule.need;
  const inside = need === 'admin' ? '–' : 'yes';
  return [
    needs[need],
    rule.reach.length > 0 ? 'nothing named' : '',
    need === 'nobody' ? 'yes' : '–',
    ...outward.slice(1).map(() => inside),
    'yes',
    '',
  ];
}
