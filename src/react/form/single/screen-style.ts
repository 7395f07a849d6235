import type { Screen } from './screens.ts';
import styles from './single.css?inline';

/**
 * The style that leaves one screen of a page to be seen on a phone.
 *
 * The questions themselves are drawn once and stay as they are: a wide screen shows them all, and no question is drawn
 * anew because another is looked at.
 */
export function screenSheets({ names }: Screen, isFirst: boolean): readonly string[] {
  const shown = names.map((name) => `[data-name=${JSON.stringify(name)}]`).join(',') || 'none';
  const hidden = [
    `.porsa-question:not(${shown}):not(:is(${shown}) *,.porsa-section *)`,
    `:is(.porsa-scale,[data-part]):not(:has(${shown}))`,
    ...(isFirst ? [] : ['.porsa-head', '> .porsa-section']),
  ];
  return [
    styles,
    `@container porsa-form (max-width: 37.49em){${hidden.map((each) => `.porsa-filling ${each}`).join(',')}{display:none}}`,
  ];
}
