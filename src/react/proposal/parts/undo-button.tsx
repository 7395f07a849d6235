import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import type { ProposalStore } from '../store/proposal-store.ts';

/** The way back in a toast. */
export function UndoButton({ store }: { readonly store: ProposalStore }) {
  const { t } = useLanguage();
  return (
    <Button kind="link" onClick={store.undo}>
      {t('common:undo')}
    </Button>
  );
}
