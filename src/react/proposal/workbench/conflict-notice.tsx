import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useProposal } from '../context/proposal-context.ts';
import { UndoButton } from '../parts/undo-button.tsx';

/** The proposal was changed elsewhere too: which of the two is to stay. Undo brings the other one back. */
export function ConflictNotice() {
  const { t } = useLanguage();
  const { store, toast } = useProposal();
  const resolve = (keep: 'mine' | 'theirs'): void => {
    void store.resolve(keep);
    toast(t(`proposal:conflict.${keep}done`), <UndoButton store={store} />);
  };
  return (
    <div className="porsa-p-notice" role="alert">
      <p>
        <strong>{t('proposal:conflict.title')}</strong> {t('proposal:conflict.text')}
      </p>
      <div className="porsa-p-actions">
        <Button onClick={() => resolve('mine')}>{t('proposal:conflict.mine')}</Button>
        <Button onClick={() => resolve('theirs')}>{t('proposal:conflict.theirs')}</Button>
      </div>
    </div>
  );
}
