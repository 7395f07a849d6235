import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the journeys that passed only when they were tried again, with what went wrong before, on the screen and for the one test command. */
export default class SecondTries {
  onTestRunEnd(modules) {
    const again = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    const names = again.map((test) => `${test.module.relativeModuleId} > ${test.fullName}`);
    again.forEach((test, at) => {
      const faults = (test.result().errors ?? []).map(({ stack, message, diff }) =>
        [stack ?? message, diff].join('\n'),
      );
      console.log(`\nPassed at a later try: ${names[at]}\n${faults.join('\n')}`);
    });
    const folder = process.env.PORSA_TEST_RESULTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'second-tries.json'), JSON.stringify(names));
  }
}
