import type { Outcome } from './fault.ts';
import type { Tally } from './fillers.ts';
import { bareRefusals } from './recovery.ts';
import type { Scene } from './scene.ts';
import { faultsIn } from './verdict.ts';

/** Compares the database with what was acknowledged, and adds what was found to the faults of the trial itself. */
export async function conclude(
  scene: Scene,
  tally: Tally,
  faults: readonly string[],
): Promise<Pick<Outcome, 'acknowledged' | 'faults'>> {
  const verdict = await scene.verdict();
  return {
    acknowledged: verdict.acknowledged,
    faults: [...faults, ...faultsIn(verdict), ...bareRefusals(tally, scene.server())],
  };
}
