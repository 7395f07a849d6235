import en from '../../../../locales/en/exchange.json' with { type: 'json' };
import fa from '../../../../locales/fa/exchange.json' with { type: 'json' };
import { useEffect, useMemo, useState } from 'react';
import { addTexts } from '../../../store/texts.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { keepFile } from '../../kit/download/keep-file.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { allQuestions } from '../definition/tree.ts';
import { useDesigner } from '../model/designer-context.ts';
import {
  xlsxType,
  type ExchangeFormat,
  type FetchSpreadsheets,
  type NotExported,
  type Spreadsheets,
} from './spreadsheets.ts';

addTexts('exchange', { en, fa });

/** The form as a file of another system, and what the file will not hold, before it is downloaded. */
export function ExchangeFile({ format, close }: { readonly format: ExchangeFormat; close(): void }) {
  const { model, category = 'form', spreadsheets } = useDesigner();
  const { t } = useLanguage();
  const made = useExport(spreadsheets!, format, category);
  const isMade = made !== undefined && made !== 'failed';
  const download = (): void => {
    if (!isMade) return;
    keepFile(made.file, `${category}.${made.ending}`);
    close();
  };
  return (
    <div className="porsa-d-import">
      <p>{t(`exchange:intro.${format}`)}</p>
      {made === 'failed' && <p role="alert">{t('exchange:failed')}</p>}
      {isMade && <LeftOut format={format} notExported={made.notExported} titles={titlesIn(model.$definition.get())} />}
      <div>
        <SlButton variant="primary" loading={!made} disabled={made === 'failed'} onClick={download}>
          {t('exchange:download')}
        </SlButton>
      </div>
    </div>
  );
}

interface Made {
  readonly file: Blob;
  readonly ending: string;
  readonly notExported: readonly NotExported[];
}

const make: Readonly<Record<ExchangeFormat, (by: Spreadsheets, definition: Definition, name: string) => Made>> = {
  xlsform({ toXlsForm }, definition) {
    const { file, notExported } = toXlsForm(definition);
    return { file: new Blob([file], { type: xlsxType }), ending: 'xlsx', notExported };
  },
  xform({ toXForm }, definition, name) {
    const { xml, notExported } = toXForm(definition, name);
    return { file: new Blob([xml], { type: 'text/xml' }), ending: 'xml', notExported };
  },
  redcap({ toRedcap }, definition) {
    const { text, notExported } = toRedcap(definition, definition.language);
    return { file: new Blob([text], { type: 'text/csv' }), ending: 'redcap.csv', notExported };
  },
};

function useExport(fetch: FetchSpreadsheets, format: ExchangeFormat, name: string): Made | 'failed' | undefined {
  const { model } = useDesigner();
  const [made, setMade] = useState<Made | 'failed'>();
  useEffect(() => {
    let current = true;
    fetch()
      .then((by) => make[format](by, model.$definition.get(), name))
      .catch((): 'failed' => 'failed')
      .then((outcome) => current && setMade(outcome));
    return () => {
      current = false;
    };
  }, [fetch, format, model, name]);
  return made;
}

type Definition = ReturnType<ReturnType<typeof useDesigner>['model']['$definition']['get']>;
const titlesIn = (definition: Definition) => new Map(allQuestions(definition).map(({ name, title }) => [name, title]));

interface LeftOutProps {
  readonly format: ExchangeFormat;
  readonly notExported: readonly NotExported[];
  readonly titles: ReturnType<typeof titlesIn>;
}

/** By setting, with the questions that have it. */
function LeftOut({ format, notExported, titles }: LeftOutProps) {
  const language = useLanguage();
  const { t, text } = language;
  const settings = useMemo(() => bySetting(notExported, language), [notExported, language]);
  if (settings.size === 0) return <p className="porsa-kit-help">{t('exchange:all')}</p>;
  const heading = t('exchange:left', { count: settings.size });
  return (
    <section className="porsa-d-import-left">
      <h3>{heading}</h3>
      <p className="porsa-kit-help">{t(`exchange:leftText.${format}`)}</p>
      <ul tabIndex={0} aria-label={heading}>
        {[...settings].map(([setting, names]) => (
          <li key={setting}>
            <strong>{setting}</strong>
            <Places names={names.map((name) => text(titles.get(name)) || name || t('exchange:wholeForm'))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** So many places are named before they are counted. */
const named = 3;

function Places({ names }: { readonly names: readonly string[] }) {
  const { t } = useLanguage();
  return (
    <p className="porsa-kit-help">
      {names.slice(0, named).map((name, index) => (
        <span key={index}>
          <bdi>{name}</bdi>
          {index < Math.min(names.length, named) - 1 && ' · '}
        </span>
      ))}{' '}
      {names.length > named && t('exchange:more', { count: names.length - named })}
    </p>
  );
}

function bySetting(
  notExported: readonly NotExported[],
  language: LanguageTools,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { setting, name } of notExported) {
    const words = wordsOf(setting, language);
    found.set(words, [...(found.get(words) ?? []), name]);
  }
  return found;
}

/** Its own words here, else those of the question's settings. */
function wordsOf(setting: string, { t }: LanguageTools): string {
  if (Object.hasOwn(en.setting, setting)) return t(`exchange:setting.${setting}`);
  const name = t(`designer:settings.${setting}`);
  return name.endsWith(`settings.${setting}`) ? t('exchange:setting.other') : name;
}
