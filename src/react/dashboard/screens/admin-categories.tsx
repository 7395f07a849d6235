import { useState } from 'react';
import type { ClientReply } from '../../../api/client.ts';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { allPages } from '../all-pages.ts';
import { AddButton } from '../parts/add-button.tsx';
import { Cards } from '../parts/card.tsx';
import { CategoryCard, designerPath, filesPath } from '../parts/category-card.tsx';
import { ActionButton, ManageActions } from '../parts/manage-actions.tsx';
import type { Named } from '../parts/name-dialog.tsx';
import { Pager, usePages } from '../parts/pager.tsx';
import { Loading, Message } from '../parts/states.tsx';
import { Way } from '../parts/way.tsx';
import { usePlace, usePortal } from '../portal-context.ts';
import type { RouteParameters } from '../routes.ts';
import { useCall } from '../use-call.ts';
import { useScreen } from '../use-screen.ts';
import { EmbedDialog } from './embed-dialog.tsx';
import { toHeadline } from './form-projects.tsx';
import { ShortLinkDialog } from './link-dialog.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { WebhooksDialog } from './webhooks-dialog.tsx';

const pageSize = 60;

/** A project's forms: added, renamed, removed, set, embedded, and the ways into the designer. */
export function AdminCategories({ params }: { readonly params: RouteParameters<'adminCategories'> }) {
  const { t, text } = useLanguage();
  const { client, navigation } = usePortal();
  const search = usePlace().query.get('q') ?? undefined;
  const { project } = params;
  const projects = useCall('all', (signal) => allPages((page) => client.project.getprojects(page, { signal })));
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
  useScreen({
    title: text(found?.title) || t('portal:categories.title'),
    subTitle: t('portal:categories.manage'),
    search: true,
  });
  return <CategoryPages key={`${project} ${search ?? ''}`} project={project} search={search} add={add} />;
}

interface CategoryPagesProps {
  readonly project: string;
  readonly search: string | undefined;
  add(named: Named): Promise<ClientReply<unknown>>;
}

function CategoryPages({ project, search, add }: CategoryPagesProps) {
  const { t } = useLanguage();
  const { client, isAdmin } = usePortal();
  const pages = usePages();
  const categories = useCall(pages.after ?? '', (signal) =>
    client.category.getcategories(
      { project: project === '-' ? undefined : project, search, after: pages.after, limit: pageSize },
      { signal },
    ),
  );
  return (
    <>
      <Loading of={categories}>
        {({ items }, reload) => (
          <>
            {project !== '-' && isAdmin && <AddButton title={t('portal:categories.add')} store={add} onDone={reload} />}
            {items.length === 0 && pages.page === 1 && (
              <Message
                icon="pages"
                title={search ? t('portal:nothingFound', { text: search }) : t('portal:categories.empty')}
                text={search || !isAdmin ? undefined : t('portal:categories.emptyText')}
              />
            )}
            <Cards>
              {items.map((category) => (
                <AdminCategory key={category.id} category={category} onDone={reload} />
              ))}
            </Cards>
          </>
        )}
      </Loading>
      <Pager pages={pages} next={categories.state === 'ready' ? categories.data.next : undefined} />
    </>
  );
}

function AdminCategory({ category, onDone }: { readonly category: Category; onDone(): void }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const [open, setOpen] = useState<'settings' | 'embed' | 'webhooks' | 'link'>();
  const title = text(category.title);
  const pages = designerPath(category);
  const close = (): void => setOpen(undefined);
  const actions = (
    <>
      <Way icon="pages" to={pages} text={t('portal:designer.open')} />
      <Way icon="filePerson" to={filesPath(category)} text={t('portal:files.title')} />
      <span className="porsa-portal-tools">
        <ManageActions
          named={category}
          onDone={onDone}
          remove={() => client.category.removecategory({ id: category.id })}
          store={(named) => client.category.storecategory({ ...named, id: category.id })}
        >
          <ActionButton
            icon="settings"
            label={t('portal:settings.title', { title })}
            onClick={() => setOpen('settings')}
          />
          <ActionButton icon="code" label={t('portal:embed.title', { title })} onClick={() => setOpen('embed')} />
          {category.version !== null && (
            <ActionButton icon="link" label={t('portal:links.openTo', { title })} onClick={() => setOpen('link')} />
          )}
          <ActionButton
            icon="send"
            label={t('portal:webhooks.titleOf', { title })}
            onClick={() => setOpen('webhooks')}
          />
        </ManageActions>
      </span>
      {open === 'settings' && <SettingsDialog category={category} onClose={close} onDone={onDone} />}
      {open === 'link' && (
        <ShortLinkDialog
          title={t('portal:links.openTo', { title })}
          to={{ kind: 'form', category: category.id }}
          onClose={close}
        />
      )}
      {open === 'webhooks' && <WebhooksDialog category={category} onClose={close} />}
      {open === 'embed' && <EmbedDialog category={category} onClose={close} />}
    </>
  );
  return category.can.design ? (
    <CategoryCard category={category} to={pages} actions={actions} />
  ) : (
    <CategoryCard category={category} />
  );
}
