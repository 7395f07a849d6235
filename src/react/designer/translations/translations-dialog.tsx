import { useMemo, useRef, useState } from 'react';
import { useStore } from '@nanostores/react';
import { useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { Pager, usePages } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { languages } from '../definition/languages.ts';
import { useDesigner } from '../model/designer-context.ts';
import { TranslationFiles } from './translation-files.tsx';
import { TranslationLine } from './translation-line.tsx';
import { isMissing, translationRows, type TranslationRow } from './translation-rows.ts';
import translations from './translations.css?inline';

const sheets = [translations];

/** Lines on one page of the table. */
const shownAtOnce = 40;

/** All texts of the form beside each other in both languages. */
export function TranslationsDialog({ close }: { close(): void }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const definition = useStore(model.$definition);
  const rows = useMemo(() => translationRows(definition), [definition]);
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  return (
    <Dialog wide title={t('designer:bar.translations')} onClose={close}>
      <div ref={root} className="porsa-d-translations">
        <Counts rows={rows} />
        <TranslationFiles />
        <Lines rows={rows} close={close} />
      </div>
    </Dialog>
  );
}

function Counts({ rows }: { readonly rows: readonly TranslationRow[] }) {
  const { t } = useLanguage();
  return (
    <ul className="porsa-d-translations-counts">
      {languages.map((language) => {
        const count = rows.filter((row) => isMissing(row, language)).length;
        const state = count === 0 ? 'complete' : 'missing';
        return (
          <li key={language} data-state={state}>
            {t(`designer:translations.${state}`, { language: t(`designer:languages.${language}`), count })}
          </li>
        );
      })}
    </ul>
  );
}

function Lines({ rows, close }: { readonly rows: readonly TranslationRow[]; close(): void }) {
  const { t } = useLanguage();
  const [onlyMissing, setOnlyMissing] = useState(false);
  const [words, setWords] = useState('');
  return (
    <>
      <div className="porsa-d-translations-filter">
        <label className="porsa-d-translations-only">
          <input type="checkbox" checked={onlyMissing} onChange={({ target }) => setOnlyMissing(target.checked)} />
          {t('designer:translations.only')}
        </label>
        <input
          type="search"
          className="porsa-kit-control"
          aria-label={t('common:search')}
          placeholder={t('common:search')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <Page key={`${onlyMissing} ${words}`} rows={rows} onlyMissing={onlyMissing} words={words} close={close} />
    </>
  );
}

interface PageProps {
  readonly rows: readonly TranslationRow[];
  readonly onlyMissing: boolean;
  readonly words: string;
  close(): void;
}

/** The lines that were asked for stay while they are filled in. */
function Page({ rows, onlyMissing, words, close }: PageProps) {
  const { t } = useLanguage();
  const [found] = useState(() => rows.filter((row) => isWanted(row, onlyMissing, words)).map(({ path }) => path));
  const pages = usePages();
  const start = Number(pages.after ?? 0);
  const byPath = useMemo(() => new Map(rows.map((row) => [row.path, row])), [rows]);
  const blank = found.length === 0 && (words || rows.length === 0 ? 'nomatch' : 'nothing');
  if (blank) return <p className="porsa-kit-help">{t(`designer:translations.${blank}`)}</p>;
  return (
    <>
      <Table
        headings={[
          t('designer:translations.text'),
          ...languages.map((language) => t(`designer:languages.${language}`)),
        ]}
      >
        {found.slice(start, start + shownAtOnce).map((path) => (
          <TranslationLine key={path} path={path} row={byPath.get(path)} close={close} />
        ))}
      </Table>
      <Pager pages={pages} next={start + shownAtOnce < found.length ? String(start + shownAtOnce) : null} />
    </>
  );
}

function isWanted(row: TranslationRow, onlyMissing: boolean, words: string): boolean {
  if (onlyMissing && !languages.some((language) => isMissing(row, language))) return false;
  const wanted = words.trim().toLocaleLowerCase();
  return languages.some((language) => row.texts[language].toLocaleLowerCase().includes(wanted));
}
