import { useState } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { SelectField } from '../../kit/field/field.tsx';
import { SlButton } from '../../kit/shoelace/tags.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import { localToday } from '../../ui/language/moment.ts';
import { momentsOf } from '../parts/time.ts';
import { byKey } from '../keyboard/screen-actions.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';
import { sorts, type FileFilter } from './file-filter.ts';

interface FileFiltersProps {
  readonly category: Category;
  readonly filter: FileFilter;
  onChange(filter: FileFilter): void;
  onOpen(dialog: 'bin' | 'new' | 'import'): void;
}

/** The toolbar over the files: sorting, days, the trash, records of another system, and a new file. */
export function FileFilters({ category, filter, onChange, onOpen }: FileFiltersProps) {
  const { t } = useLanguage();
  const { screens } = usePortal();
  return (
    <div className="porsa-portal-toolbar">
      <SelectField
        label={t('portal:files.sort')}
        value={filter.sort}
        onChange={(sort) => onChange({ ...filter, sort: sort as FileFilter['sort'] })}
        options={sorts.map((value) => ({ value, text: t(`portal:files.sortBy.${value}`) }))}
      />
      {category.settings.filesByWeekday && (
        <WeekdayField value={filter.weekday} onChange={(weekday) => onChange({ ...filter, weekday })} />
      )}
      <button
        type="button"
        className="porsa-portal-chip"
        aria-pressed={filter.today}
        onClick={() => onChange({ ...filter, today: !filter.today, day: '' })}
      >
        <Icon of={icons.calendar} size={18} />
        {t('portal:files.today')}
      </button>
      <DayChip day={filter.day} onChange={(day) => onChange({ ...filter, day, today: day === '' && filter.today })} />
      {category.can.report && (filter.today || filter.day) && <PrintDay category={category} day={filter.day} />}
      {category.can.remove && (
        <button type="button" className="porsa-portal-chip" {...byKey('t')} onClick={() => onOpen('bin')}>
          <Icon of={icons.trash} size={18} />
          {t('portal:bin.title')}
        </button>
      )}
      {category.can.administer && category.version !== null && screens.readRecords && (
        <button type="button" className="porsa-portal-chip" onClick={() => onOpen('import')}>
          <Icon of={icons.upload} size={18} />
          {t('portal:files.import')}
        </button>
      )}
      {category.can.fill && (
        <SlButton variant="primary" {...byKey('n')} onClick={() => onOpen('new')}>
          <Icon of={icons.plus} size={18} slot="prefix" />
          {t('portal:files.add')}
        </SlButton>
      )}
    </div>
  );
}

/** All responses of the day that the list shows. */
function PrintDay({ category, day }: { readonly category: Category; readonly day: string }) {
  const { t } = useLanguage();
  const { print } = usePortal();
  const moments = momentsOf(day || localToday());
  return (
    <button type="button" className="porsa-portal-chip" onClick={() => print({ category: category.slug, ...moments })}>
      <Icon of={icons.print} size={18} />
      {t('portal:report.day')}
    </button>
  );
}

interface ChoiceProps {
  readonly value: string;
  onChange(value: string): void;
}

function WeekdayField({ value, onChange }: ChoiceProps) {
  const { t, calendar } = useLanguage();
  const week = calendar === 'fa' ? ['6', '0', '1', '2', '3', '4', '5'] : ['0', '1', '2', '3', '4', '5', '6'];
  const options = ['', ...week].map((day) => ({ value: day, text: t(`portal:files.weekdays.${day || 'any'}`) }));
  return <SelectField label={t('portal:files.weekday')} value={value} onChange={onChange} options={options} />;
}

/** Picks one day from the calendar; pressed again, shows the files of every day. */
function DayChip({ day, onChange }: { readonly day: string; onChange(day: string): void }) {
  const { t, date } = useLanguage();
  const { DayPicker } = usePortal().screens;
  const [picking, setPicking] = useState(false);
  const close = (chosen?: string): void => {
    setPicking(false);
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <>
      <button
        type="button"
        className="porsa-portal-chip"
        aria-pressed={day !== ''}
        aria-haspopup={day ? undefined : 'dialog'}
        onClick={() => (day ? onChange('') : setPicking(true))}
      >
        <Icon of={icons.calendar} size={18} />
        {day ? date(day) : t('portal:files.day')}
      </button>
      {picking && <DayPicker label={t('portal:files.day')} close={close} />}
    </>
  );
}
