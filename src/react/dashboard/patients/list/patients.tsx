import { useRef, useState } from 'react';
import type { CallData } from '../../../../api/contract/contract.ts';
import { addTexts } from '../../../../store/texts.ts';
import { SelectField } from '../../../kit/field/field.tsx';
import { Icon } from '../../../kit/icon/icon.tsx';
import { Pager } from '../../../kit/pager/pager.tsx';
import { SlButton } from '../../../kit/shoelace/tags.ts';
import { Message } from '../../../kit/states/message.tsx';
import { useLanguage } from '../../../ui/language/language.tsx';
import { useStyles } from '../../../ui/style/use-styles.ts';
import { useCall } from '../../calls/use-call.ts';
import { usePortal } from '../../context/portal-context.ts';
import { useScreen } from '../../context/use-screen.ts';
import { LaunchFrom } from '../../ehr/launch-from.tsx';
import { byKey } from '../../keyboard/screen-actions.ts';
import * as icons from '../../parts/icons.ts';
import { Loading } from '../../parts/loading.tsx';
import { firstPage, useAddress, useAddressPages } from '../../parts/use-address.ts';
import { WaitingPatients } from '../../records/record-rows.tsx';
import { useMayKeep } from '../../records/use-may-keep.ts';
import { useRecords } from '../../records/use-records.ts';
import { NewPatientDialog } from '../editor/new-patient-dialog.tsx';
import styles from '../patients.css?inline';
import { patientsTexts } from '../patients-texts.ts';
import { PatientTable } from './patient-table.tsx';

addTexts('patients', patientsTexts);

const sheets = [styles];
const pageSize = 25;
const sorts = ['updated', 'name'] as const;
type Sort = (typeof sorts)[number];

/** The server counts so many, and one more. */
const mostCounted = 10_000;

/** The patients of the clinic, over all forms that the person may read; what is searched, the order and the page stand in the address. */
export function Patients() {
  const { t } = useLanguage();
  const root = useRef<HTMLDivElement>(null);
  useStyles(root, sheets);
  useScreen({ title: t('patients:title'), back: false, search: true });
  const { client } = usePortal();
  const { query, change } = useAddress();
  const pages = useAddressPages();
  const search = query.get('q') ?? undefined;
  const sort: Sort = query.get('sort') === 'name' ? 'name' : 'updated';
  const withoutCode = query.get('code') === 'none' || undefined;
  const patients = useCall(`${search} ${sort} ${withoutCode} ${pages.after ?? ''} ${useRecords().length}`, (signal) =>
    client.patient.getpatients({ search, sort, withoutCode, after: pages.after, limit: pageSize }, { signal }),
  );
  const mayKeep = useMayKeep(patients);
  const canStore = mayKeep || (patients.state === 'ready' && patients.data.canStore);
  const isEmpty = patients.state === 'ready' && patients.data.total === 0 && !search && !withoutCode;
  return (
    <div ref={root}>
      <div className="porsa-portal-toolbar">
        {!isEmpty && (
          <>
            <SelectField
              label={t('patients:sort')}
              value={sort}
              onChange={(wanted) =>
                change({ sort: wanted === 'updated' ? undefined : wanted, ...firstPage }, { replace: true })
              }
              options={sorts.map((value) => ({ value, text: t(`patients:sortBy.${value}`) }))}
            />
            <button
              type="button"
              className="porsa-portal-chip"
              aria-pressed={withoutCode === true}
              onClick={() => change({ code: withoutCode ? undefined : 'none', ...firstPage }, { replace: true })}
            >
              <Icon of={icons.person} size={18} />
              {t('patients:unmatched.title')}
            </button>
          </>
        )}
        {canStore && <NewPatient />}
        <LaunchFrom />
      </div>
      {pages.page === 1 && <WaitingPatients />}
      <Loading of={patients}>
        {(page) => <Page page={page} search={search} withoutCode={withoutCode} isFirst={pages.page === 1} />}
      </Loading>
      <Pager pages={pages} next={patients.state === 'ready' ? patients.data.next : undefined} />
    </div>
  );
}

interface PageProps {
  readonly page: CallData<'/patient/getpatients'>;
  readonly search: string | undefined;
  readonly withoutCode: boolean | undefined;
  readonly isFirst: boolean;
}

function Page({ page, search, withoutCode, isFirst }: PageProps) {
  const { t } = useLanguage();
  const { items, total, canStore, byBeginning } = page;
  if (items.length === 0 && isFirst) return <Nobody search={search} withoutCode={withoutCode} canStore={canStore} />;
  return (
    <>
      <p className="porsa-portal-count" role="status">
        {total > mostCounted ? t('patients:countMore', { count: mostCounted }) : t('patients:count', { count: total })}
        {byBeginning && ` · ${t('portal:total.byBeginning')}`}
      </p>
      <PatientTable patients={items} />
    </>
  );
}

type NobodyProps = Pick<PageProps, 'search' | 'withoutCode'> & { readonly canStore: boolean };

/** Why the list is empty. */
function Nobody({ search, withoutCode, canStore }: NobodyProps) {
  const { t } = useLanguage();
  if (search)
    return (
      <Message
        icon={icons.search}
        title={t('patients:nothingFound', { text: search })}
        text={t('patients:nothingFoundText')}
      />
    );
  if (withoutCode) return <Message icon={icons.check} title={t('patients:unmatched.none')} />;
  return (
    <Message
      icon={icons.people}
      title={t('patients:empty')}
      text={t(canStore ? 'patients:emptyText' : 'patients:emptyReader')}
    />
  );
}

function NewPatient() {
  const { t } = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <>
      <SlButton variant="primary" {...byKey('n')} onClick={() => setOpen(true)}>
        <Icon of={icons.plus} size={18} slot="prefix" />
        {t('patients:add')}
      </SlButton>
      {open && <NewPatientDialog onClose={() => setOpen(false)} />}
    </>
  );
}
