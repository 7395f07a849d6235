import type { FormDefinition } from '../../../src/engine/definition/types.ts';
import type { Patient } from '../../../src/engine/live-form/types.ts';
import type { ProposalTemplate } from '../../../src/proposal/template/types.ts';

/** What an application's page holds: two of our elements, or something else in their place. */
export interface Page {
  readonly isShown: boolean;
  readonly language?: 'en' | 'fa';
  readonly disabled: boolean;
  readonly page: number;
  readonly definition: FormDefinition;
  readonly patient: Patient;
  readonly templates: readonly ProposalTemplate[];
  /** In the light DOM of the form. */
  readonly light: string;
}

/** Events that the page listens to in its markup: our own, and names as other elements have them. */
export const heardEvents = ['porsa-change', 'lowercase', 'camelEvent', 'CAPSevent', 'PascalEvent'] as const;
export type HeardEvent = (typeof heardEvents)[number];
export type Hear = (event: HeardEvent) => void;

/** The page in one framework. */
export interface Framework {
  readonly name: string;
  /** Events that its markup cannot listen to. */
  readonly misses?: readonly HeardEvent[];
  mount(target: HTMLElement, page: Page, hear: Hear): MountedPage;
}

export interface MountedPage {
  /** Draws another state of the page. */
  draw(page: Page): void | Promise<void>;
  unmount(): void;
}
