import { isTaken } from './dialect.ts';

/** Does work once more that lost a unique key to somebody who was faster: it then finds what they have stored. */
export async function againIfTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return work();
    throw error;
  }
}
