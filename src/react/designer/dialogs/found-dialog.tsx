import { useLanguage } from '../../ui/language/language.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useDesigner } from '../model/designer-context.ts';
import type { FoundChanges } from '../draft/use-draft.ts';
import { useAuthor } from './conflict-dialog.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { DifferenceList } from './difference-list.tsx';

/** Offers changes of an earlier visit that were never saved. */
export function FoundDialog({ found, close }: { readonly found: FoundChanges; close(): void }) {
  const { model, kept } = useDesigner();
  const language = useLanguage();
  const { t } = language;
  const { kind, params } = useAuthor(found.newer ?? {});
  const restore = (): void => {
    close();
    void model.store.restore(found);
  };
  const discard = (): void => {
    close();
    void kept.discard();
  };
  const actions = (
    <>
      <SlButton onClick={discard}>{t('designer:found.discard')}</SlButton>
      <SlButton variant="primary" onClick={restore}>
        {t('designer:found.restore')}
      </SlButton>
    </>
  );
  return (
    <Dialog wide role="alertdialog" title={t('designer:found.title')} actions={actions}>
      <p>{t('designer:found.text', { time: formatMoment(found.at, language) })}</p>
      {found.newer && <p>{t(`designer:found.newer.${kind}`, params)}</p>}
      <DifferenceList mine={found.definition} theirs={model.$definition.get()} />
    </Dialog>
  );
}
