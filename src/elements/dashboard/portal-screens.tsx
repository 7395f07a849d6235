import { Dialog } from '../../react/kit/dialog/dialog.tsx';
import { onDemand } from '../../react/dashboard/parts/on-demand.tsx';
import type {
  DayPickerProps,
  DesignerViewProps,
  FormViewProps,
  PortalScreens,
  ProposalViewProps,
  ShareViewProps,
} from '../../react/dashboard/context/types.ts';
import type { Route } from '../../react/dashboard/navigation/routes.ts';
import type { Language } from '../../engine/languages/known.ts';
import type { PorsaDesignerElement } from '../designer/spec.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { readLateTexts, withLateTexts } from '../../react/ui/late/with-late-texts.ts';

const PortalForm = onDemand(async () => (await import('./portal-form.tsx')).PortalForm);
const PortalProposal = onDemand(async () => (await import('./portal-proposal.tsx')).PortalProposal);
const DayPicker = onDemand<DayPickerProps>(
  async () => {
    await Promise.all([readLateTexts('en'), readLateTexts('fa')]);
    return (await withLateTexts(import('./portal-day.tsx'))).PortalDay;
  },
  (content, { label, close }) => (
    <Dialog title={label} onClose={close}>
      {content}
    </Dialog>
  ),
);

const ShareView = onDemand<ShareViewProps>(
  async () => (await import('./portal-share.tsx')).PortalShare,
  (content, { title, close }) => (
    <Dialog title={title} onClose={() => close(false)}>
      {content}
    </Dialog>
  ),
);

/** What happens in a form of the portal is nothing that the page around the portal has asked for. */
const keepInside = (event: Event): void => event.stopPropagation();

/** A form to fill, as the element that any page shows: the server draws it before its code has come. */
const FilledForm = ({ server, client: _client, onSave, ...props }: FormViewProps & { readonly server: string }) => (
  <porsa-form
    {...props}
    dir={useLanguage().dir}
    api={server || undefined}
    onporsa-ready={keepInside}
    onporsa-change={keepInside}
    onporsa-submit={keepInside}
    onporsa-error={keepInside}
    onporsa-save={(event) => {
      keepInside(event);
      onSave?.(event.detail);
    }}
  />
);

/** Texts of a form, which take their place among all others once it is there. */
const textsOf = (language: Language): Promise<unknown> =>
  language === 'fa' ? import('../../react/form/texts/fa/texts.ts') : import('../../react/form/texts/en/texts.ts');

const lateTextsOf = (language: Language): Promise<unknown> =>
  language === 'fa'
    ? import('../../react/ui/late-texts/fa/late-texts.ts')
    : import('../../react/ui/late-texts/en/late-texts.ts');

/** What a route opens within the filler, the designer or the proposal helper, which they would ask for once they stand. */
function openedIn(route: Route | undefined, language: Language): readonly Promise<unknown>[] {
  const section = () => import('../../react/designer/sections/sections.tsx');
  const report = () => import('../../report/preview/draw-preview.ts');
  switch (route?.name) {
    case 'fill':
      return route.params.file === '-' && route.params.code === '-'
        ? []
        : [
            import('../../react/form/history/question-history.tsx'),
            import('../../fields/calculated/explanation/how-it-came.tsx'),
            lateTextsOf(language),
          ];
    case 'adminPages':
    case 'adminQuestion':
      return [
        import('../../react/designer/canvas/late/further-parts.ts'),
        import('../../react/form/look/question-look.tsx'),
      ];
    case 'adminCondition':
      return [section()];
    case 'adminReport':
      return [section(), report()];
    case 'adminPreview':
      return [section(), import('../../react/designer/preview/full/full-preview.tsx'), report()];
    case 'adminVersions':
      return [section(), import('../../react/designer/versions/versions-section.tsx')];
    case 'createProposal':
      return [
        import('../../react/proposal/sources/sources-question.tsx'),
        import('../../react/proposal/questions/rare-questions.tsx'),
        import('../../react/proposal/pico/find-pico.ts'),
      ];
    case 'generateProposal':
      return [import('../../react/proposal/chat/proposal-chat.tsx')];
    default:
      return [];
  }
}

/** The screens of other rooms, each fetched when the portal first shows it; a form that is filled and the designer as the elements they are. */
export function createPortalScreens(server: string): PortalScreens {
  return {
    FormView: (props: FormViewProps) =>
      props.mode === 'fill' ? <FilledForm {...props} server={server} /> : <PortalForm {...props} server={server} />,
    prepare(view, language, route) {
      const beside: readonly Promise<unknown>[] = {
        filler: () => [
          import('../form/form-screen.tsx'),
          textsOf(language),
          import('../../react/form/failure/refusals.ts'),
          ...openedIn(route, language),
        ],
        form: () => [PortalForm.preload(), textsOf(language), import('../../react/form/print/whole-pages.tsx')],
        designer: () => [
          import('../designer/designer-screen.tsx'),
          import('../../api/drafts/unsaved-forms.ts'),
          ...openedIn(route, language),
        ],
        proposal: () => [PortalProposal.preload(), ...openedIn(route, language)],
      }[view]();
      // What does not come now is asked for again by whoever shows it.
      for (const part of beside) part.catch(() => undefined);
    },
    prepareForm(client, category, language) {
      void Promise.all([import('../form/form-providers.tsx'), client.category.getform({ category, language })]).then(
        async ([{ prepareForm }, reply]) => {
          if (reply.success) await prepareForm({ category, language, reply: reply.data, at: '' });
        },
        () => undefined,
      );
    },
    ProposalView: (props: ProposalViewProps) => <PortalProposal {...props} server={server} />,
    DayPicker,
    copyAnswers: async (...given) => (await import('./copied-answers.ts')).copiedAnswers(...given),
    readAnswers: async () => (await import('./answer-reader.ts')).answerReader,
    readRecords: async (...given) => (await import('./record-file.ts')).readRecordFile(...given),
    ShareView,
    DesignerView: ({ client: _client, onTitle, onSelect, ...props }: DesignerViewProps) => (
      <porsa-designer
        dir={useLanguage().dir}
        {...props}
        api={server || undefined}
        untitled
        onporsa-ready={({ target }) => {
          const { definition } = target as PorsaDesignerElement;
          if (definition) onTitle(definition.title);
        }}
        onporsa-change={({ detail }) => onTitle(detail.definition.title)}
        onporsa-select={({ detail }) => onSelect(detail)}
      />
    ),
  };
}
