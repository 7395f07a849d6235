import { expect } from '@open-wc/testing';
import { randomOutcomes } from '../support/engine/random-expressions.ts';
import type { Outcome } from '../support/engine/random-expressions.ts';

describe('10,000 random expressions', () => {
  it('give in this browser what they give on the server', async () => {
    const reply = await fetch('/from-node/random-expressions');
    const onServer = (await reply.json()) as readonly Outcome[];
    const here = randomOutcomes(1404, 10_000);
    expect(onServer.length).to.equal(10_000);
    const first = here.findIndex(
      ({ expression, result }, index) =>
        expression !== onServer[index]?.expression || result !== onServer[index]?.result,
    );
    expect(here[first]).to.deep.equal(onServer[first]);
    expect(first).to.equal(-1);
  });
});
