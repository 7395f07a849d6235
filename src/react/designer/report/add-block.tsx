import { reportLimits } from '../../../engine/report/report-limits.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { plus } from '../icons/icons.ts';
import { openBlock } from './block-focus.ts';
import { useReport, type BlockKind } from './use-report.ts';

const kinds = [
  'letterhead',
  'patient',
  'scores',
  'answers',
  'chart',
  'table',
  'text',
  'signature',
  'pagebreak',
] as const satisfies readonly BlockKind[];

/** The kinds of blocks, each a click away. */
export function AddBlock() {
  const { t } = useLanguage();
  const { blocks, add } = useReport();
  return (
    <div className="porsa-d-chips" role="group" aria-label={t('report:add')}>
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          className="porsa-d-chip"
          disabled={blocks.length >= reportLimits.blocks}
          onClick={(event) => {
            const root = event.currentTarget.closest('.porsa-d-report');
            openBlock(root, add(kind));
          }}
        >
          <Icon of={plus} size={14} />
          {t(`report:kinds.${kind}`)}
        </button>
      ))}
    </div>
  );
}
