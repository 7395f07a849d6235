import { useLanguage } from '../../ui/language.tsx';
import { usePortal } from '../portal-context.ts';
import type { DesignerSection } from '../types.ts';
import { useCategory } from '../use-category.ts';
import { useScreen } from '../use-screen.ts';

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
  const title = found.state === 'ready' ? text(found.data?.title) : '';
  useScreen({ title: title || t('portal:designer.title'), subTitle: t(`portal:designer.section.${section}`) });
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
      />
    </div>
  );
}
