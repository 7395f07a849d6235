import { useId } from 'react';
import { usePart, useDesigner } from '../designer-context.ts';
import { setVisibility, visibilityOf } from '../edits/conditions.ts';
import { useLanguage } from '../../ui/language.tsx';
import { FormulaField } from './editors/editors-on-demand.ts';
import { useProblems } from './field.tsx';

/** When a question or a page is shown: one condition, or always. */
export function VisibilityField({ target }: { readonly target: string }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const when = usePart(model.$definition, (definition) => visibilityOf(definition, target));
  return (
    <FormulaField
      gives="truth"
      id={id}
      label={t('designer:settings.visibility')}
      hint={t('designer:hints.visibility')}
      problems={useProblems(target, 'visibility')}
      value={when}
      change={(written) => model.edit((form) => setVisibility(form, target, written ?? ''), `${target} visibility`)}
    />
  );
}
