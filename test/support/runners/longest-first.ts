import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The tests that take longest, most of them waiting for processes of their own. */
const longest = [
  'server/faults/faults.test.ts',
  'server/src/access/matrix.test.ts',
  'server/src/http/request/hostile-bodies.test.ts',
  'server/src/auth/strangers.test.ts',
  'server/src/main.test.ts',
  'server/src/entry/kill.test.ts',
  'server/test/two-processes.test.ts',
];

/** Begins what takes longest first: begun last, it would run with nothing beside it. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => turn(one) - turn(other));
  }
}
