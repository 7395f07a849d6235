/** What people write so that a question is not blank. Whole answers; marks around are ignored. */
const phrases = [
  'tbd|tba|tbc|todo|to do|to be (?:decided|determined|defined|done|confirmed|completed|written|announced|added)',
  'will be (?:completed|written|added|defined)(?: later)?|coming soon|later|pending|unknown|not yet|not known yet',
  'lorem ipsum.*|test|asdf+|qwerty|x{2,}|blah(?: blah)*|sample text|your text here|insert text',
  'بعدا(?: (?:تکمیل|نوشته|اضافه|مشخص|اعلام|تعیین) ?(?:می ?شود|خواهد شد|می ?کنم|می ?نویسم))?',
  '(?:بعدا )?(?:تکمیل|نوشته|اضافه|مشخص|اعلام|تعیین) (?:شود|گردد|می ?شود|خواهد شد)(?: بعدا)?',
  'در حال (?:تکمیل|نگارش|بررسی)|متعاقبا(?: اعلام می ?شود)?|به زودی|نامشخص|هنوز مشخص نیست|هنوز مشخص نشده(?: است)?|تست|آزمایشی|لورم ایپسوم.*|فعلا خالی',
].join('|');

const whole = new RegExp(`^(?:${phrases})$`, 'iu');
const inside =
  /\[\s*(?:insert|add|to be|your|specify|name|date|number|درج|وارد|نام|تاریخ|عدد|مشخص)[^\]@]{0,60}\]|<(?:insert|add|your)[^>]{1,60}>|\b(?:TBD|TBA|TODO|XXX+)\b|\?{3,}|؟{3,}|_{4,}|\.{5,}|…{2,}|…\.{2,}/gu;
const marks = /[\s.…,;:!?،؛؟()[\]{}<>*_=~"'«»–—-]+/gu;

/** Half-spaces as spaces, no vowel marks; Arabic letters as Persian ones. */
const fold = (text: string): string =>
  text
    .replace(/[\u064b-\u0652\u0670\u0640]/gu, '')
    .replace(/[يى]/gu, 'ی')
    .replace(/ك/gu, 'ک')
    .replace(/\u200c/gu, ' ')
    .replace(marks, ' ')
    .trim();

/** Whether the whole text only holds a place: «بعداً», "TBD", "...". */
export function isPlaceholder(text: string): boolean {
  if (text.length > 200) return /^[\s\p{P}\p{S}]+$/u.test(text);
  const folded = fold(text);
  return folded === '' || whole.test(folded);
}

/** Places inside a text that wait to be written: "[insert dose]", "TBD". */
export function findPlaceholders(text: string): readonly { readonly start: number; readonly end: number }[] {
  return Array.from(text.matchAll(inside), ({ index, 0: found }) => ({ start: index, end: index + found.length }));
}

const notApplicable =
  /^(?:n ?\/? ?a|not applicable|not relevant|none|no|nothing|nil|ندارد|نداریم|کاربرد ندارد|کاربردی ندارد|موضوعیت ندارد|مصداق ندارد|مورد ندارد|قابل اجرا نیست|هیچ|هیچ کدام|خیر)$/iu;

/** Whether a text says that the question does not apply and nothing more: "n/a", «ندارد». */
export const isNotApplicable = (text: string): boolean => text.length < 60 && notApplicable.test(fold(text));
