import { useDeferredValue, useId, useMemo } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../../ui/language/language.tsx';
import { PlaceList } from '../../dialogs/place-list.tsx';
import { usesOf } from '../../edits/uses.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { placeOfProblem } from '../../problems/problem-places.ts';
import { addTexts } from '../../../../store/texts.ts';
import { lateDesignerTexts } from '../../texts/late-designer-texts.ts';
import { sentenceTexts } from '../../texts/sentence-texts.ts';

addTexts('sentence', sentenceTexts);
addTexts('designer', lateDesignerTexts);

/** What depends on a question: each formula and condition that mentions it, with the way there. */
export function UsedBy({ id }: { readonly id: string }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const heading = useId();
  const definition = useDeferredValue(useStore(model.$definition));
  const uses = useMemo(() => usesOf(definition, id), [definition, id]);
  return (
    <section aria-labelledby={heading} data-used-by="">
      <h4 id={heading} className="porsa-kit-label">
        {t('sentence:usedby.title')}
      </h4>
      {uses.length === 0 ? (
        <p className="porsa-kit-help">{t('sentence:usedby.nothing')}</p>
      ) : (
        <PlaceList
          places={uses.map(({ path, text }) => ({
            place: placeOfProblem(definition, path),
            about: <code dir="ltr">{text}</code>,
          }))}
          close={() => undefined}
        />
      )}
    </section>
  );
}
