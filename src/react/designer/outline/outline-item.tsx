import { memo, type CSSProperties } from 'react';
import { useLanguage } from '../../ui/language/language.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../icons/icons.ts';
import { TypeIcon } from '../icons/type-icon.tsx';
import { usePart, useDesigner } from '../model/designer-context.ts';
import type { OutlineRow } from './outline-rows.ts';

interface OutlineItemProps extends OutlineRow {
  readonly isCurrent: boolean;
  /** The one line that Tab reaches. */
  readonly isStop: boolean;
}

/** A line of the outline; drawn again when something in it changes. */
export const OutlineItem = memo(
  function OutlineItem(props: OutlineItemProps) {
    const { id, kind, type, title, level, place, count, open, inner, isCurrent, isStop } = props;
    const { panels } = useDesigner();
    const problems = useProblemCount(open ? [id] : [id, ...inner]);
    return (
      <li
        role="treeitem"
        className="porsa-d-outline-item"
        data-outline={id}
        data-kind={kind}
        aria-level={level}
        aria-posinset={place}
        aria-setsize={count}
        aria-expanded={open}
        aria-selected={isCurrent}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isStop ? 0 : -1}
        style={{ '--_level': level - 1 } as CSSProperties}
      >
        <span className="porsa-d-outline-toggle" data-toggle={open === undefined ? undefined : ''} aria-hidden="true">
          {open !== undefined && <Icon of={icons.down} size={14} />}
        </span>
        {type && <TypeIcon name={panels[type].icon} />}
        <span className="porsa-d-outline-title" dir="auto">
          {title}
        </span>
        {problems > 0 && <Problems count={problems} />}
      </li>
    );
  },
  (before, after) =>
    (Object.keys(after) as (keyof OutlineItemProps)[]).every((key) =>
      key === 'inner' ? String(before.inner) === String(after.inner) : before[key] === after[key],
    ),
);

function Problems({ count }: { readonly count: number }) {
  const { t } = useLanguage();
  const text = t('designer:badges.problems', { count });
  return (
    <span className="porsa-d-outline-problems" title={text}>
      <Icon of={icons.warning} size={14} />
      <span className="porsa-kit-hidden">{text}</span>
    </span>
  );
}

/** Of a closed line those of everything in it. */
function useProblemCount(ids: readonly string[]): number {
  const { model } = useDesigner();
  return usePart(model.$problems, (all) =>
    all.size === 0 ? 0 : ids.reduce((sum, id) => sum + (all.get(id)?.length ?? 0), 0),
  );
}
