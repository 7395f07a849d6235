import { useState } from 'react';
import { coreOf } from '../../../engine/languages/traits.ts';
import { formatSource, type CitationStyle } from '../../../proposal/sources/format-source.ts';
import type { NumberedSource } from '../../../proposal/sources/number-sources.ts';
import type { Run } from '../../../proposal/sources/runs.ts';
import type { Source } from '../../../proposal/types.ts';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { dialogOnDemand } from '../../kit/on-demand/dialog-on-demand.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { RowButtons } from '../rows/row-buttons.tsx';
import type { Rows } from '../rows/use-rows.ts';
import { edit } from '../icons.ts';

const EditSource = dialogOnDemand(async () => (await import('./edit-source.tsx')).EditSource);

interface SourceItemProps {
  readonly source: Source;
  readonly place: NumberedSource | undefined;
  readonly style: CitationStyle;
  readonly rows: Rows<Source>;
  readonly index: number;
}

export function SourceItem({ source, place, style, rows, index }: SourceItemProps) {
  const { t, number, language: reader } = useLanguage();
  const language = coreOf(reader);
  const [open, setOpen] = useState(false);
  const { runs, direction, language: spoken } = formatSource(source, style, language);
  const name = t('proposal:sources.named', { place: index + 1 });
  return (
    <li className="porsa-p-source" data-source={source.id}>
      <span className="porsa-p-place" data-cited={place?.cited || undefined}>
        {place?.cited ? number(place.number) : '–'}
      </span>
      <div>
        <p dir={direction} lang={spoken}>
          {runs.map((run, at) => (
            <RunText key={at} run={run} />
          ))}
        </p>
        <p className="porsa-p-soft">
          <code dir="ltr">{`[@${source.id}]`}</code>
          {!place?.cited && <span>{t('proposal:sources.uncited')}</span>}
          {source.text !== undefined && <span>{t('proposal:sources.astext')}</span>}
        </p>
      </div>
      <span className="porsa-p-row-buttons">
        <IconButton icon={edit} label={t('proposal:sources.edit', { name })} onClick={() => setOpen(true)} />
        <RowButtons of={rows} index={index} name={name} />
      </span>
      {open && (
        <EditSource
          source={source}
          save={(changed) => {
            rows.change(index, changed);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}

function RunText({ run: { text, italic, bold, link, direction } }: { readonly run: Run }) {
  const shown = (
    <>
      {link && /^https?:/.test(link) ? (
        <a href={link} target="_blank" rel="noreferrer">
          {text}
        </a>
      ) : (
        text
      )}
    </>
  );
  if (italic) return <i dir={direction}>{shown}</i>;
  if (bold) return <b dir={direction}>{shown}</b>;
  return direction ? <bdi dir={direction}>{shown}</bdi> : shown;
}
