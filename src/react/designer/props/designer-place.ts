import type { Page } from '../../../engine/definition/types.ts';

export type DesignerSection = 'pages' | 'question' | 'condition' | 'report' | 'settings' | 'preview' | 'versions';

/** Where a person is in the form: a section, and the page and question that are selected there, by id. */
export interface DesignerPlace {
  readonly section: DesignerSection;
  readonly page?: string;
  readonly pageType?: Page['pageType'];
  readonly question?: string;
}
