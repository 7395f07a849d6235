import { useRef, useState } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { downloadCsv, fromCsv } from '../../kit/download/csv.ts';
import { keepFile } from '../../kit/download/keep-file.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import { xlsxType, type FetchSpreadsheets } from '../exchange/spreadsheets.ts';
import { fromTable, toTable, withTranslations } from './translation-rows.ts';

/** Takes the texts out for a translator, and brings the translations in. */
export function TranslationFiles() {
  const { model, category, spreadsheets } = useDesigner();
  const { t } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState('');
  async function read(file: File): Promise<void> {
    const rows = await rowsOf(file, spreadsheets).catch(() => []);
    const found = fromTable(model.$definition.get(), rows);
    if (!found) return setOutcome(t('designer:translations.notable'));
    const { translations, unknown } = found;
    if (translations.length > 0) model.edit((form) => withTranslations(form, translations));
    const changed = t('designer:translations.imported', { count: translations.length });
    setOutcome(unknown > 0 ? `${changed} ${t('designer:translations.unknown', { count: unknown })}` : changed);
  }
  const name = `${category ?? 'form'}-translations`;
  const downloadXlsx = async (fetch: FetchSpreadsheets): Promise<void> => {
    const { writeRows } = await fetch();
    const file = writeRows('translations', toTable(model.$definition.get()));
    keepFile(new Blob([file], { type: xlsxType }), `${name}.xlsx`);
  };
  return (
    <>
      <div className="porsa-d-translations-files">
        {spreadsheets && (
          <SlButton
            size="small"
            onClick={() => void downloadXlsx(spreadsheets).catch(() => setOutcome(t('common:notLoaded.offline')))}
          >
            {t('designer:translations.excel')}
          </SlButton>
        )}
        <SlButton size="small" onClick={() => downloadCsv(`${name}.csv`, toTable(model.$definition.get()))}>
          {t('designer:translations.download')}
        </SlButton>
        <SlButton size="small" onClick={() => input.current?.click()}>
          {t('designer:translations.upload')}
        </SlButton>
        <input
          ref={input}
          type="file"
          hidden
          accept={`.csv,.tsv,.txt,text/csv${spreadsheets ? `,.xlsx,${xlsxType}` : ''}`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void read(file);
            target.value = '';
          }}
        />
      </div>
      <p className="porsa-kit-help" role="status">
        {outcome || t('designer:translations.hint')}
      </p>
    </>
  );
}

/** The rows of a CSV or an Excel file, which begins as every archive does. */
async function rowsOf(file: File, fetch: FetchSpreadsheets | undefined): Promise<readonly (readonly string[])[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isArchive && fetch) return (await fetch()).readRows(bytes);
  return fromCsv(new TextDecoder().decode(bytes));
}
