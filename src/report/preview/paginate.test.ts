import { describe, expect, it } from 'vitest';
import { paginate, type Unit } from './paginate.ts';

/** Units one below the other, of these heights. */
function stack(...parts: readonly (readonly [height: number, more?: Partial<Unit>])[]): readonly Unit[] {
  let top = 0;
  return parts.map(([height, more]) => {
    const unit = { top, bottom: top + height, ...more };
    top += height;
    return unit;
  });
}

describe('The pages of a report', () => {
  it('begin with what the page before has no room for', () => {
    expect(paginate(stack([40], [40], [30], [70], [10]), 100)).toEqual([2, 4]);
    expect(paginate(stack([50], [50]), 100)).toEqual([]);
  });

  it('never end with a heading', () => {
    const heading = { withNext: true };
    expect(paginate(stack([60], [10, heading], [10, heading], [50]), 100)).toEqual([1]);
  });

  it('leave a heading where the page begins with it, however long what follows', () => {
    expect(paginate(stack([10, { withNext: true }], [95]), 100)).toEqual([1]);
  });

  it('end at a page break, and go on after what is longer than a page', () => {
    expect(paginate(stack([10], [0, { breakAfter: true }], [10]), 100)).toEqual([2]);
    expect(paginate(stack([250], [10], [10]), 100)).toEqual([1]);
  });
});
