import type { Question } from '../../../../engine/definition/types.ts';
import type { Setting } from '../../../ui/field/field-panel.ts';
import { changeQuestion } from '../../edits/change-question.ts';
import { useDesigner } from '../../model/designer-context.ts';

/** Makes the answer a detail of the patient, with what the question needs to be it; undefined makes it none. */
export function useDetail(question: Question, setting: Setting): (detail: string | undefined) => void {
  const { model } = useDesigner();
  return (detail) =>
    model.edit((form) =>
      changeQuestion(form, question.id, {
        ...(detail !== undefined && setting.brings?.(detail, question)),
        [setting.key]: detail,
      }),
    );
}
