import type { ReactNode } from 'react';
import type { Category } from '../../../api/contract/shapes.ts';
import { useLanguage } from '../../ui/language.tsx';
import { pathTo } from '../routes.ts';
import { Card } from './card.tsx';

/** Where a form is opened: complaints begin at the patient files, scores at the form itself. */
export function openPath(category: Category): string {
  const { headline, project, slug } = category;
  if (headline === 'complaints' && category.can.view) return pathTo('files', { headline, project, category: slug });
  return pathTo('fill', { headline, project, category: slug, file: '-', patient: '-', code: '-' });
}

export function CategoryCard({ category, actions, to = openPath(category) }: { readonly category: Category; readonly actions?: ReactNode; readonly to?: string }) {
  const { t, text } = useLanguage();
  const { version, headline, files, role, settings } = category;
  const published = version !== null;
  const count = headline === 'complaints' ? t('portal:files.count', { count: files }) : t(`portal:headline.${headline}`);
  const mark = settings.withdrawn ? t('portal:category.withdrawn') : published ? t('portal:category.version', { version }) : t('portal:category.unpublished');
  return (
    <Card
      icon={headline} title={text(category.title)} to={published || actions ? to : undefined} mark={mark} quiet={!published || settings.withdrawn} actions={actions}
      detail={<>{count}<span className="porsa-portal-dot" aria-hidden="true" />{t(`portal:role.${role}`)}</>}
    />
  );
}
