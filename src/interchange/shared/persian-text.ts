/** Letters that Urdu, Kurdish and Pashto have beside those of Persian. */
const ofOthers = /[ٹڈڑےںھہۆێەڵڕښځټډړڼ]/;
/** Letters and the joiner that Persian has and Arabic does not, and the other way round. */
const ofPersian = /[پچژگکی\u200C]/;
const ofArabic = /[ةىأإ]|\bال/;

/** Whether texts are Persian by their script; for where no language is given. */
export function isPersian(texts: readonly string[]): boolean {
  const all = texts.join(' ');
  const [arabic, latin] = [/[\u0600-\u06FF]/g, /[A-Za-z]/g].map((letters) => all.match(letters)?.length ?? 0);
  return (arabic ?? 0) > (latin ?? 0) && !ofOthers.test(all) && (ofPersian.test(all) || !ofArabic.test(all));
}
