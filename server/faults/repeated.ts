import { randomInt } from 'node:crypto';
import type { Fault } from './support/fault.ts';
import { newSending, post } from './support/fillers.ts';
import { repeat } from './support/recovery.ts';
import { openScene } from './support/scene.ts';
import { faultsIn } from './support/verdict.ts';

export const sentTogether: Fault = {
  id: 'F11',
  what: 'one entry is sent 2 to 10 times at once, and something else under its id',
  times: 200,
  databases: ['sqlite', 'postgres'],
  run: async (ground, times) => {
    const scene = await openScene(ground);
    try {
      await scene.startServer();
      const never = new AbortController().signal;
      const { address } = scene.server();
      const faults = await repeat(times, async () => {
        const sending = newSending(scene.category);
        const copies = await Promise.all(
          Array.from({ length: randomInt(2, 11) }, async () => {
            const response = await post(address, sending, never);
            return `${response.status} ${await response.text()}`;
          }),
        );
        const [first = ''] = copies;
        const other = await post(address, { ...sending, answers: { ...sending.answers, weight: 399 } }, never);
        if (first.startsWith('200 ')) scene.witness.acknowledged(sending.id, sending.answers);
        return [
          ...(first.startsWith('200 ') && copies.every((copy) => copy === first)
            ? []
            : [`the copies were answered ${[...new Set(copies)].join(' and ')}`]),
          ...(other.status === 409 ? [] : [`other answers under the same id were answered ${other.status}`]),
        ];
      });
      const verdict = await scene.verdict();
      const extra =
        verdict.stored === verdict.acknowledged
          ? []
          : [`${verdict.stored} stored of ${verdict.acknowledged} acknowledged`];
      return { acknowledged: verdict.acknowledged, faults: [...faults, ...faultsIn(verdict), ...extra] };
    } finally {
      await scene.close();
    }
  },
};
