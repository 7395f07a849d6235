import { allFunctions } from './functions/all-functions.ts';
import { installConditionalOptions } from './options/conditional-options.ts';

/** From now on forms can have all that an engine knows. The filler calls this only for forms that have something of the rarer. */
export function allRules(): void {
  allFunctions();
  installConditionalOptions();
}
