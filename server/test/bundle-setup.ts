import { removeBundles, runVariable } from './bundle.ts';

/** Gives a test run a name for its bundles, and clears them away at the end. */
export function setup(): () => void {
  const run = String(process.pid);
  process.env[runVariable] = run;
  // A run that was killed may have had the same number.
  removeBundles(run);
  return () => removeBundles(run);
}
