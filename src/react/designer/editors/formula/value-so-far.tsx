import { listMark } from '../../../../engine/languages/traits.ts';
import { pickText, useLanguage } from '../../../ui/language/language.tsx';
import { findByName } from '../../definition/tree.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { sayValue } from '../../parts/say-value.ts';
import { isUnknown } from './value-now.ts';
import { useValueNow } from './use-value-now.ts';

/** What a formula that is being written gives for the answers of the preview, or for made-up ones, and what of it is unknown. */
export function ValueSoFar({ formula, owner }: { readonly formula: string; readonly owner: string | undefined }) {
  const { model } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const found = useValueNow(formula, owner);
  if (!found) return null;
  const titleOf = (name: string): string => {
    const question = findByName(model.$definition.get(), name);
    return (question && pickText(question.title, language.language)) || name;
  };
  const unknown = found.values.filter(({ value }) => isUnknown(value));
  return (
    <div className="porsa-d-value-now">
      <p>
        {t(`designer:formula.now.${found.of}`)} <strong dir="auto">{sayValue(found.result, language)}</strong>
      </p>
      {unknown.length > 0 && (
        <p>
          {t('designer:formula.now.unknown')}{' '}
          {unknown.map(({ name }, at) => (
            <span key={name}>
              {at > 0 && listMark(language.language)}
              <bdi>{titleOf(name)}</bdi>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
