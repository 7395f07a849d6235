import { removeBundles, runVariable } from './bundle.ts';

/** Gives a test run a name for its bundles, and clears them away at the end. */
export function setup(): () => void {
  const run = String(process.pid);
  process.env[runVariable] = run;
  return () => removeBundles(run);
}
