import { html, nothing, type TemplateResult } from 'lit-html';

export interface TroubleAction { readonly label: string; run(): void }

/** A message in place of what went wrong, with the way out where there is one. */
export const troubleDocument = (message: string, action?: TroubleAction): TemplateResult => html`
  <div class="porsa-trouble" role="alert" part="trouble">
    <p>${message}</p>
    ${action ? html`<button type="button" @click=${() => action.run()}>${action.label}</button>` : nothing}
  </div>`;
