import type { Plugin } from 'vite';

/**
 * Hashes passwords as light as the algorithm allows wherever modules are loaded for tests: suites try thousands of them. No build knows
 * this plugin, and what was agreed is read by `agreed-limits.test.ts` past it.
 */
export function lightPasswords(): Plugin {
  return {
    name: 'light-passwords',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/server/src/accounts/password-cost.ts')
        ? 'export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };'
        : undefined,
  };
}
