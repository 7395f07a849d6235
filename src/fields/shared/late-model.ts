import type { QuestionType } from '../../engine/definition/types.ts';
import type { FieldModel } from '../../engine/field-model.ts';

export interface LateModel {
  readonly model: FieldModel;
  /** Brings the rules; asked again after a failure, it tries again. */
  bring(): Promise<void>;
}

/** The rules of a rare type of question, fetched with its view. Before that they answer nothing: they throw. */
export function lateModel(type: QuestionType, load: () => Promise<FieldModel>): LateModel {
  let brought: FieldModel | undefined;
  const rules = (): FieldModel => {
    if (!brought) throw new Error(`The rules of ${type} questions were not brought`);
    return brought;
  };
  const model: FieldModel = {
    type,
    kind: 'input',
    parse: (...given) => rules().parse(...given),
    validate: (...given) => rules().validate(...given),
    toValue: (...given) => rules().toValue(...given),
    score: (...given) => rules().score?.(...given),
    format: (...given) => rules().format(...given),
  };
  return { model, bring: async () => { brought ??= await load(); } };
}
