/** Whether a cell says yes, in the spellings that XLSForm has for it. */
export const isYes = (written: string | undefined): boolean =>
  written !== undefined && /^(?:yes|Yes|YES|true|True|TRUE|true\(\))$/.test(written);

/** Whether a cell says no. */
export const isNo = (written: string | undefined): boolean => /^(?:no|false|false\(\)|0)$/i.test(written ?? '');
