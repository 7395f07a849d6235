/** What an expression works on. Blank is `undefined`; dates are `YYYY-MM-DD`; lists come from rows, choices and HISTORY. */
export type Value = undefined | number | string | boolean | readonly Value[];
