import { useStore } from '@nanostores/react';
import type { Client, ClientReply } from '../../../api/client.ts';
import type { Category, PatientFile } from '../../../api/contract/shapes.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language.tsx';
import { allPages } from '../all-pages.ts';
import { Cards, Section } from '../parts/card.tsx';
import { CategoryCard } from '../parts/category-card.tsx';
import { FileTable } from '../parts/file-table.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { startOfToday } from '../parts/time.ts';
import { usePortal } from '../portal-context.ts';
import { HomeFigures } from '../summary/home-figures.tsx';
import { HomeMarks } from '../summary/home-marks.tsx';
import { readsFiles } from '../staff.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';

interface Today {
  readonly categories: readonly Category[];
  readonly files: readonly PatientFile[];
  /** There are more of today's files than were asked for. */
  readonly more: boolean;
}

/** Of today's files the latest are listed; all of them are in their form's list. */
const filesListed = 6;

/** Today's files are asked for in this many forms at most: the fullest ones. */
const formsAsked = 8;

async function loadToday(client: Client, signal: AbortSignal): Promise<ClientReply<Today>> {
  const reply = await allPages((page) => client.category.getcategories(page, { signal }));
  if (!reply.success) return reply;
  const categories = [...reply.data.items].sort((a, b) => b.files - a.files);
  const withFiles = categories.filter(readsFiles).slice(0, formsAsked);
  const lists = await Promise.all(
    withFiles.map((category) =>
      client.file.getfiles({ category: category.slug, from: startOfToday(), limit: 10 }, { signal }),
    ),
  );
  const files = lists.flatMap((list) => (list.success ? list.data.items : []));
  const more =
    withFiles.length < categories.filter(readsFiles).length ||
    lists.some((list) => list.success && list.data.next !== null);
  return {
    success: true,
    data: { categories, more, files: files.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)) },
  };
}

/** The first screen: figures, today's files, and the forms one can open. */
export function Home() {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { id, firstName } = useStore($session);
  useScreen({
    title: t('portal:home.title'),
    subTitle: firstName ? t('portal:home.welcome', { name: firstName }) : '',
    back: false,
  });
  const today = useCall(id, (signal) => loadToday(client, signal));
  return <Loading of={today}>{(data) => <HomeContent {...data} />}</Loading>;
}

function HomeContent({ categories, files, more }: Today) {
  const { t } = useLanguage();
  if (categories.length === 0)
    return <Message icon="folder" title={t('portal:home.empty')} text={t('portal:home.emptyText')} />;
  const total = categories.reduce((sum, category) => sum + category.files, 0);
  return (
    <>
      {categories.some(readsFiles) && (
        <dl className="porsa-portal-figures">
          <Figure label={t('portal:home.forms')} value={categories.length} />
          <Figure label={t('portal:home.files')} value={total} />
          <Figure label={t('portal:home.today')} value={files.length} more={more} />
        </dl>
      )}
      {categories.some(readsFiles) && <HomeFigures />}
      <HomeMarks categories={categories} />
      {files.length > 0 && (
        <Section title={t('portal:home.todayFiles')}>
          <FileTable files={files.slice(0, filesListed)} categories={categories} />
        </Section>
      )}
      <Section title={t('portal:home.yourForms')}>
        <Cards>
          {categories.map((category) => (
            <CategoryCard key={category.id} category={category} />
          ))}
        </Cards>
      </Section>
    </>
  );
}

/** A number in large; `more` where it is at least that. */
function Figure({
  label,
  value,
  more = false,
}: {
  readonly label: string;
  readonly value: number;
  readonly more?: boolean;
}) {
  const { number } = useLanguage();
  return (
    <div className="porsa-portal-figure">
      <dt>{label}</dt>
      <dd>
        <bdi dir="ltr">
          {number(value)}
          {more && '+'}
        </bdi>
      </dd>
    </div>
  );
}
