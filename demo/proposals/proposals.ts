import type { Proposal } from '../../src/proposal/types.ts';
import { englishTrial } from './english-trial.ts';
import { persianTrial } from './persian-trial.ts';

/** Complete proposals, one in each language, for the demonstration and for tests. */
export const sampleProposals: readonly Proposal[] = [englishTrial, persianTrial];
