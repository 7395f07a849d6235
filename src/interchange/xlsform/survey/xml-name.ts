const start = String.raw`A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}`;
const name = String.raw`[${start}][${start}.\-0-9\xb7\u0300-\u036f\u203f\u2040]*`;
const whole = new RegExp(`^${name}(?::${name})?$`, 'u');
const referred = new RegExp(`^(?:last-saved#)?(${name})$`, 'u');

/** Whether XML could have it as the name of an element, as XLSForm wants of every name. */
export const isXmlName = (text: string): boolean => whole.test(text);

/** What `${…}` names; undefined where it is no name. */
export const nameReferredTo = (inner: string): string | undefined => referred.exec(inner)?.[1];
