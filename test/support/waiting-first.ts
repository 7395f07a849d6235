import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that mostly wait for processes of their own, the longest first. */
const waiting = [
  'server/faults/faults.test.ts',
  'server/src/access/matrix.test.ts',
  'server/src/main.test.ts',
  'server/src/entry/kill.test.ts',
  'server/test/two-processes.test.ts',
];

/** Begins what waits longest first: begun last, it would wait with nothing beside it. Files that share a worker come in one row, at the end. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const turn = ({ moduleId, project }: TestSpecification) => {
      const at = waiting.findIndex((path) => moduleId.endsWith(path));
      return at === -1 ? waiting.length + Number(!project.config.isolate) : at;
    };
    return (await super.sort(files)).sort((one, other) => turn(one) - turn(other));
  }
}
