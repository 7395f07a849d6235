import type { Rule } from '../rule.ts';
import { agreementRules } from './agreement.ts';
import { detailRules } from './detail.ts';
import { groupRules } from './groups.ts';
import { titleRules } from './titles.ts';

/** Whether the question is sound: who, what, compared with what, and said alike throughout. */
export const questionRules: readonly Rule[] = [...titleRules, ...groupRules, ...detailRules, ...agreementRules];
