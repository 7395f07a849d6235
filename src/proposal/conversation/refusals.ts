import type { CoreLanguage } from '../../engine/definition/types.ts';
import type { Refusal } from './types.ts';

/** Why an answer was not taken, and what to do. What was typed stays in the text box. */
export const refusals: Readonly<Record<Refusal, Readonly<Record<CoreLanguage, string>>>> = {
  blank: {
    en: 'There is nothing to read yet. Write a few words first.',
    fa: 'هنوز چیزی نوشته نشده است. ابتدا چند واژه بنویسید.',
  },
  noLetters: {
    en: 'There are no words in this. Write it in words.',
    fa: 'این متن واژه‌ای ندارد. پاسخ را با حروف بنویسید.',
  },
  oneLetter: {
    en: 'A single character is not enough. Write at least a word.',
    fa: 'یک کاراکتر کافی نیست. حداقل یک واژه بنویسید.',
  },
  tooLong: {
    en: 'This has {count} words, too many for one answer. Keep the sentence that matters and send it again; your text is still in the box.',
    fa: 'این متن {count} واژه دارد و برای یک پاسخ بلند است. جملهٔ اصلی را نگه دارید و دوباره بفرستید؛ متن شما در کادر مانده است.',
  },
  placeholder: {
    en: '“{text}” only holds the place of an answer. Write the answer itself, or choose Skip.',
    fa: '«{text}» فقط جای پاسخ را پر می‌کند. خود پاسخ را بنویسید یا «رد شدن» را انتخاب کنید.',
  },
  equal: {
    en: 'Intervention and comparison are the same: “{text}”. Write how the groups differ.',
    fa: 'مداخله و مقایسه یکی است: «{text}». بنویسید گروه‌ها چه تفاوتی دارند.',
  },
  vague: {
    en: '“{text}” could be anything. Name an outcome that can be measured, such as pain intensity or HbA1c.',
    fa: '«{text}» می‌تواند هر چیزی باشد. پیامدی را بنویسید که بتوان آن را سنجید، مانند شدت درد یا هموگلوبین A1c.',
  },
  needed: {
    en: 'Every question of this kind has this part: {part}. Write it in a few words, or choose Skip.',
    fa: 'هر پرسشی از این نوع این بخش را دارد: {part}. آن را در چند واژه بنویسید یا «رد شدن» را انتخاب کنید.',
  },
  sameLanguage: {
    en: 'This title is in the same language as the first. Write it in the other language, or choose Skip.',
    fa: 'این عنوان به همان زبان عنوان اول است. آن را به زبان دیگر بنویسید یا «رد شدن» را انتخاب کنید.',
  },
  chooseFrame: {
    en: 'I could not tell the kind of question from this. Choose one of the kinds, or write a title of a few words.',
    fa: 'از این متن نوع پرسش مشخص نشد. یکی از گزینه‌ها را انتخاب کنید یا عنوانی چندواژه‌ای بنویسید.',
  },
  nothingToTakeBack: {
    en: 'This is the beginning; there is nothing to undo.',
    fa: 'اینجا ابتدای گفت‌وگو است و چیزی برای برگرداندن نیست.',
  },
  nothingToSkip: {
    en: 'Nothing is asked at the moment. You can fill the form, or change an answer.',
    fa: 'اکنون پرسشی در کار نیست. می‌توانید فرم را پر کنید یا پاسخی را تغییر دهید.',
  },
  noTitles: {
    en: 'Too much is still open for me to suggest a title. Answer the question above first.',
    fa: 'هنوز برای پیشنهاد عنوان چیزهای زیادی نامشخص است. ابتدا به پرسش بالا پاسخ دهید.',
  },
};
