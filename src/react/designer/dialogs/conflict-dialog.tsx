import type { FormDefinition } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { useDesigner } from '../designer-context.ts';
import { allQuestions } from '../edits/tree.ts';
import { Dialog } from './dialog.tsx';

/** Somebody else saved the form meanwhile: theirs or mine. */
export function ConflictDialog({ theirs }: { readonly theirs: FormDefinition }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const sizeOf = (form: FormDefinition): string => t('designer:conflict.size', { pages: form.pages?.length ?? 0, questions: form.pages ? allQuestions(form).length : 0 });
  const actions = (
    <>
      <SlButton onClick={() => void model.store.resolve('theirs')}>{t('designer:conflict.taketheirs')}</SlButton>
      <SlButton variant="primary" onClick={() => void model.store.resolve('mine')}>{t('designer:conflict.keepmine')}</SlButton>
    </>
  );
  return (
    <Dialog role="alertdialog" title={t('designer:conflict.title')} actions={actions}>
      <p>{t('designer:conflict.text')}</p>
      <dl className="porsa-d-compare">
        <div><dt>{t('designer:conflict.mine')}</dt><dd>{sizeOf(model.$definition.get())}</dd><dd>{t('designer:conflict.minetext')}</dd></div>
        <div><dt>{t('designer:conflict.theirs')}</dt><dd>{sizeOf(theirs)}</dd><dd>{t('designer:conflict.theirstext')}</dd></div>
      </dl>
    </Dialog>
  );
}
