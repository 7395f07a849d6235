import type { PublishedVersion } from '../../../../api/contract/publishing/versions.ts';
import { useLanguage } from '../../../ui/language/language.tsx';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { Alert } from '../../../kit/field/alert.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { reuse } from '../../merge/same.ts';
import { useDesigner } from '../../model/designer-context.ts';
import { fetchVersion, useVersionCalls } from '../use-versions.ts';
import { useAsking } from './use-asking.ts';

/** Asks, then makes the version the draft: one step that can be undone, and nothing is published. */
export function RestoreDialog({ version: { version }, close }: { readonly version: PublishedVersion; close(): void }) {
  const { model, announce } = useDesigner();
  const { t } = useLanguage();
  const found = useVersionCalls();
  const { busy, problem, ask } = useAsking();
  const restore = async (): Promise<void> => {
    if (!found || busy) return;
    const form = await ask(() => fetchVersion(found.calls, found.category, version));
    if (!form) return;
    model.edit((draft) => reuse(draft, form), undefined, { kind: 'restored', version });
    const text = t('versions:restored', { version });
    model.$toast.set({ text, undo: true });
    announce(text);
    close();
  };
  const actions = (
    <>
      <SlButton onClick={close}>{t('common:cancel')}</SlButton>
      <SlButton variant="primary" loading={busy} onClick={() => void restore()}>
        {t('versions:restore')}
      </SlButton>
    </>
  );
  return (
    <Dialog role="alertdialog" title={t('versions:restoresure', { version })} onClose={close} actions={actions}>
      <p>{t('versions:restoretext')}</p>
      <Alert text={problem} />
    </Dialog>
  );
}
