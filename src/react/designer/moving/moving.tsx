import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { pickText, useLanguage } from '../../ui/language/language.tsx';
import { useStyles } from '../../ui/style/use-styles.ts';
import { pageTitle } from '../definition/page-title.ts';
import { findQuestion } from '../definition/tree.ts';
import { TypeIcon } from '../icons/type-icon.tsx';
import { useDesigner } from '../model/designer-context.ts';
import type { Dragged } from './drop-place.ts';
import { followPress } from './follow-press.ts';
import moving from './moving.css?inline';
import { sourceOf } from './source-of.ts';
import { startDrag } from './start-drag.ts';

const sheets = [moving];

/**
 * Lets questions, pages and types be dragged by mouse or finger.
 *
 * One listener around them all: a card more costs nothing. Shows what is dragged under the pointer.
 */
export function Moving() {
  const { model, actions } = useDesigner();
  const { dir } = useLanguage();
  const ref = useRef<HTMLDivElement>(null);
  const dragged = useStore(model.$dragged);
  useStyles(ref, sheets);
  useEffect(() => {
    const place = ref.current;
    const workbench = place?.closest<HTMLElement>('.porsa-d-workbench');
    if (!place || !workbench) return;
    let stop: (() => void) | undefined;
    const press = (event: MouseEvent | TouchEvent): void => {
      stop?.();
      if ('button' in event ? event.button !== 0 || event.shiftKey : event.touches.length > 1) return;
      const source = sourceOf(event.target as Element, model);
      stop = source && followPress(event, () => startDrag(source, place, { model, actions }));
    };
    // A finger's drag must be able to keep the page from scrolling; Safari asks for it before the touch begins.
    const keep = (): void => undefined;
    workbench.addEventListener('mousedown', press);
    workbench.addEventListener('touchstart', press, { passive: true });
    workbench.addEventListener('touchmove', keep, { passive: false });
    return () => {
      stop?.();
      workbench.removeEventListener('mousedown', press);
      workbench.removeEventListener('touchstart', press);
      workbench.removeEventListener('touchmove', keep);
    };
  }, [model, actions]);
  return (
    <div ref={ref} className="porsa-d-ghost-place" dir="ltr">
      {dragged && (
        <div className="porsa-d-ghost" dir={dir}>
          <Ghost dragged={dragged} />
        </div>
      )}
    </div>
  );
}

/** What hangs under the pointer. */
function Ghost({ dragged }: { readonly dragged: Dragged }) {
  const { model, panels } = useDesigner();
  const { t } = useLanguage();
  const { pages } = model.$definition.get();
  const editing = model.$editing.get();
  if (dragged.kind === 'page') {
    const page = pages.find(({ id }) => id === dragged.id);
    return page && <>{pageTitle(pages, page, editing, t)}</>;
  }
  const ids = dragged.kind === 'questions' ? dragged.ids : [];
  const question = findQuestion(model.$definition.get(), ids[0] ?? '');
  const type = dragged.kind === 'type' ? dragged.type : (question?.type ?? 'text');
  return (
    <>
      <TypeIcon name={panels[type].icon} />
      {question ? pickText(question.title, editing) || question.name : t(`designer:types.${type}`)}
      {ids.length > 1 && <span className="porsa-d-badge">{t('designer:page.questions', { count: ids.length })}</span>}
    </>
  );
}
