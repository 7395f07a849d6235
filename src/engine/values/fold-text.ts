/** Texts are equal whatever their case, their digits' script, and the Arabic or Persian form of yeh and kaf. */
export const foldText = (text: string): string =>
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .replaceAll('ي', 'ی')
        .replaceAll('ك', 'ک')
        .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
