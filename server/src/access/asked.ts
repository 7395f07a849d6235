import type { FoundFile } from './find-file.ts';
import type { FoundCategory } from './find-category.ts';
import type { CallRule, Reach } from './call-rule.ts';
import type { Action } from './rules.ts';

/** What the row of the call under way allows, and what was found when it was asked. */
export interface Asked {
  readonly path: string;
  readonly rule: CallRule;
  readonly categories: Map<string, FoundCategory>;
  readonly files: Map<string, FoundFile>;
}

/** Stops a handler that reaches for more than the row of its call says; a mistake of ours, never of the caller. */
export function assertInRow(asked: Asked | undefined, on: Reach['on'], action: Action): void {
  if (asked === undefined || asked.rule.reach.some((reach) => reach.on === on && reach.action === action)) return;
  throw new TypeError(`${asked.path} would ${action} a ${on}, which its row in call-rules.ts does not say.`);
}
