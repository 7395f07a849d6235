import { Dialog } from '../react/dashboard/parts/dialog.tsx';
import { onDemand } from '../react/dashboard/parts/on-demand.tsx';
import type { DayPickerProps, DesignerViewProps, FormViewProps, PortalScreens } from '../react/dashboard/types.ts';
import { withLateTexts } from '../react/ui/with-late-texts.ts';

const PortalForm = onDemand(async () => (await import('./portal-form.tsx')).PortalForm);
const DayPicker = onDemand<DayPickerProps>(
  async () => (await withLateTexts(import('./portal-day.tsx'))).PortalDay,
  (content, { label, close }) => (
    <Dialog title={label} onClose={close}>
      {content}
    </Dialog>
  ),
);

/** The screens of other rooms, each fetched when the portal first shows it; the designer as the element it is. */
export function createPortalScreens(server: string): PortalScreens {
  return {
    FormView: (props: FormViewProps) => <PortalForm {...props} server={server} />,
    DayPicker,
    DesignerView: ({ project, category, section, language, calendar, theme }: DesignerViewProps) => (
      <porsa-designer
        api={server || undefined}
        project={project}
        category={category}
        section={section}
        language={language}
        calendar={calendar}
        theme={theme}
      />
    ),
  };
}
