import { useStore } from '@nanostores/react';
import { $notices, dismissNotice, type Notice } from '../../../store/notices.ts';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { Toast } from '../../kit/toast/toast.tsx';
import { useLanguage } from '../../ui/language/language.tsx';

/** Toasts, the error dialog, and the question that waits for an answer. */
export function Notices() {
  const notices = useStore($notices);
  const question = notices.find((notice) => notice.kind === 'error' || notice.kind === 'confirm');
  const toasts = (kind: 'success' | 'short') => notices.filter((notice) => notice.kind === kind);
  return (
    <>
      <div className="porsa-portal-toasts" role="status">
        {toasts('success').map(({ id, text }) => (
          <Toast key={id} kind="success">
            {text}
          </Toast>
        ))}
      </div>
      <div className="porsa-portal-toasts" data-at="foot" role="status">
        {toasts('short').map(({ id, text }) => (
          <Toast key={id}>{text}</Toast>
        ))}
      </div>
      {question?.kind === 'confirm' && <Question key={question.id} notice={question} />}
      {question?.kind === 'error' && <Failure key={question.id} notice={question} />}
    </>
  );
}

function Question({ notice }: { readonly notice: Extract<Notice, { kind: 'confirm' }> }) {
  const { t } = useLanguage();
  const close = (): void => dismissNotice(notice.id);
  const actions = (
    <>
      <SlButton onClick={close}>{t(notice.yes === undefined ? 'portal:no' : 'common:cancel')}</SlButton>
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

function Failure({ notice: { id, text, code } }: { readonly notice: Extract<Notice, { kind: 'error' }> }) {
  const { t, digits } = useLanguage();
  const close = (): void => dismissNotice(id);
  const actions = (
    <SlButton variant="primary" onClick={close}>
      {t('portal:ok')}
    </SlButton>
  );
  return (
    <Dialog title={t('portal:error.title')} role="alertdialog" actions={actions} onClose={close}>
      <p>
        {text}
        {code !== undefined && ` (${digits(String(code))})`}
      </p>
    </Dialog>
  );
}
