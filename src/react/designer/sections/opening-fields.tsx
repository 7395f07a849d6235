import { useId } from 'react';
import { useStore } from '@nanostores/react';
import { limits } from '../../../engine/definition/limits.ts';
import type { Opening } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { changeOpening } from '../edits/change-opening.ts';
import { LocalizedField } from '../editors/basic/localized-field.tsx';
import { NumberField } from '../editors/basic/number-field.tsx';
import { useProblems } from '../field/use-problems.ts';
import { useDesigner } from '../model/designer-context.ts';

/** What is read before the first question. */
export function OpeningFields() {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const id = useId();
  const { opening } = useStore(model.$definition);
  const change = (changes: Partial<Opening>): void =>
    model.edit((form) => changeOpening(form, changes), `opening ${Object.keys(changes).join(' ')}`);
  const field = (key: keyof Opening) => ({ id: `${id}-${key}`, label: t(`designer:form.${key}`) });
  return (
    <div className="porsa-d-form-part" role="group" aria-labelledby={`${id}-heading`}>
      <h4 id={`${id}-heading`}>{t('designer:form.opening')}</h4>
      <p className="porsa-kit-help">{t('designer:form.openinghint')}</p>
      <LocalizedField
        {...field('purpose')}
        long
        problem={useProblems('form', 'opening.purpose')}
        value={opening?.purpose}
        change={(purpose) => change({ purpose })}
      />
      <NumberField
        {...field('minutes')}
        min={1}
        max={limits.minutes}
        problem={useProblems('form', 'opening.minutes')}
        value={opening?.minutes}
        change={(minutes) => change({ minutes })}
      />
      <LocalizedField
        {...field('readers')}
        long
        problem={useProblems('form', 'opening.readers')}
        value={opening?.readers}
        change={(readers) => change({ readers })}
      />
    </div>
  );
}
