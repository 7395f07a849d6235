import { useState } from 'react';
import type { ClientReply } from '../../../api/client/client.ts';
import type { CallBody } from '../../../api/contract/contract.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { AddButton } from '../parts/add-button.tsx';
import type { CardAction } from '../cards/card-actions.tsx';
import { CategoryCard, designerPath, filesPath, versionsPath } from '../forms/category-card.tsx';
import { known } from '../forms/use-addressed-file.ts';
import type { Named } from '../parts/name-dialog.tsx';
import { Pager } from '../../kit/pager/pager.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import type { RouteParameters } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { Total } from '../paging/total.tsx';
import { useAddress, useAddressPages } from '../parts/use-address.ts';
import { useScreen } from '../context/use-screen.ts';
import { useAwaitedFavorites } from '../favorites/use-favorites.ts';
import { toHeadline } from '../navigation/headline.ts';
import { SettingsDialog } from './settings-dialog.tsx';
import { WebhooksDialog } from '../webhooks/webhooks-dialog.tsx';
import { List } from '../../kit/list/list.tsx';
import { Message } from '../../kit/states/message.tsx';
import { Loading } from '../parts/loading.tsx';
import { useManage } from '../cards/use-manage.tsx';
import * as icons from '../parts/icons.ts';

const pageSize = 60;

/** Addresses of the demo and of bookmarks say `all` or `-` where they name no person. */
const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** A project's forms: added, renamed, removed, set, embedded, and the ways into the designer. */
export function AdminCategories({ params }: { readonly params: RouteParameters<'adminCategories'> }) {
  const { t, text } = useLanguage();
  const { client, navigation } = usePortal();
  const search = usePlace().query.get('q') ?? undefined;
  const { project, user } = params;
  const projects = useCall(project, (signal) => client.project.getprojects({ only: [project], limit: 2 }, { signal }));
  const found =
    projects.state === 'ready'
      ? projects.data.items.find(({ id, slug }) => project === id || project === slug)
      : undefined;
  const add = async (named: Named): Promise<ClientReply<unknown>> => {
    const reply = await client.category.storecategory({ ...named, project });
    // A new form is empty: what comes next is to write its questions.
    if (reply.success)
      navigation.go(designerPath({ headline: toHeadline(params.headline), project, slug: reply.data.slug }));
    return reply;
  };
  useAwaitedFavorites();
  useScreen({
    title: text(found?.title) || t('portal:categories.title'),
    subTitle: t('portal:categories.manage'),
    search: true,
  });
  return (
    <CategoryPages
      key={`${project} ${user} ${search ?? ''}`}
      asked={{
        search,
        project: known(project),
        headline: known(project) ? undefined : toHeadline(params.headline),
        user: isId(user) ? user : undefined,
      }}
      add={add}
    />
  );
}

interface CategoryPagesProps {
  readonly asked: Pick<CallBody<'/category/getcategories'>, 'project' | 'headline' | 'user' | 'search'>;
  add(named: Named): Promise<ClientReply<unknown>>;
}

function CategoryPages({ asked, add }: CategoryPagesProps) {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const { project, search, user } = asked;
  const pages = useAddressPages();
  const categories = useCall(pages.after ?? '', (signal) =>
    client.category.getcategories({ ...asked, after: pages.after, limit: pageSize }, { signal }),
  );
  return (
    <>
      <Loading of={categories}>
        {({ items, total }, reload) => (
          <>
            {total > 0 && <Total of={total} />}
            {project && !user && isAdmin && (
              <AddButton title={t('portal:categories.add')} store={add} onDone={reload} />
            )}
            {items.length === 0 && pages.page === 1 && (
              <Message
                icon={icons.pages}
                title={search ? t('portal:nothingFound', { text: search }) : t('portal:categories.empty')}
                text={search || !isAdmin ? undefined : t('portal:categories.emptyText')}
              />
            )}
            <List>
              {items.map((category) => (
                <AdminCategory key={category.id} category={category} onDone={reload} />
              ))}
            </List>
          </>
        )}
      </Loading>
      <Pager pages={pages} next={categories.state === 'ready' ? categories.data.next : undefined} />
    </>
  );
}

function AdminCategory({ category, onDone }: { readonly category: Category; onDone(): void }) {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { query, change } = useAddress();
  const isSharedAtOnce = query.get('share') === category.slug;
  const [open, setOpen] = useState<'settings' | 'share' | 'webhooks' | undefined>(isSharedAtOnce ? 'share' : undefined);
  const pages = designerPath(category);
  const close = (): void => {
    setOpen(undefined);
    if (isSharedAtOnce) change({ share: undefined, way: undefined }, { replace: true });
  };
  const { rename, remove, dialog } = useManage({
    named: category,
    onDone,
    remove: () => client.category.removecategory({ id: category.id }),
    store: (named, was) => client.category.storecategory({ ...named, id: category.id, was }),
    again: () => client.category.getcategories({ only: [category.id], limit: 1 }),
  });
  if (!category.can.design) return <CategoryCard category={category} />;
  const actions: readonly (CardAction | false)[] = [
    { icon: icons.pages, text: t('portal:designer.open'), to: pages },
    { icon: icons.filePerson, text: t('portal:files.title'), to: filesPath(category) },
    category.version !== null && { icon: icons.clock, text: t('portal:versions.open'), to: versionsPath(category) },
    { icon: icons.settings, text: t('portal:settings.open'), act: () => setOpen('settings') },
    { icon: icons.share, text: t('portal:share.open'), act: () => setOpen('share') },
    { icon: icons.send, text: t('portal:webhooks.title'), act: () => setOpen('webhooks') },
    { icon: icons.edit, text: t('portal:settings.rename'), act: rename },
    { icon: icons.trash, text: t('portal:remove.yes'), danger: true, act: () => void remove() },
  ];
  return (
    <CategoryCard category={category} to={pages} actions={actions.filter((action) => action !== false)}>
      {dialog}
      {open === 'settings' && <SettingsDialog category={category} onClose={close} onDone={onDone} />}
      {open === 'webhooks' && <WebhooksDialog category={category} onClose={close} />}
      {open === 'share' && (
        <FormShare
          category={category}
          first={isSharedAtOnce && query.get('way') === 'website' ? 'website' : undefined}
          onClose={close}
          onDone={onDone}
        />
      )}
    </CategoryCard>
  );
}

interface FormShareProps {
  readonly category: Category;
  readonly first: 'website' | undefined;
  onClose(): void;
  onDone(): void;
}

/** The Share dialog, as the designer has it. */
function FormShare({ category, first, onClose, onDone }: FormShareProps) {
  const { t, text, language, calendar } = useLanguage();
  const {
    client,
    navigation,
    theme,
    screens: { ShareView },
  } = usePortal();
  return (
    <ShareView
      title={t('portal:share.form', { title: text(category.title) })}
      category={category}
      first={first}
      language={language}
      calendar={calendar}
      theme={theme}
      client={client}
      publish={() => navigation.go(designerPath(category))}
      close={(isChanged) => {
        onClose();
        if (isChanged) onDone();
      }}
    />
  );
}
