import type { Reach } from '../access/call-rule.ts';
import type { Action } from '../access/rules.ts';
import type { CallAccess } from '../context/call-access.ts';

/** Stops a handler that reaches for more than the rule of its call declares: a mistake in the server, never the caller's. */
export function assertDeclared(access: CallAccess | undefined, on: Reach['on'], action: Action): void {
  if (access === undefined || access.rule.reach.some((reach) => reach.on === on && reach.action === action)) return;
  throw new TypeError(`${access.path} would ${action} a ${on}, which its rule in call-rules.ts does not declare.`);
}
