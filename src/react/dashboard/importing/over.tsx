import { Alert } from '../../kit/field/alert.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { describeFailure } from '../calls/failure.ts';
import { countFiles, Figures, having, type Figure } from './figures.tsx';
import { Refused } from './refused-list.tsx';
import type { Stage } from './run-import.ts';

/** What the server has stored, and what it has not. */
export function Over({ form, told, open, ended }: Extract<Stage, { kind: 'over' }>) {
  const { t } = useLanguage();
  const stored = having(told, 'stored');
  const known = having(told, 'known').length;
  const refused = having(told, 'refused');
  const figures: readonly Figure[] = [
    ['stored', stored.length],
    ['into', countFiles(stored)],
    ...(known > 0 ? [['known', known] as const] : []),
    ...(refused.length > 0 ? [['refused', refused.length] as const] : []),
    ...(open > 0 ? [['open', open] as const] : []),
  ];
  return (
    <>
      <p role="status" className="porsa-portal-import-outcome">
        {t('importrecords:over.stored', { count: stored.length })}
      </p>
      <Figures figures={figures} />
      <Alert text={ended && describeFailure(ended, t)} />
      {open > 0 && <p>{t('importrecords:over.again')}</p>}
      {known > 0 && <p className="porsa-kit-help">{t('importrecords:known')}</p>}
      <Refused form={form} refused={refused} />
    </>
  );
}
