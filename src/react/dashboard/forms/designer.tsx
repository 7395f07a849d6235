import { useState } from 'react';
import type { Localized } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePlace, usePortal } from '../context/portal-context.ts';
import type { DesignerPlace } from '../context/types.ts';
import { useCategory } from './use-category.ts';
import { useScreen } from '../context/use-screen.ts';
import type { DesignerRoute } from '../navigation/routes.ts';
import { addressOf, openedBy } from './designer-place.ts';

/** The designer at what its address names; the address follows what the person selects. */
export function Designer({ route }: { readonly route: DesignerRoute }) {
  const { t, text, language, calendar } = useLanguage();
  const {
    client,
    navigation,
    screens: { DesignerView },
    theme,
  } = usePortal();
  const opened = openedBy(route, usePlace().query);
  const { category } = opened;
  const [{ project, role }] = useState(() => ({ project: opened.project ?? '-', role: opened.previewas ?? '-' }));
  const found = useCategory(project, category);
  const form = found.state === 'ready' ? found.data : undefined;
  const [designed, setDesigned] = useState<{ readonly category: string; readonly title: Localized }>();
  const title = text(designed?.category === category ? designed.title : form?.title);
  useScreen({ title: title || t('portal:designer.title') });
  const follow = (place: DesignerPlace): void => {
    const headline = form?.headline ?? 'complaints';
    const address = addressOf(place, { category, headline, project: form?.project ?? project, role });
    if (address) navigation.go(address, { replace: true });
  };
  return (
    <div className="porsa-portal-designer-frame">
      <DesignerView
        {...opened}
        project={project === '-' ? undefined : project}
        client={client}
        language={language}
        calendar={calendar}
        theme={theme}
        onTitle={(now) => setDesigned({ category, title: now })}
        onSelect={follow}
      />
    </div>
  );
}
