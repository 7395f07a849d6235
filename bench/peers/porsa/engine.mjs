import { createForm } from '../../../dist/lib/engine.js';
import { toDefinition } from './peer.mjs';

export function engine(neutral) {
  const form = createForm(toDefinition(neutral), { answers: neutral.values });
  return {
    set: form.set,
    get: form.get,
    visible: () => neutral.questions.map(({ name }) => name).filter((name) => form.state(name).visible),
  };
}

/** As the server does it: the definition is compiled once, a form is made for each submission. */
export function validator(neutral) {
  const definition = toDefinition(neutral);
  const computed = new Set(neutral.questions.filter(({ compute }) => compute).map(({ name }) => name));
  return (answers) => {
    const given = Object.fromEntries(Object.entries(answers).filter(([name]) => !computed.has(name)));
    return createForm(definition, { answers: given })
      .validate()
      .map(({ name }) => name);
  };
}
