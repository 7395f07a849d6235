import { Model } from 'survey-core';
import { toSurvey } from './peer.mjs';

export function engine(form) {
  const model = new Model(toSurvey(form));
  model.data = form.values;
  return {
    set: (name, value) => model.setValue(name, value),
    get: (name) => model.getValue(name),
    visible: () =>
      model
        .getAllQuestions()
        .filter((question) => question.isVisible)
        .map((question) => question.name),
  };
}

/** A server keeps the model and replaces the data. */
export function validator(form) {
  const model = new Model(toSurvey(form));
  return (answers) => {
    model.clear(true, true);
    model.data = structuredClone(answers);
    model.validate(false, false);
    return model
      .getAllQuestions()
      .filter((question) => question.isVisible && question.hasErrors(false))
      .map((question) => question.name);
  };
}
