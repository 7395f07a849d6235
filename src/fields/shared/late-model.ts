import type { QuestionType } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/field-model.ts';

export interface LateModel {
  readonly model: FieldModel;
  /** Brings the rules; asked again after a failure, it tries again. */
  bring(): Promise<void>;
}

/** The rules of a rare type of question, fetched with its view. Before that they answer nothing: they throw. */
export function lateModel(type: QuestionType, load: () => Promise<FieldModel>): LateModel {
  const missing = (): never => {
    throw new Error(`The rules of ${type} questions were not brought`);
  };
  const model: FieldModel = {
    type,
    kind: 'input',
    parse: missing,
    validate: missing,
    toValue: missing,
    format: missing,
  };
  return { model, bring: async () => void Object.assign(model, await load()) };
}
