import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useId } from 'react';
import { useStore } from '@nanostores/react';
import type { ReportBlock } from '../../../engine/definition/types.ts';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { IconButton } from '../../kit/icon/icon-button.tsx';
import { allQuestions } from '../definition/tree.ts';
import { useProblems } from '../field/use-problems.ts';
import * as icons from '../icons/icons.ts';
import { useDesigner } from '../model/designer-context.ts';
import { BlockSettings } from './block-settings.tsx';
import { useReport } from './use-report.ts';

interface BlockItemProps {
  readonly block: ReportBlock;
  readonly index: number;
  readonly count: number;
  readonly open: boolean;
  readonly lifted: boolean;
  toggle(): void;
}

/** One block: what it is, and once opened its settings. */
export function BlockItem({ block, index, count, open, lifted, toggle }: BlockItemProps) {
  const { t } = useLanguage();
  const settings = useId();
  const drag = useDraggable({ id: block.id });
  const drop = useDroppable({ id: block.id });
  const problems = useProblems('report', `blocks[${index}]`);
  const title = t(`report:kinds.${block.kind}`);
  return (
    <li
      ref={drop.setNodeRef}
      className="porsa-d-block"
      data-open={open || undefined}
      data-over={(drop.isOver && !drag.isDragging) || undefined}
      data-dragged={drag.isDragging || undefined}
      data-lifted={lifted || undefined}
    >
      <div ref={drag.setNodeRef} className="porsa-d-block-head">
        <span className="porsa-d-card-grip" aria-hidden="true" {...drag.listeners}>
          <Icon of={icons.grip} />
        </span>
        <button
          type="button"
          className="porsa-d-block-face"
          data-block={block.id}
          aria-expanded={open}
          aria-controls={open ? settings : undefined}
          aria-describedby="porsa-d-block-help"
          aria-keyshortcuts="Space Delete Alt+ArrowUp Alt+ArrowDown"
          onClick={toggle}
          // A browser clicks as Space comes up, wherever it went down.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          {...drag.listeners}
        >
          <strong>{title}</strong>
          <BlockDetail block={block} />
          {problems.length > 0 && (
            <span className="porsa-d-badge" data-kind="problem">
              {t('designer:badges.problems', { count: problems.length })}
            </span>
          )}
        </button>
        <BlockActs id={block.id} title={title} index={index} count={count} />
      </div>
      {open && (
        <div id={settings} className="porsa-d-block-settings porsa-d-fields">
          <BlockSettings block={block} index={index} />
        </div>
      )}
    </li>
  );
}

interface BlockActsProps extends Pick<BlockItemProps, 'index' | 'count'> {
  readonly id: string;
  readonly title: string;
}

/** The ways up, down and out of the list. */
function BlockActs({ id, title, index, count }: BlockActsProps) {
  const { t } = useLanguage();
  const { move, remove } = useReport();
  return (
    <>
      <IconButton
        icon={icons.arrowUp}
        label={t('report:up', { title })}
        disabled={index === 0}
        onClick={() => move(id, index - 1)}
      />
      <IconButton
        icon={icons.arrowDown}
        label={t('report:down', { title })}
        disabled={index === count - 1}
        onClick={() => move(id, index + 1)}
      />
      <IconButton icon={icons.trash} danger label={t('report:remove', { title })} onClick={() => remove(id)} />
    </>
  );
}

/** What tells it from others of its kind. */
function BlockDetail({ block }: { readonly block: ReportBlock }) {
  const { model } = useDesigner();
  const { t } = useLanguage();
  const editing = useStore(model.$editing);
  const definition = useStore(model.$definition);
  const question =
    block.kind === 'chart' ? allQuestions(definition).find(({ name }) => name === block.question) : undefined;
  const words = pickText(
    block.kind === 'text' ? block.title || block.text : 'title' in block && block.title ? block.title : question?.title,
    editing,
  );
  return (
    <span className="porsa-d-block-detail">
      <bdi>{unbroken(words)}</bdi>
      {block.when?.trim() && <em>{t('report:conditional')}</em>}
    </span>
  );
}
