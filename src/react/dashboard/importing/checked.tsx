import { useLanguage } from '../../ui/language/language.tsx';
import { countFiles, Figures, having, type Figure } from './figures.tsx';
import { Refused } from './refused-list.tsx';
import type { UnreadPart } from './types.ts';
import type { Stage } from './run-import.ts';

/** Parts that are listed; the rest are counted. */
const mostListed = 200;

/** What a file holds and what would become of it, before anything is stored. */
export function Checked({ form, file, checked }: Extract<Stage, { kind: 'preview' }>) {
  const { t } = useLanguage();
  const ready = having(checked, 'acceptable');
  const known = having(checked, 'known').length;
  const refused = having(checked, 'refused');
  const tells = form.definition.conditions.some(({ kind }) => kind === 'notify' || kind === 'sendfile');
  const figures: readonly Figure[] = [
    ['field', file.field],
    ['files', countFiles(ready)],
    ['ready', ready.length],
    ...(known > 0 ? [['known', known] as const] : []),
    ...(refused.length > 0 ? [['refused', refused.length] as const] : []),
  ];
  return (
    <>
      <Figures figures={figures} />
      {ready.length > 0 && (
        <p className="porsa-kit-help">
          {t('importrecords:preview.dated')} {tells && t('importrecords:preview.tells')}
        </p>
      )}
      {known > 0 && <p className="porsa-kit-help">{t('importrecords:known')}</p>}
      <Unread parts={file.unread} />
      <Refused form={form} refused={refused} />
    </>
  );
}

/** What of the file the form has no place for. */
function Unread({ parts }: { readonly parts: readonly UnreadPart[] }) {
  const { t } = useLanguage();
  if (parts.length === 0) return <p className="porsa-kit-help">{t('importrecords:unread.none')}</p>;
  const title = t('importrecords:unread.title', { count: parts.length });
  return (
    <section className="porsa-portal-import-list">
      <h3>{title}</h3>
      <p className="porsa-kit-help">{t('importrecords:unread.text')}</p>
      <ul tabIndex={0} aria-label={title}>
        {parts.slice(0, mostListed).map((part) => (
          <li key={`${part.row} ${part.header} ${part.cell}`}>
            <Part {...part} />
          </li>
        ))}
      </ul>
      {parts.length > mostListed && (
        <p className="porsa-kit-help">{t('importrecords:unread.more', { count: parts.length - mostListed })}</p>
      )}
    </section>
  );
}

/** What the file says keeps its own direction. */
const apart = (text: string): string => `\u2068${text}\u2069`;

function Part({ kind, header = '', cell = '', instrument = '', row, rows }: UnreadPart) {
  const { t } = useLanguage();
  const where =
    rows > 1 ? t('importrecords:unread.rows', { row, count: rows }) : t('importrecords:unread.row', { row });
  return (
    <>
      {t(`importrecords:unread.${kind}`, {
        header: apart(header),
        cell: apart(cell),
        instrument: apart(instrument),
      })}{' '}
      {kind !== 'column' && <span className="porsa-kit-help">{where}</span>}
    </>
  );
}
