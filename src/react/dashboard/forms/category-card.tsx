import type { ReactNode } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { pathTo } from '../navigation/routes.ts';
import { StarButton } from '../favorites/star-button.tsx';
import { Mark } from '../../kit/list/list.tsx';
import { ActionItem } from '../cards/action-item.tsx';
import type { CardAction } from '../cards/card-actions.tsx';
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

/** A form's Share dialog, in the list of forms to manage, at how it comes into a website. */
export const embedPath = ({ headline, project, slug }: Category): string =>
  `${pathTo('adminCategories', { headline, project, user: '-' })}?${new URLSearchParams({ share: slug, way: 'website' }).toString()}`;

/** The versions of a form, in the designer. */
export const versionsPath = ({ headline, project, slug }: Category): string =>
  pathTo('adminVersions', { headline, project, category: slug });

interface CategoryCardProps {
  readonly category: Category;
  /** Defaults to the form itself, once it is published. */
  readonly to?: string;
  /** Defaults to the ways to its files, where the card leads to the form, and to the designer. */
  readonly actions?: readonly CardAction[];
  /** Dialogs that the actions open. */
  readonly children?: ReactNode;
}

/** A form: a card with its ways at the foot, on a phone a row of two lines with a menu. */
export function CategoryCard({ category, to, actions, children }: CategoryCardProps) {
  const { t, text } = useLanguage();
  const ways = useWays(category);
  const { version, headline, files, role, settings } = category;
  const published = version !== null;
  const title = text(category.title);
  const state = settings.withdrawn
    ? t('portal:category.withdrawn')
    : published
      ? undefined
      : t('portal:category.unpublished');
  const details = [
    ...(state === undefined && published ? [t('portal:category.version', { version })] : []),
    category.canAll.view ? t('portal:files.count', { count: files }) : t(`portal:headline.${headline}`),
    t(`portal:role.${role}`),
  ];
  return (
    <ActionItem
      icon={icons[headline]}
      title={title}
      to={to ?? (published ? openPath(category) : undefined)}
      mark={state !== undefined && <Mark quiet>{state}</Mark>}
      corner={published && <StarButton kind="category" id={category.id} title={title} />}
      actions={actions ?? ways}
      detail={details.map((part, at) => (
        <span key={part} className="porsa-portal-nowrap">
          {at > 0 && <span className="porsa-portal-dot" aria-hidden="true" />}
          {part}
        </span>
      ))}
    >
      {children}
    </ActionItem>
  );
}

/** The ways to its files, where the card leads to the form, and to the designer. */
function useWays(category: Category): readonly CardAction[] {
  const { t } = useLanguage();
  const { version, headline, canAll, can } = category;
  const toFiles = canAll.view && headline === 'scores' && version !== null;
  return [
    ...(toFiles ? [{ icon: icons.filePerson, to: filesPath(category), text: t('portal:files.title') }] : []),
    ...(can.design ? [{ icon: icons.pages, to: designerPath(category), text: t('portal:designer.open') }] : []),
  ];
}
