import { createSchemaUtils } from '@rjsf/utils';
import validatorModule from '@rjsf/validator-ajv8';
import { withFormulas } from './formulas.mjs';
import { formulasOf, toSchema } from './peer.mjs';

const ajv = validatorModule.default ?? validatorModule;

/** It resolves the whole schema at each change. */
export function engine(form) {
  const schema = toSchema(form);
  const formulas = formulasOf(form);
  const utils = createSchemaUtils(ajv, schema);
  let answers;
  let resolved;
  const run = (next) => {
    answers = withFormulas(formulas, next);
    resolved = utils.retrieveSchema(schema, answers);
  };
  run(form.values);
  return {
    set: (name, value) => run({ ...answers, [name]: value }),
    get: (name) => answers[name],
    visible: () => Object.keys(resolved.properties),
  };
}

/** What a server would run: the schema through its validator, which knows if and then. */
export function validator(form) {
  const schema = toSchema(form);
  return (answers) => {
    const { errors } = ajv.validateFormData(answers, schema);
    return [
      ...new Set(
        errors
          .filter(({ name }) => name !== 'if')
          .map((fault) => (fault.property ?? '').replace(/^\./, '') || fault.params?.missingProperty),
      ),
    ];
  };
}
