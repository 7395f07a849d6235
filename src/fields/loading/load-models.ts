import type { Capabilities } from '../../engine/capabilities/capabilities.ts';
import type { FieldModel, FieldModels } from '../../engine/capabilities/field-model.ts';
import type { FormDefinition, Question, QuestionType } from '../../engine/definition/types.ts';
import { isRecord, walkQuestions } from '../../engine/definition/walk-questions.ts';
import { eachLater } from './later-types.ts';

type Load = () => Promise<FieldModel>;

const loads: Readonly<Partial<Record<QuestionType, Load>>> = {
  text: async () => (await import('../text/model.ts')).textModel,
  container: async () => (await import('../container/model.ts')).containerModel,
  date: async () => (await import('../date/model.ts')).dateModel,
  cascadeview: async () => (await import('../cascadeview/model.ts')).cascadeviewModel,
  numericrange: async () => (await import('../numericrange/model.ts')).numericrangeModel,
  ...eachLater(
    (type): Load =>
      async () =>
        (await import('./later.ts')).laterFields[type].model,
  ),
};

/** Most texts are free, and read by rules that are there from the start. */
const isLate = ({ type, format }: Question): boolean => type !== 'text' || !!format;

/** Fetches the rules of rare types of question, and of texts in a format, for a form that has some. */
export async function loadModels(
  definition: unknown,
  { models }: Pick<Capabilities, 'models'>,
): Promise<Pick<Capabilities, 'models'> | undefined> {
  const questions = isRecord(definition) ? walkQuestions(definition as unknown as FormDefinition) : [];
  const types = new Set(questions.flatMap(({ question }) => (isLate(question) ? question.type : [])));
  const found = await Promise.all([...types].map(async (type) => [type, await loads[type]?.()] as const));
  const fresh = found.filter(([type, model]) => model && models[type] !== model);
  return fresh.length > 0 ? { models: Object.fromEntries(fresh) as Partial<FieldModels> } : undefined;
}
