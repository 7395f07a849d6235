import { Fragment, useState, type FormEvent } from 'react';
import type { Share } from '../../../api/contract/sharing.ts';
import { showSuccess } from '../../../store/notices.ts';
import { formatMoment } from '../../ui/language/moment.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Dialog } from '../../kit/dialog/dialog.tsx';
import { SelectField, TextField } from '../../kit/field/field.tsx';
import { useFields, type Fields } from '../parts/use-fields.ts';
import { usePortal } from '../context/portal-context.ts';
import { useCall } from '../calls/use-call.ts';
import { toAddress, useReceivers } from './receivers.ts';
import { latePart } from '../parts/late-part.ts';
import { Loading } from '../parts/loading.tsx';
import { Rows, Row } from '../parts/rows.tsx';

const SearchedField = latePart(async () => (await import('../picking/searched-field.tsx')).SearchedField);

/** Who a file is shared with, sharing it with more people, and withdrawing a share. */
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
              <p className="porsa-kit-help">{t('portal:share.nobody')}</p>
            ) : (
              <Rows>
                {shares.map((share) => (
                  <SharedWith key={share.id} file={file} share={share} onWithdrawn={reload} />
                ))}
              </Rows>
            )}
          </>
        )}
      </Loading>
    </Dialog>
  );
}

const elsewhere = 'elsewhere';

/** Days that a share can be limited to. */
const spans = [1, 7, 30, 90] as const;

const day = 86_400_000;

function ShareForm({ file, onShared }: { readonly file: string; onShared(): void }) {
  const { t } = useLanguage();
  const { fields, submit } = useShareForm(file, onShared);
  const rights = [
    { value: 'read', text: t('portal:share.read') },
    { value: 'write', text: t('portal:share.write') },
  ];
  const ends = [
    { value: '', text: t('portal:sharing.noEnd') },
    ...spans.map((count) => ({ value: String(count), text: t('portal:sharing.days', { count }) })),
  ];
  return (
    <form noValidate onSubmit={submit} className="porsa-portal-form">
      <ReceiverField fields={fields} />
      <SelectField {...fields.bind('right')} label={t('portal:shared.right')} options={rights} />
      <SelectField {...fields.bind('days')} label={t('portal:sharing.until')} options={ends} />
      <TextField {...fields.bind('note')} label={t('portal:shared.note')} lines={2} maxLength={1000} />
      <Alert text={fields.problem} />
      <SlButton type="submit" variant="primary" loading={fields.busy}>
        {t('portal:share.submit')}
      </SlButton>
    </form>
  );
}

type ShareFields = Fields<{
  readonly to: string;
  readonly address: string;
  readonly right: string;
  readonly days: string;
  readonly note: string;
}>;

function useShareForm(
  file: string,
  onShared: () => void,
): { readonly fields: ShareFields; submit(event: FormEvent): void } {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields: ShareFields = useFields({ to: '', address: '', right: 'read', days: '', note: '' });
  const { to, address, right, days, note } = fields.values;
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
        ...(days && { expiresAt: new Date(Date.now() + Number(days) * day).toISOString() }),
      });
      if (reply.success) {
        showSuccess(t('portal:share.done'));
        onShared();
      }
      return reply;
    });
  };
  return { fields, submit };
}

/** A colleague, a group or a form from the list, or a form of another clinic by its address. */
function ReceiverField({ fields }: { readonly fields: ShareFields }) {
  const { t } = useLanguage();
  const { all, ask } = useReceivers();
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const other = { value: elsewhere, text: t('portal:share.elsewhere') };
  const to = fields.bind('to');
  return (
    <>
      {all ? (
        <SelectField
          {...to}
          label={t('portal:share.with')}
          options={[{ value: '', text: t('portal:share.choose') }, ...all, other]}
          required
        />
      ) : (
        <SearchedField
          label={t('portal:share.with')}
          problem={to.problem}
          required
          chosen={to.value === elsewhere ? other.text : (names[to.value] ?? '')}
          blank={other}
          onChoose={to.onChange}
          ask={async (search, signal) => {
            const reply = await ask(search, signal);
            if (reply.success)
              setNames({ ...names, ...Object.fromEntries(reply.data.items.map(({ value, text }) => [value, text])) });
            return reply;
          }}
        />
      )}
      {fields.values.to === elsewhere && (
        <TextField
          {...fields.bind('address')}
          label={t('portal:share.address')}
          help={t('portal:share.addressHelp')}
          latin
          required
        />
      )}
    </>
  );
}

interface SharedWithProps {
  readonly file: string;
  readonly share: Share;
  onWithdrawn(): void;
}

function SharedWith({ file, share, onWithdrawn }: SharedWithProps) {
  const tools = useLanguage();
  const { t, text } = tools;
  const { client } = usePortal();
  const [busy, setBusy] = useState(false);
  const { kind, id } = share.to;
  const title = text(share.to.title);
  const details = [
    t(`portal:share.${share.right}`),
    ...(share.expiresAt ? [t('portal:sharing.ends', { time: formatMoment(share.expiresAt, tools) })] : []),
    ...(share.sharedBy ? [t('portal:sharing.by', { name: share.sharedBy })] : []),
  ];
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    const reply = await client.file.unsharefile({ file, to: [toAddress(`${kind}:${id}`, '')] });
    setBusy(false);
    if (!reply.success) return showFailure(reply, t);
    onWithdrawn();
  };
  return (
    <Row
      title={title}
      detail={
        <>
          {details.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && ' · '}
              <bdi>{part}</bdi>
            </Fragment>
          ))}
          {share.note && (
            <bdi className="porsa-portal-share-note">
              <q>{share.note}</q>
            </bdi>
          )}
        </>
      }
    >
      <SlButton
        size="small"
        loading={busy}
        aria-label={t('portal:share.withdrawFrom', { title })}
        onClick={() => void withdraw()}
      >
        {t('portal:share.withdraw')}
      </SlButton>
    </Row>
  );
}
