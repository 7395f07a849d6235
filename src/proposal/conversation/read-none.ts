/** "None, because …": what was said to be absent, and why. */
export interface None {
  /** Empty where none was given. */
  readonly reason: string;
}

const because = [
  'because of',
  'because',
  'since',
  'as',
  'due to',
  'چون که',
  'چون',
  'چرا که',
  'زیرا که',
  'زیرا',
  'برای این که',
  'برای اینکه',
  'به این دلیل که',
  'به ?‌?دلیل',
  'به ?‌?علت',
  'به ?‌?خاطر',
].join('|');
const compared =
  'comparison or control|(?:comparison|control)(?: group)?|comparator|setting|گروه (?:کنترل|شاهد|مقایسه)|مقایسه(?:[‌ ]?ای)?|کنترل|شاهد';

/** No "no intervention" among them: a group without intervention is a comparison. */
const nones = [
  `(?:there (?:is|will be) )?(?:none|no|not any|nothing)(?: (?:${compared}))?`,
  `(?:it |this )?(?:does not|doesn[’']t) (?:apply|have (?:a |any )?(?:${compared}))`,
  '(?:(?:it|this) is )?not applicable',
  'n ?/ ?a',
  `without (?:a |any )?(?:${compared})`,
  `(?:(?:${compared}) )?(?:ندارد|ندارم|نداریم|نیست|وجود ندارد)`,
  '(?:هیچ ?‌?کدام|هیچ‌چیز|هیچی|هیچ)',
  `(?:بدون|فاقد) (?:${compared})`,
  '(?:موضوعیت|کاربرد|کاربردی|موردی|مصداق) ندارد',
].join('|');

const none = new RegExp(`^(?:${nones})(?![\\p{L}\\p{N}])`, 'iu');
const reasonAfter = new RegExp(
  `^(?:\\s*[,،;؛:.()\\-–—]+\\s*(?:(?:${because})(?![\\p{L}\\p{N}]))?|\\s*(?:${because})(?![\\p{L}\\p{N}]))`,
  'iu',
);

/**
 * What "none, because …" says, or undefined where the text names something.
 *
 * "No treatment" and "no exercise, only rest" are comparisons: a reason needs a comma or a "because" before it.
 */
export function readNone(text: string): None | undefined {
  const plain = text
    .trim()
    .replace(/ي/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/^[«"“(]+|[\s.»"”)]+$/gu, '');
  const found = none.exec(plain)?.[0];
  if (found === undefined) return undefined;
  const rest = plain.slice(found.length);
  if (rest === '') return { reason: '' };
  const lead = reasonAfter.exec(rest)?.[0];
  return lead === undefined ? undefined : { reason: rest.slice(lead.length).trim() };
}
