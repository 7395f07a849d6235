import { faultOf } from '../floor-dom/engine.mjs';
import { createStores } from './store.mjs';

export function engine(form) {
  const { values, visibility } = createStores(form);
  // Kept listened to, as a screen would.
  for (const store of [...values.values(), ...visibility.values()]) store.listen(() => {});
  return {
    set: (name, value) => values.get(name).set(value),
    get: (name) => values.get(name).get(),
    visible: () => form.questions.map(({ name }) => name).filter((name) => visibility.get(name)?.get() ?? true),
  };
}

export function validator(form) {
  return (answers) => {
    const { values, visibility } = createStores({ ...form, values: answers });
    return form.questions
      .filter(
        (question) =>
          (visibility.get(question.name)?.get() ?? true) &&
          !question.compute &&
          faultOf(question, values.get(question.name).get()),
      )
      .map(({ name }) => name);
  };
}
