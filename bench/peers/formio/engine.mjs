import core from '@formio/core';
import { toFormio } from './peer.mjs';

const { processSync, ProcessTargets } = core;

/** It has no incremental engine: one change is one run of the evaluating processors. */
export function engine(neutral) {
  const form = toFormio(neutral);
  const data = { ...neutral.values };
  let scope;
  const run = () => {
    scope = {};
    processSync({
      form,
      components: form.components,
      submission: { data },
      data,
      scope,
      config: {},
      processors: ProcessTargets.evaluator,
    });
  };
  run();
  return {
    set: (name, value) => {
      data[name] = value;
      run();
    },
    get: (name) => data[name],
    visible: () => {
      const hidden = new Set(scope.conditionals.filter((each) => each.conditionallyHidden).map((each) => each.path));
      return neutral.questions.map(({ name }) => name).filter((name) => !hidden.has(name));
    },
  };
}

export function validator(neutral) {
  const form = toFormio(neutral);
  return (answers) => {
    const data = structuredClone(answers);
    const context = {
      form,
      components: form.components,
      submission: { data },
      data,
      scope: {},
      config: { server: true },
    };
    processSync({ ...context, processors: ProcessTargets.submission });
    processSync({ ...context, processors: ProcessTargets.evaluator });
    return [...new Set((context.scope.errors ?? []).map((fault) => fault.context?.path ?? fault.path))];
  };
}
