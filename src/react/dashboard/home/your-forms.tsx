import type { CallData } from '../../../api/contract/contract.ts';
import { List } from '../../kit/list/list.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { useLanguage } from '../../ui/language/language.tsx';
import { useCall } from '../calls/use-call.ts';
import { usePortal } from '../context/portal-context.ts';
import { CategoryCard } from '../forms/category-card.tsx';
import { Loading } from '../parts/loading.tsx';
import { Section } from '../parts/section.tsx';
import { useAddressPages } from '../parts/use-address.ts';

export type FormsPage = CallData<'/category/getcategories'>;

/** Forms on a page of the first screen. */
export const formsShown = 24;

/** The forms that the person can open, those with most files first, page by page; the first page is there already. */
export function YourForms({ first }: { readonly first: FormsPage }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const pages = useAddressPages();
  const { after } = pages;
  const later = useCall<FormsPage>(after ?? '', async (signal) =>
    after === undefined
      ? { success: true, data: first }
      : client.category.getcategories({ sort: 'files', after, limit: formsShown }, { signal }),
  );
  const shown = after === undefined ? ({ state: 'ready', data: first, reload: () => undefined } as const) : later;
  return (
    <Section title={t('portal:home.yourForms')}>
      {first.next !== null && (
        <p className="porsa-portal-count">{t('portal:home.formsCount', { count: first.total })}</p>
      )}
      <Loading of={shown}>
        {({ items }) => (
          <List>
            {items.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </List>
        )}
      </Loading>
      <Pager pages={pages} next={shown.state === 'ready' ? shown.data.next : undefined} />
    </Section>
  );
}
