import { useMemo } from 'react';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useDesigner } from '../model/designer-context.ts';
import { languages } from '../definition/languages.ts';
import { leftPlaceholders } from '../definition/left-placeholders.ts';
import { missingTexts, spokenLanguages, type MissingText } from '../definition/missing-texts.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { PlaceList } from './place-list.tsx';
import { settingName } from './setting-name.ts';

/** What people of each language will miss, by language; the places where somebody should look before the form is published. */
export interface Gaps {
  readonly missing: readonly MissingText[];
  readonly placeholders: readonly MissingText[];
  readonly untitledPages: readonly MissingText[];
  readonly spoken: readonly CoreLanguage[];
}

export function useGaps(): Gaps {
  const { model } = useDesigner();
  const definition = model.$definition.get();
  return useMemo(
    () => ({
      missing: missingTexts(definition),
      placeholders: leftPlaceholders(definition),
      untitledPages:
        definition.pages.length < 2
          ? []
          : definition.pages.flatMap(({ displayTitle }, index): readonly MissingText[] =>
              displayTitle === undefined
                ? [
                    {
                      path: `pages[${index}].displayTitle`,
                      key: 'displayTitle',
                      language: definition.language,
                      count: 1,
                      isNeeded: false,
                    },
                  ]
                : [],
            ),
      spoken: spokenLanguages(definition),
    }),
    [definition],
  );
}

export const hasGaps = ({ missing, placeholders, untitledPages }: Gaps): boolean =>
  missing.length + placeholders.length + untitledPages.length > 0;

/** Names what is not translated or not titled yet, each with the way there. */
export function Untranslated({
  gaps: { missing, placeholders, untitledPages, spoken },
  close,
}: {
  readonly gaps: Gaps;
  close(): void;
}) {
  const { t } = useLanguage();
  const other = languages.find((language) => !spoken.includes(language));
  return (
    <>
      {other && (
        <p className="porsa-kit-help">
          {t('designer:publish.onelanguage', {
            language: t(`designer:languages.${spoken[0]}`),
            other: t(`designer:languages.${other}`),
          })}
        </p>
      )}
      {spoken.map((language) => {
        const lacking = missing.filter((each) => each.language === language);
        return (
          lacking.length > 0 && (
            <Gap
              key={language}
              title={t('designer:publish.untranslated', {
                language: t(`designer:languages.${language}`),
                count: lacking.length,
              })}
              gaps={lacking}
              close={close}
            />
          )
        );
      })}
      {placeholders.length > 0 && <Gap title={t('designer:publish.placeholders')} gaps={placeholders} close={close} />}
      {untitledPages.length > 0 && (
        <Gap title={t('designer:publish.untitledpages')} gaps={untitledPages} close={close} />
      )}
    </>
  );
}

function Gap({ title, gaps, close }: { readonly title: string; readonly gaps: readonly MissingText[]; close(): void }) {
  const { model } = useDesigner();
  const language = useLanguage();
  const definition = model.$definition.get();
  return (
    <section className="porsa-d-gap">
      <h3>{title}</h3>
      <PlaceList
        places={gaps.map((gap) => ({
          place: placeOfProblem(definition, gap.path),
          about: settingName(gap, language),
          editing: gap.language,
        }))}
        close={close}
      />
    </section>
  );
}
