import { useState } from 'react';
import type { CallData } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { Button } from '../../kit/button/button.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { FileTable } from '../files/file-table.tsx';
import { Section } from '../parts/section.tsx';

/** The files that were changed today in every form, the latest first. */
export type FilesToday = CallData<'/file/findfiles'>;

/** So many of today's files are asked for. */
export const filesAsked = 50;

/** So many stand there at first. */
const filesShown = 6;

interface TodayFilesProps {
  readonly files: FilesToday;
  /** The person's forms, as far as they are known. */
  readonly categories: readonly Category[];
}

/** Today's files: the latest, and at a press all that were asked for. */
export function TodayFiles({ files: { items, more }, categories }: TodayFilesProps) {
  const { t } = useLanguage();
  const [showsAll, setShowsAll] = useState(false);
  if (items.length === 0) return null;
  const shown = showsAll ? items : items.slice(0, filesShown);
  const forms = new Map(items.map(({ file, form }) => [file.category, { id: file.category, ...form }]));
  for (const form of categories) forms.set(form.id, form);
  return (
    <Section title={t('portal:home.todayFiles')}>
      <FileTable files={shown.map(({ file }) => file)} categories={[...forms.values()]} />
      {shown.length < items.length && (
        <Button onClick={() => setShowsAll(true)}>
          {t(more ? 'portal:home.todayLatest' : 'portal:home.todayAll', { count: items.length })}
        </Button>
      )}
    </Section>
  );
}
