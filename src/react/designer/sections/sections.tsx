import { addTexts } from '../../../store/texts.ts';
import type { View } from '../model/designer-model.ts';
import { ConditionsSection } from './conditions-section.tsx';
import { onDemand } from '../parts/on-demand.tsx';
import { FormSection } from './form-section.tsx';
import { ReportSection } from '../report/report-section.tsx';
import { lateDesignerTexts } from '../texts/late-designer-texts.ts';

addTexts('designer', lateDesignerTexts);

const VersionsSection = onDemand(async () => (await import('../versions/versions-section.tsx')).VersionsSection);
const FullPreview = onDemand(async () => (await import('../preview/full/full-preview.tsx')).FullPreview);

/** What is set of the form as a whole: its conditions, its report, its title and language. */
export function Sections({ view }: { readonly view: View }) {
  switch (view) {
    case 'condition':
      return <ConditionsSection />;
    case 'report':
      return <ReportSection />;
    case 'settings':
      return <FormSection />;
    case 'versions':
      return <VersionsSection />;
    case 'preview':
      return <FullPreview />;
    case 'design':
      return null;
    default:
      return view satisfies never;
  }
}
