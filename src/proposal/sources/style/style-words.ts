import type { CoreLanguage } from '../../../engine/definition/types.ts';
/** The words that references have between their parts, by the language a source is set in. */
export const styleWords = {
  en: {
    comma: ', ',
    semicolon: ';',
    in: 'In: ',
    editor: 'editor',
    editors: 'editors',
    pages: 'p. ',
    internet: 'Internet',
    preprint: 'Preprint',
    cited: 'cited ',
    available: 'Available from: ',
    report: 'Report No.: ',
    presented: 'Paper presented at: ',
    forthcoming: 'Forthcoming',
    doctoral: 'dissertation',
    master: 'master’s thesis',
    thesis: 'dissertation',
  },
  fa: {
    comma: '، ',
    semicolon: '؛ ',
    in: 'در: ',
    editor: 'ویراستار',
    editors: 'ویراستاران',
    pages: 'ص. ',
    internet: 'اینترنت',
    preprint: 'پیش‌چاپ',
    cited: 'دسترسی در ',
    available: 'قابل دسترسی در: ',
    report: 'شمارهٔ گزارش: ',
    presented: 'مقالهٔ ارائه‌شده در: ',
    forthcoming: 'در دست انتشار',
    doctoral: 'رسالهٔ دکتری',
    master: 'پایان‌نامهٔ کارشناسی ارشد',
    thesis: 'پایان‌نامه',
  },
} as const;

export type StyleWords = (typeof styleWords)[CoreLanguage];
