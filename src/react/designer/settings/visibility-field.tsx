import { useId } from 'react';
import { usePart, useDesigner } from '../model/designer-context.ts';
import { setVisibility, visibilityOf } from '../edits/conditions.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { FormulaField } from '../editors/late/editors-on-demand.ts';
import { useProblems } from '../field/use-problems.ts';

/** When a question or a page is shown: one condition, or always. */
export function VisibilityField({ target }: { readonly target: string }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const when = usePart(model.$definition, (definition) => visibilityOf(definition, target));
  return (
    <FormulaField
      gives="truth"
      folded
      id={id}
      label={t('designer:settings.visibility')}
      help={t('designer:hints.visibility')}
      problem={useProblems(target, 'visibility')}
      value={when}
      change={(written) => model.edit((form) => setVisibility(form, target, written ?? ''), `${target} visibility`)}
    />
  );
}
