/**
 * The oldest browsers that the CSS is written for: those that know `:has()`, `light-dark()`, nesting and logical properties, and buttons that open popovers by themselves. `docs/embedding.md` names them.
 *
 * For an older one the minifier would write `:is(a, b:has(c))` in place of `a, b:has(c)`, which weighs more than was meant.
 */
export const cssTarget = ['chrome123', 'firefox125', 'safari17.5'];
