import { lazy, Suspense } from 'react';
import type { DayPickerProps, DesignerViewProps, FormViewProps, PortalScreens } from '../react/dashboard/types.ts';
import { withLateTexts } from '../react/ui/with-late-texts.ts';

const LazyForm = lazy(async () => ({ default: (await import('./portal-form.tsx')).PortalForm }));
const LazyDay = lazy(async () => ({ default: (await withLateTexts(import('./portal-day.tsx'))).PortalDay }));

/** The screens of other rooms, each brought when the portal first shows it; the designer as the element it is. */
export function createPortalScreens(server: string): PortalScreens {
  return {
    FormView: (props: FormViewProps) => <Suspense><LazyForm {...props} server={server} /></Suspense>,
    DayPicker: (props: DayPickerProps) => <Suspense><LazyDay {...props} /></Suspense>,
    DesignerView: ({ project, category, section, language, calendar, theme }: DesignerViewProps) => (
      <porsa-designer api={server || undefined} project={project} category={category} section={section} language={language} calendar={calendar} theme={theme} />
    ),
  };
}
