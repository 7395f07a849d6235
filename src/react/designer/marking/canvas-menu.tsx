import { useStore } from '@nanostores/react';
import type { Page } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { MoreMenu, type MenuAction } from '../../kit/menu/more-menu.tsx';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { withChildren } from '../definition/tree.ts';
import { useDesigner } from '../model/designer-context.ts';

/** What is done with all questions of a page. */
export function CanvasMenu({ page }: { readonly page: Page }) {
  const { model, actions } = useDesigner();
  const { t } = useLanguage();
  const clipboard = useClipboard();
  const folded = useStore(model.$folded);
  const groups = withChildren(page.questions).filter(actions.holds);
  const ids = groups.map(({ id }) => id);
  const fold = (all: boolean): void => {
    const selected = model.$selection.get();
    if (all && selected.kind === 'question') model.select({ kind: 'page', id: page.id });
    model.$folded.set(new Set(all ? ids : []));
  };
  const folding: readonly MenuAction[] = [
    { text: t('designer:marking.fold'), disabled: ids.every((id) => folded.has(id)), act: () => fold(true) },
    { text: t('designer:marking.unfold'), disabled: folded.size === 0, act: () => fold(false) },
  ];
  return (
    <MoreMenu
      label={t('designer:marking.more')}
      actions={[
        { text: t('designer:marking.all'), disabled: page.questions.length === 0, act: actions.markAll },
        { text: t('designer:clipboard.paste'), act: () => void clipboard.paste() },
        ...(ids.length ? folding : []),
      ]}
    />
  );
}
