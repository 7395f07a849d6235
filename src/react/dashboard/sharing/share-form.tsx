import { useRef, useState, type FormEvent } from 'react';
import type { Refusal } from '../../../api/client/client.ts';
import { showSuccess } from '../../../store/notices.ts';
import { Alert } from '../../kit/field/alert.tsx';
import { Field, SelectField, TextField, type FieldProps } from '../../kit/field/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { localToday } from '../../ui/language/moment.ts';
import { useStyles } from '../../ui/style/use-styles.ts';
import { innermost } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';
import * as icons from '../parts/icons.ts';
import { latePart } from '../parts/late-part.ts';
import { momentsOf } from '../parts/time.ts';
import { refusedAt, useFields, type Fields } from '../parts/use-fields.ts';
import { toAddress, useReceivers } from './receivers.ts';
import styles from './share-form.css?inline';

const sheets = [styles];

const SearchedField = latePart(async () => (await import('../picking/searched-field.tsx')).SearchedField);

const elsewhere = 'elsewhere';

/** Days that a share can be limited to. */
const spans = [1, 7, 30, 90] as const;

/** A day that is chosen, the last one of the share. */
const onDate = 'date';

const dayMs = 86_400_000;

/** Shares a file, until it is withdrawn, for some days, or up to a day. */
export function ShareForm({ file, onShared }: { readonly file: string; onShared(): void }) {
  const { t } = useLanguage();
  const root = useRef<HTMLFormElement>(null);
  useStyles(root, sheets);
  const { fields, submit } = useShareForm(file, onShared);
  const rights = [
    { value: 'read', text: t('portal:share.read') },
    { value: 'write', text: t('portal:share.write') },
  ];
  const ends = [
    { value: '', text: t('portal:sharing.noEnd') },
    ...spans.map((count) => ({ value: String(count), text: t('portal:sharing.days', { count }) })),
    { value: onDate, text: t('portal:sharing.onDate') },
  ];
  return (
    <form ref={root} noValidate onSubmit={submit} className="porsa-portal-form">
      <ReceiverField fields={fields} />
      <SelectField {...fields.bind('right')} label={t('portal:shared.right')} options={rights} />
      <SelectField {...fields.bind('days')} label={t('portal:sharing.until')} options={ends} />
      {fields.values.days === onDate && <LastDayField {...fields.bind('day')} />}
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
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly note: string;
}>;

function useShareForm(
  file: string,
  onShared: () => void,
): { readonly fields: ShareFields; submit(event: FormEvent): void } {
  const { t } = useLanguage();
  const { client } = usePortal();
  const fields: ShareFields = useFields(
    { to: '', address: '', right: 'read', days: '', day: '', note: '' },
    { of: file },
  );
  const { to, address, right, days, day, note } = fields.values;
  const problemOf = (last: string): string | undefined => {
    if (last === '') return t('portal:fieldMissing');
    return last < localToday() ? t('portal:sharing.past') : undefined;
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const check = {
      to: to ? undefined : t('portal:share.choose'),
      address: to === elsewhere && !address.trim() ? t('portal:fieldMissing') : undefined,
      day: days === onDate ? problemOf(day) : undefined,
    };
    void fields.send(check, async () => {
      const reply = await client.file.sharefile({
        file,
        to: [toAddress(to, address)],
        right: right === 'write' ? 'write' : 'read',
        note: note.trim(),
        ...(days && {
          expiresAt: days === onDate ? momentsOf(day).to : new Date(Date.now() + Number(days) * dayMs).toISOString(),
        }),
      });
      if (!reply.success) return atReceiver(reply, to, t);
      showSuccess(t('portal:share.done'));
      fields.clear();
      onShared();
      return reply;
    });
  };
  return { fields, submit };
}

/** The server names receivers that there are not by their place alone; what stands at the field is for people. */
function atReceiver(refusal: Refusal, to: string, t: LanguageTools['t']): Refusal {
  const { fields = [] } = innermost(refusal);
  if (!fields.some(({ path }) => /^\/?to\b/.test(path))) return refusal;
  return to === elsewhere
    ? refusedAt('address', t('portal:sharing.unknownAddress'))
    : refusedAt('to', t('portal:sharing.unknownRecipient'));
}

/** Picks the last day of a share from the calendar. */
function LastDayField({ value, problem, onChange }: Pick<FieldProps, 'value' | 'problem' | 'onChange'>) {
  const { t, date } = useLanguage();
  const { DayPicker } = usePortal().screens;
  const [isPicking, setPicking] = useState(false);
  const close = (chosen?: string): void => {
    setPicking(false);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <Field label={t('portal:sharing.date')} problem={problem} required>
      {({ id, 'aria-describedby': described }) => (
        <>
          <button
            id={id}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={described}
            type="button"
            className="porsa-kit-control porsa-portal-share-day"
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            <Icon of={icons.calendar} size={18} />
            {value ? date(value) : t('portal:sharing.pickDate')}
          </button>
          {isPicking && (
            <DayPicker label={t('portal:sharing.date')} day={value || undefined} min={localToday()} close={close} />
          )}
        </>
      )}
    </Field>
  );
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
          options={[{ value: '', text: t('portal:sharing.recipient') }, ...all, other]}
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
              setNames((before) => ({
                ...before,
                ...Object.fromEntries(reply.data.items.map(({ value, text }) => [value, text])),
              }));
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
