import { useState, type ReactNode } from 'react';
import type { AuditItem } from '../../../api/contract/audit.ts';
import { showError } from '../../../store/notices.ts';
import { useLanguage, type LanguageTools } from '../../ui/language/language.tsx';
import { unbroken } from '../../ui/language/unbroken.tsx';
import { formatMoment } from '../../ui/language/moment.ts';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { showFailure } from '../calls/failure.ts';
import { downloadCsv } from '../../kit/download/csv.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { Link } from '../link/link.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { Table } from '../../kit/table/table.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { pathTo } from '../navigation/routes.ts';
import { formsOf } from '../calls/first-calls.ts';
import { useCall } from '../calls/use-call.ts';
import { useFirstForms, useNamedForm } from '../forms/use-chosen-category.ts';
import { FormField, type FormsPage } from '../picking/form-field.tsx';
import { PersonField } from '../picking/person-field.tsx';
import { useScreen } from '../context/use-screen.ts';
import { describeAction, describeRole } from './audit-words.ts';
import { Message } from '../../kit/states/message.tsx';
import { Total } from '../paging/total.tsx';
import { firstPage, useAddress, useAddressPages } from '../parts/use-address.ts';
import { Loading } from '../parts/loading.tsx';
import * as icons from '../parts/icons.ts';

const spans = ['day', 'week', 'month', 'all'] as const;
type Span = (typeof spans)[number];
const days: Readonly<Record<Exclude<Span, 'all'>, number>> = { day: 1, week: 7, month: 30 };
const pageSize = 50;
/** An export of more is asked for by a shorter span. */
const mostExported = 10_000;

/** What is asked of the log; without a form it is the whole clinic’s. */
interface Asked {
  readonly file?: string;
  readonly category?: string;
  readonly person?: string;
  readonly from?: string;
}

const audited = formsOf.adminAudit;

/** Who read or wrote what, when and from where: of a form, of one person, or of one file (“who saw my file”). */
export function Audit() {
  const { t } = useLanguage();
  const file = usePlace().query.get('file') ?? undefined;
  const forms = useFirstForms(audited);
  useScreen({ title: t(file ? 'portal:audit.fileTitle' : 'portal:audit.title'), back: file !== undefined });
  if (file) return <AuditOf key={file} asked={{ file }} />;
  return <Loading of={forms}>{(first) => <AuditOfForms first={first} />}</Loading>;
}

function AuditOfForms({ first }: { readonly first: FormsPage }) {
  const { t } = useLanguage();
  const { isAdmin } = usePortal();
  const { query, change } = useAddress();
  const category = query.get('category') ?? (isAdmin ? '' : (first.items[0]?.slug ?? ''));
  const person = query.get('person') ?? '';
  const chosen = useNamedForm(audited, first, category || null);
  if (!isAdmin && first.items.length === 0) return <Message icon={icons.shield} title={t('portal:audit.none')} />;
  return (
    <AuditOf asked={{ ...(category && { category }), ...(person && { person }) }}>
      <FormField
        label={t('portal:files.form')}
        asked={audited}
        first={first}
        chosen={chosen.state === 'ready' ? chosen.data : undefined}
        blank={isAdmin ? t('portal:audit.allForms') : undefined}
        onChoose={(slug) => change({ category: slug, person: undefined, ...firstPage }, { replace: true })}
      />
      <PersonField
        key={category}
        label={t('portal:audit.who')}
        category={category}
        value={person}
        blank={t('portal:audit.everybody')}
        onChange={(chosen) => change({ person: chosen, ...firstPage }, { replace: true })}
      />
    </AuditOf>
  );
}

function AuditOf({ asked, children }: { readonly asked: Asked; readonly children?: ReactNode }) {
  const tools = useLanguage();
  const { t } = tools;
  const { client } = usePortal();
  const { query, change } = useAddress();
  const usual: Span = asked.file ? 'all' : 'week';
  const span = spans.find((known) => known === query.get('span')) ?? usual;
  const [opened] = useState(() => Date.now());
  const [busy, setBusy] = useState(false);
  const from = span === 'all' ? undefined : new Date(opened - days[span] * 86_400_000).toISOString();
  const whole: Asked = { ...asked, ...(from && { from }) };
  const save = async (): Promise<void> => {
    setBusy(true);
    const rows: AuditItem[] = [];
    let after: string | undefined;
    do {
      const reply = await client.admin.getaudit({ ...whole, limit: 200, ...(after && { after }) });
      // Part of a log would pass for all of it.
      if (!reply.success) {
        setBusy(false);
        return showFailure(reply, t);
      }
      rows.push(...reply.data.items);
      after = reply.data.next ?? undefined;
    } while (after !== undefined && rows.length < mostExported);
    setBusy(false);
    if (rows.length > 0) downloadCsv('audit.csv', [headings(t), ...rows.map((row) => cellsOf(row, tools))]);
    if (after !== undefined) showError(t('portal:audit.newestOnly', { number: tools.number(rows.length) }));
  };
  return (
    <>
      <div className="porsa-portal-toolbar">
        {children}
        <SelectField
          label={t('portal:audit.span')}
          value={span}
          onChange={(chosen) =>
            change({ span: chosen === usual ? undefined : chosen, ...firstPage }, { replace: true })
          }
          options={spans.map((value) => ({ value, text: t(`portal:audit.spans.${value}`) }))}
        />
        <SlButton loading={busy} onClick={() => void save()}>
          {t('portal:audit.export')}
        </SlButton>
      </div>
      <AuditPages key={JSON.stringify(whole)} asked={whole} />
    </>
  );
}

function AuditPages({ asked }: { readonly asked: Asked }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const log = useCall(pages.after ?? '', (signal) =>
    client.admin.getaudit({ ...asked, ...(pages.after && { after: pages.after }), limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={log}>
        {({ items, total }) =>
          items.length === 0 && pages.page === 1 ? (
            <Message icon={icons.shield} title={t('portal:audit.empty')} />
          ) : (
            <>
              <Total of={total} />
              <Table headings={headings(t)}>
                {items.map((item) => (
                  <AuditRow key={item.id} item={item} />
                ))}
              </Table>
            </>
          )
        }
      </Loading>
      <Pager pages={pages} next={log.state === 'ready' ? log.data.next : undefined} />
    </>
  );
}

const columns = ['when', 'who', 'as', 'what', 'form', 'file', 'address'] as const;

function headings(t: LanguageTools['t']): readonly string[] {
  return columns.map((column) => t(`portal:audit.${column}`));
}

function AuditRow({ item }: { readonly item: AuditItem }) {
  const tools = useLanguage();
  const { t } = tools;
  const [when, who, role, what, form, file, address] = cellsOf(item, tools);
  const to =
    item.file &&
    item.category &&
    pathTo('entries', { headline: 'complaints', project: '-', category: item.category.id, file: item.file });
  return (
    <tr>
      <th scope="row">
        <span className="porsa-portal-moment">{when}</span>
      </th>
      <td data-label={t('portal:audit.who')}>
        <bdi>{who}</bdi>
      </td>
      <td data-label={t('portal:audit.as')}>{role}</td>
      <td data-prose data-label={t('portal:audit.what')}>
        {what}
      </td>
      <td data-prose data-label={t('portal:audit.form')} data-blank={form ? undefined : ''}>
        <bdi>{unbroken(form || '–')}</bdi>
      </td>
      <td data-label={t('portal:audit.file')} data-blank={file ? undefined : ''}>
        {to ? (
          <Link to={to}>{item.patient ? <bdi>{item.patient}</bdi> : <bdi dir="ltr">{item.file?.slice(-8)}</bdi>}</Link>
        ) : (
          '–'
        )}
      </td>
      <td data-label={t('portal:audit.address')}>
        <bdi dir="ltr">{address}</bdi>
      </td>
    </tr>
  );
}

function cellsOf(item: AuditItem, tools: LanguageTools): readonly string[] {
  const { t, text } = tools;
  const { at, account, role, action, result, listed, category, file, patient, address } = item;
  // Whoever signs in is not signed in yet.
  const person = item.person ?? account ?? null;
  const who = person === null ? t('portal:audit.nobody') : person.name || person.id;
  const did = [
    describeAction(action, t),
    ...(account && account.id !== person?.id ? [account.name || account.id] : []),
    ...(listed ? [t('portal:audit.listed')] : []),
    ...(result === 'denied' ? [t('portal:audit.denied')] : []),
  ].join(' · ');
  return [
    formatMoment(at, tools),
    person?.clinic ? `${who} · ${text(person.clinic)}` : who,
    describeRole(role, t),
    did,
    category === null ? '' : category.title === null ? category.id : text(category.title),
    patient ? `${patient} · ${file}` : (file ?? ''),
    address,
  ];
}
