import { useState, type FormEvent } from 'react';
import type { Share, ShareAddress } from '../../../api/contract/sharing.ts';
import { showError, showSuccess } from '../../../store/notices.ts';
import { useLanguage } from '../../ui/language.tsx';
import { SlButton } from '../../ui/shoelace-tags.ts';
import { allPages } from '../all-pages.ts';
import { describeFailure, innermost } from '../failure.ts';
import { Alert } from '../parts/alert.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { SelectField, TextField } from '../parts/field.tsx';
import { Loading } from '../parts/states.tsx';
import { useFields } from '../parts/use-fields.ts';
import { usePortal } from '../portal-context.ts';
import { useCall } from '../use-call.ts';

/** With whom a file is shared, sharing it with more, and withdrawing it. */
export function ShareDialog({ file, onClose }: { readonly file: string; onClose(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const sharing = useCall(file, (signal) => client.file.getsharing({ file }, { signal }));
  return (
    <Dialog title={t('portal:share.title')} onClose={onClose}>
      <Loading of={sharing}>
        {(shares, reload) => (
          <>
            <ShareForm file={file} onShared={reload} />
            <h3 className="porsa-portal-share-head">{t('portal:share.now')}</h3>
            {shares.length === 0 ? (
              <p className="porsa-portal-help">{t('portal:share.nobody')}</p>
            ) : (
              <ul className="porsa-portal-shares">
                {shares.map((share) => (
                  <SharedWith key={share.id} file={file} share={share} onWithdrawn={reload} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

const elsewhere = 'elsewhere';

function ShareForm({ file, onShared }: { readonly file: string; onShared(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const receivers = useReceivers();
  const fields = useFields({ to: '', address: '', right: 'read', note: '' });
  const { to, address, right, note } = fields.values;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const check = {
      to: to ? undefined : t('portal:share.choose'),
      address: to === elsewhere && !address.trim() ? t('portal:fieldMissing') : undefined,
    };
    void fields.send(check, async () => {
      const reply = await client.file.sharefile({
        file,
        to: [toAddress(to, address)],
        right: right === 'write' ? 'write' : 'read',
        note: note.trim(),
      });
      if (reply.success) {
        showSuccess(t('portal:share.done'));
        onShared();
      }
      return reply;
    });
  };
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <SelectField
        {...fields.bind('to')}
        label={t('portal:share.with')}
        options={[
          { value: '', text: t('portal:share.choose') },
          ...receivers,
          { value: elsewhere, text: t('portal:share.elsewhere') },
        ]}
        required
      />
      {to === elsewhere && (
        <TextField
          {...fields.bind('address')}
          label={t('portal:share.address')}
          help={t('portal:share.addressHelp')}
          latin
          required
        />
      )}
      <SelectField
        {...fields.bind('right')}
        label={t('portal:shared.right')}
        options={[
          { value: 'read', text: t('portal:share.read') },
          { value: 'write', text: t('portal:share.write') },
        ]}
      />
      <TextField {...fields.bind('note')} label={t('portal:shared.note')} lines={2} maxLength={1000} />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('portal:share.submit')}
      </SlButton>
    </form>
  );
}

/** `user:…`, `group:…` and `category:…`; another clinic's form as its people write it. */
function toAddress(to: string, address: string): ShareAddress {
  const [kind, id = ''] = to.split(':');
  if (kind === 'user') return { user: id };
  if (kind === 'group') return { group: id };
  return { category: kind === 'category' ? id : address.trim().toLowerCase() };
}

/** Colleagues, one's groups and one's forms. */
function useReceivers(): readonly { readonly value: string; readonly text: string }[] {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const people = useCall('', (signal) => allPages((page) => client.user.getconnectedusers(page, { signal })));
  const groups = useCall('', (signal) => client.user.getvirtualgroups({}, { signal }));
  const forms = useCall('', (signal) => allPages((page) => client.category.getcategories(page, { signal })));
  return [
    ...(people.state === 'ready'
      ? people.data.items.map((person) => ({
          value: `user:${person.id}`,
          text: `${person.firstName} ${person.lastName}`.trim(),
        }))
      : []),
    ...(groups.state === 'ready'
      ? groups.data.map((group) => ({
          value: `group:${group.id}`,
          text: t('portal:share.group', { title: group.title }),
        }))
      : []),
    ...(forms.state === 'ready'
      ? forms.data.items.map((form) => ({
          value: `category:${form.id}`,
          text: t('portal:share.form', { title: text(form.title) }),
        }))
      : []),
  ];
}

function SharedWith({
  file,
  share,
  onWithdrawn,
}: {
  readonly file: string;
  readonly share: Share;
  onWithdrawn(): void;
}) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const [busy, setBusy] = useState(false);
  const { kind, id } = share.to;
  const title = text(share.to.title);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const reply = await client.file.unsharefile({ file, to: [toAddress(`${kind}:${id}`, '')] });
    setBusy(false);
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    onWithdrawn();
  };
  return (
    <li>
      <span>
        <bdi>{title}</bdi>
        <small>{t(`portal:share.${share.right}`)}</small>
      </span>
      <SlButton
        size="small"
        loading={busy}
        aria-label={t('portal:share.withdrawFrom', { title })}
        onClick={() => void withdraw()}
      >
        {t('portal:share.withdraw')}
      </SlButton>
    </li>
  );
}
