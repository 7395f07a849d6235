import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps which tests have begun and not ended, for the one test command, which names them where its run does not end. */
export default class UnderWay {
  #names = new Map();
  #writing;

  onTestCaseReady(test) {
    this.#names.set(test.id, `${test.module.relativeModuleId} > ${test.fullName}`);
    this.#keep();
  }

  onTestCaseResult({ id }) {
    this.#names.delete(id);
    this.#keep();
  }

  /** At most once a second: most tests take milliseconds. */
  #keep() {
    const { PORSA_TEST_RESULTS: folder, PORSA_TEST_STEP: step } = process.env;
    if (!folder || !step || this.#writing) return;
    this.#writing = setTimeout(() => {
      this.#writing = undefined;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${step}-under-way.json`), JSON.stringify([...this.#names.values()]));
    }, 1000);
    this.#writing.unref();
  }
}
