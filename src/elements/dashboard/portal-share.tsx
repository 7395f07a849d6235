import { FormFiller } from '../../react/form/form-filler.tsx';
import { ShareScreen } from '../../react/designer/share/share-screen.tsx';
import { useLanguage } from '../../react/ui/language/language.tsx';
import type { ShareViewProps } from '../../react/dashboard/context/types.ts';
import { DesignSurroundings } from '../designer/designer-providers.tsx';

/** The designer's Share dialog, as the portal's list of forms opens it. */
export function PortalShare({ category, first, language, calendar, theme, client, publish, close }: ShareViewProps) {
  const { text, dir } = useLanguage();
  return (
    <DesignSurroundings language={language} calendar={calendar} dir={dir}>
      <ShareScreen
        client={client}
        category={category.id}
        title={text(category.title)}
        isPublished={category.version !== null}
        first={first}
        theme={theme}
        Preview={FormFiller}
        publish={publish}
        close={close}
      />
    </DesignSurroundings>
  );
}
