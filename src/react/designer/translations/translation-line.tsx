import { useLanguage } from '../../ui/language/language.tsx';
import { directionIn, languages } from '../definition/languages.ts';
import { PlaceTitle, useGoTo } from '../dialogs/place-list.tsx';
import { settingName } from '../dialogs/setting-name.ts';
import { useDesigner } from '../model/designer-context.ts';
import { placeOfProblem } from '../problems/problem-places.ts';
import { withTranslations, type TranslationRow } from './translation-rows.ts';

interface TranslationLineProps {
  readonly path: string;
  /** Undefined once nothing is written there any more. */
  readonly row: TranslationRow | undefined;
  close(): void;
}

/** One text in each language, and the way to where it stands. */
export function TranslationLine({ path, row, close }: TranslationLineProps) {
  const { model } = useDesigner();
  const tools = useLanguage();
  const goTo = useGoTo();
  const place = placeOfProblem(model.$definition.get(), path);
  const key = row?.key ?? path.slice(path.lastIndexOf('.') + 1);
  const name = settingName({ path, key }, tools);
  return (
    <tr>
      <th scope="row">
        <button
          type="button"
          className="porsa-d-translations-place"
          onClick={() => {
            close();
            goTo(place, model.$editing.get());
          }}
        >
          <bdi>
            <PlaceTitle place={place} />
          </bdi>
          <small>{name}</small>
        </button>
      </th>
      {languages.map((language) => (
        <td key={language} data-prose="" data-label={tools.t(`designer:languages.${language}`)}>
          <textarea
            className="porsa-kit-control"
            rows={1}
            lang={language}
            dir={directionIn(language)}
            aria-label={`${name}, ${tools.t(`designer:languages.${language}`)}`}
            data-missing={!row?.texts[language].trim() || undefined}
            value={row?.texts[language] ?? ''}
            onChange={({ target }) =>
              model.edit(
                (form) => withTranslations(form, [{ path, language, text: target.value }]),
                `translation ${path} ${language}`,
              )
            }
          />
        </td>
      ))}
    </tr>
  );
}
