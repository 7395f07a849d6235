import { allFunctions } from '../functions/all-functions.ts';
import { conditionalOptions } from '../options/conditional-options.ts';
import type { Capabilities } from './capabilities.ts';

/** Every function, and options that show under a condition: fetched apart, as few forms need more than the common functions. */
export const allRules = { functions: allFunctions, options: conditionalOptions } satisfies Partial<Capabilities>;
