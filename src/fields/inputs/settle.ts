import type { KeyboardEvent } from 'react';

/**
 * Handlers of a slider without an answer: a press, a tap or a key that leaves it where it is is an answer too.
 *
 * Keys act when they are let go, since most of them move the slider, which then reports its own change.
 */
export function settling(settle: () => void) {
  return {
    onClick: settle,
    onKeyUp: ({ key }: KeyboardEvent) => {
      if (/^(Arrow|Page|Home|End|Enter| )/.test(key)) settle();
    },
  };
}
