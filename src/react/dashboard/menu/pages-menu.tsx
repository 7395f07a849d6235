import { useLanguage } from '../../ui/language/language.tsx';
import { Link } from '../link/link.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import { matchRoute, pathTo, type RouteParameters } from '../navigation/routes.ts';
import { useCall } from '../calls/use-call.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import * as icons from '../parts/icons.ts';

/** The pages of the form being filled, as the server says this person may open them. */
export function PagesMenu({ onChoose }: { onChoose(): void }) {
  const route = matchRoute(usePlace().path);
  return route?.name === 'fill' ? <Pages params={route.params} onChoose={onChoose} /> : null;
}

function Pages({ params, onChoose }: { readonly params: RouteParameters<'fill'>; onChoose(): void }) {
  const { t, text } = useLanguage();
  const { client } = usePortal();
  const file = params.file === '-' ? undefined : params.file;
  const pages = useCall(`${params.category} ${params.file}`, (signal) =>
    client.page.getcategoryminapages({ category: params.category, file }, { signal }),
  );
  if (pages.state !== 'ready' || pages.data.length === 0) return null;
  return (
    <ul className="porsa-portal-menu">
      <li className="porsa-portal-menu-group">
        <span className="porsa-portal-menu-caption">{t('portal:menu.pages')}</span>
        <ul className="porsa-portal-menu">
          {pages.data.map((page) => (
            <li key={page.id}>
              <Link
                className="porsa-portal-menu-item"
                to={pathTo('fill', { ...params, page: page.id })}
                aria-current={params.page === page.id ? 'page' : undefined}
                onClick={onChoose}
              >
                <Icon of={icons.file} />
                <span className="porsa-portal-menu-text">{text(page.displayTitle)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </li>
    </ul>
  );
}
