import { useStore } from '@nanostores/react';
import { $notices, dismissNotice, type Notice } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';

/** Toasts, the error dialog and the question that waits for an answer. */
export function Notices() {
  const notices = useStore($notices);
  const asking = notices.find((notice) => notice.kind === 'error' || notice.kind === 'confirm');
  return (
    <>
      <div className="porsa-portal-toasts" role="status">
        {notices.map(
          (notice) =>
            notice.kind === 'success' && (
              <p key={notice.id} className="porsa-portal-toast">
                <Icon name="check" />
                {notice.text}
              </p>
            ),
        )}
      </div>
      <div className="porsa-portal-shorts" role="status">
        {notices.map(
          (notice) =>
            notice.kind === 'short' && (
              <p key={notice.id} className="porsa-portal-short">
                {notice.text}
              </p>
            ),
        )}
      </div>
      {asking && <Asking key={asking.id} notice={asking} />}
    </>
  );
}

function Asking({ notice }: { readonly notice: Notice }) {
  const { t, digits } = useLanguage();
  const close = (): void => dismissNotice(notice.id);
  if (notice.kind === 'confirm') {
    const actions = (
      <>
        <SlButton onClick={close}>{t('portal:no')}</SlButton>
        <SlButton variant={notice.danger ? 'danger' : 'primary'} onClick={() => dismissNotice(notice.id, true)}>
          {notice.yes ?? t('portal:yes')}
        </SlButton>
      </>
    );
    return (
      <Dialog title={notice.text} role="alertdialog" actions={actions} onClose={close}>
        {notice.detail && <p>{notice.detail}</p>}
      </Dialog>
    );
  }
  const code = notice.kind === 'error' && notice.code !== undefined ? ` (${digits(String(notice.code))})` : '';
  return (
    <Dialog
      title={t('portal:error.title')}
      role="alertdialog"
      actions={
        <SlButton variant="primary" onClick={close}>
          {t('portal:ok')}
        </SlButton>
      }
      onClose={close}
    >
      <p>
        {notice.text}
        {code}
      </p>
    </Dialog>
  );
}
