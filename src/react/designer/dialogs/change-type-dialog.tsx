import type { QuestionType } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { lostByType } from '../edits/change-type.ts';
import { findQuestion } from '../definition/tree.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';

/** Asks before settings are lost, and names them. */
export function ChangeTypeDialog({
  id,
  type,
  close,
}: {
  readonly id: string;
  readonly type: QuestionType;
  close(): void;
}) {
  const { model, panels, commonSettings, actions } = useDesigner();
  const { t, text } = useLanguage();
  const question = findQuestion(model.$definition.get(), id);
  if (!question) return null;
  const buttons = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton
        variant="primary"
        onClick={() => {
          close();
          actions.changeType(id, type, true);
        }}
      >
        {t('designer:retype.sure')}
      </SlButton>
    </>
  );
  return (
    <Dialog
      role="alertdialog"
      title={t('designer:retype.title', { type: t(`designer:types.${type}`) })}
      actions={buttons}
      onClose={close}
    >
      <p>{t('designer:retype.text', { title: text(question.title) || question.name })}</p>
      <ul>
        {lostByType(question, type, panels, commonSettings).map((key) => (
          <li key={key}>{t(`designer:settings.${key}`)}</li>
        ))}
      </ul>
    </Dialog>
  );
}
