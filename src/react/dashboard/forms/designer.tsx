import { useState } from 'react';
import type { Localized } from '../../../engine/definition/types.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { usePortal } from '../context/portal-context.ts';
import type { DesignerSection } from '../context/types.ts';
import { useCategory } from './use-category.ts';
import { useScreen } from '../context/use-screen.ts';

export interface DesignerProps {
  readonly category: string;
  readonly project?: string;
  readonly section: DesignerSection;
}

/** The designer at one of its sections. */
export function Designer({ category, project = '-', section }: DesignerProps) {
  const { t, text, language, calendar } = useLanguage();
  const {
    client,
    screens: { DesignerView },
    theme,
  } = usePortal();
  const found = useCategory(project, category);
  const [designed, setDesigned] = useState<{ readonly category: string; readonly title: Localized }>();
  const title = text(
    designed?.category === category ? designed.title : found.state === 'ready' ? found.data?.title : undefined,
  );
  useScreen({ title: title || t('portal:designer.title') });
  return (
    <div className="porsa-portal-designer-frame">
      <DesignerView
        category={category}
        project={project === '-' ? undefined : project}
        section={section}
        client={client}
        language={language}
        calendar={calendar}
        theme={theme}
        onTitle={(now) => setDesigned({ category, title: now })}
      />
    </div>
  );
}
