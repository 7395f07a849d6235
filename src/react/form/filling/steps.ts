import type { Page } from '../../../engine/definition/types.ts';

/** Where the person is, and by which pages they came. */
export interface Steps {
  readonly at: string;
  readonly trail: readonly string[];
}

export type Step =
  { readonly kind: 'forward'; readonly to: string } | { readonly kind: 'back'; readonly pages: readonly Page[] };

export function takeStep(steps: Steps, step: Step): Steps {
  switch (step.kind) {
    case 'forward':
      return step.to === steps.at ? steps : { at: step.to, trail: [...steps.trail, steps.at] };
    case 'back': {
      const visible = steps.trail.filter((id) => step.pages.some((page) => page.id === id));
      const at = visible.at(-1);
      return at === undefined ? steps : { at, trail: visible.slice(0, -1) };
    }
    default:
      return step satisfies never;
  }
}

/** The page to show: where the person is or, when a condition has hidden it meanwhile, the last one they came by, or the first. */
export function pageAt(pages: readonly Page[], { at, trail }: Steps): Page | undefined {
  const known = [at, ...[...trail].reverse()].map((id) => pages.find((page) => page.id === id));
  return known.find(Boolean) ?? pages[0];
}

interface Progress {
  readonly step: number;
  readonly of: number;
}

export function progressOf(pages: readonly Page[], at: string): Progress {
  return { step: pages.findIndex((page) => page.id === at) + 1, of: pages.length };
}
