/** Whether a limit is a fixed day or time, and so no formula. */
export const isMoment = (value: string): boolean => /^(?:\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?|\d\d:\d\d)$/.test(value);
