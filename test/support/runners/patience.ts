/** Longer than anything takes on a machine with much else to do: how busy it is decides no test. */
export const patience = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 120_000 } } } as const;
