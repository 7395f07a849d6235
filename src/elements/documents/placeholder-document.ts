import { html, type TemplateResult } from 'lit-html';

/** The shape of a screen that is on its way. */
export const placeholderDocument = (label: string): TemplateResult => html`
  <div class="porsa-placeholder" role="status" aria-label=${label} part="placeholder">
    <div class="porsa-bone"></div>
    <div class="porsa-bone"></div>
    <div class="porsa-bone porsa-bone-control"></div>
    <div class="porsa-bone"></div>
    <div class="porsa-bone porsa-bone-control"></div>
  </div>`;
