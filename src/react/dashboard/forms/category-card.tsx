import type { ReactNode } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { pathTo } from '../navigation/routes.ts';
import { StarButton } from '../favorites/star-button.tsx';
import { IconLink } from '../link/icon-link.tsx';
import { Mark } from '../../kit/list/list.tsx';
import { LinkItem } from '../parts/link-item.tsx';
import * as icons from '../parts/icons.ts';

export const filesPath = ({ headline, project, slug }: Category): string =>
  pathTo('files', { headline, project, category: slug });

export const designerPath = ({ headline, project, slug }: Pick<Category, 'headline' | 'project' | 'slug'>): string =>
  pathTo('adminPages', { headline, project, category: slug, role: '-', user: '-' });

/** Where a form is opened: complaints begin at the patient files, scores at the form itself. */
export function openPath(category: Category): string {
  const { headline, project, slug } = category;
  if (headline === 'complaints' && category.can.view) return filesPath(category);
  return pathTo('fill', { headline, project, category: slug, file: '-', patient: '-', code: '-' });
}

interface CategoryCardProps {
  readonly category: Category;
  /** Defaults to the form itself, once it is published. */
  readonly to?: string;
  /** Defaults to the ways to its files, where the card leads to the form, and to the designer. */
  readonly actions?: ReactNode;
}

/** The versions of a form, in the designer. */
export const versionsPath = ({ headline, project, slug }: Category): string =>
  pathTo('adminVersions', { headline, project, category: slug });

export function CategoryCard({ category, to, actions }: CategoryCardProps) {
  const { t, text } = useLanguage();
  const { version, headline, files, role, settings } = category;
  const reads = category.canAll.view;
  const published = version !== null;
  const state = settings.withdrawn
    ? t('portal:category.withdrawn')
    : published
      ? t('portal:category.version', { version })
      : t('portal:category.unpublished');
  const toFiles = reads && headline === 'scores' && published && (
    <IconLink icon={icons.filePerson} to={filesPath(category)} text={t('portal:files.title')} />
  );
  const toDesigner = category.can.design && (
    <IconLink icon={icons.pages} to={designerPath(category)} text={t('portal:designer.open')} />
  );
  return (
    <LinkItem
      icon={icons[headline]}
      title={text(category.title)}
      to={to ?? (published ? openPath(category) : undefined)}
      mark={
        <>
          <Mark quiet={!published || settings.withdrawn}>{state}</Mark>
          {published && <StarButton kind="category" id={category.id} title={text(category.title)} />}
        </>
      }
      actions={
        actions ??
        ((toFiles || toDesigner) && (
          <>
            {toFiles}
            {toDesigner}
          </>
        ))
      }
      detail={
        <>
          {reads ? t('portal:files.count', { count: files }) : t(`portal:headline.${headline}`)}
          <span className="porsa-portal-nowrap">
            <span className="porsa-portal-dot" aria-hidden="true" />
            {t(`portal:role.${role}`)}
          </span>
        </>
      }
    />
  );
}
