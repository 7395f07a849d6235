import type { PorsaDashboardElement } from '../../elements/dashboard/spec.ts';
import type { PorsaDesignerElement } from '../../elements/designer/spec.ts';
import type { PorsaFormElement } from '../../elements/form/spec.ts';
import type { PorsaProposalElement } from '../../elements/proposal/spec.ts';

// What `document.createElement` and `querySelector` give for a tag.
declare global {
  interface HTMLElementTagNameMap {
    'porsa-form': PorsaFormElement;
    'porsa-designer': PorsaDesignerElement;
    'porsa-proposal': PorsaProposalElement;
    'porsa-dashboard': PorsaDashboardElement;
  }
}
