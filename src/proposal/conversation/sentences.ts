import type { CoreLanguage } from '../../engine/definition/types.ts';
import { showDigits } from '../../engine/numbers/digits.ts';
import { longestPart, longestTitle } from './check-answer.ts';
import { frames, partOf } from './frames.ts';
import { refusals } from './refusals.ts';
import type { ConversationPart, Saying } from './types.ts';

type Words = Readonly<Record<CoreLanguage, string>>;

/** What the helper says, in the language of the screen; line breaks part paragraphs. */
export function sayIn(saying: Saying, language: CoreLanguage): string {
  return showDigits(sentence(saying, language), language);
}

function sentence(saying: Saying, language: CoreLanguage): string {
  switch (saying.code) {
    case 'found':
      return found(saying, language);
    case 'frame':
      return fill(frameChosen[language], { frame: frames[saying.frame].name[language] });
    case 'ask':
      return partOf(saying.frame, saying.part).question[language];
    case 'askReason':
    case 'skipped':
    case 'none':
    case 'noted':
      return fill(aboutPart[saying.code][language], { part: partOf(saying.frame, saying.part).name[language] });
    case 'refused': {
      const part = saying.part ? partOf('PICO', saying.part).name[language] : '';
      return fill(refusals[saying.why][language], { ...saying, part, mostTitle: longestTitle, mostPart: longestPart });
    }
    case 'checked':
      return checked[language];
    case 'filled':
      return fill((saying.count === 1 ? filledOne : filled)[language], { count: saying.count });
    default:
      return plain[saying.code][language];
  }
}

function found({ frame, found, title }: Extract<Saying, { code: 'found' }>, language: CoreLanguage): string {
  const named = frames[frame].parts.filter(({ part }) => found.includes(part));
  const open = frames[frame].parts.filter(
    ({ part, optional }) => !optional && part !== 'measure' && !found.includes(part),
  );
  const listed = (parts: typeof named): string =>
    list(
      parts.map(({ name }) => name[language]),
      language,
    );
  if (named.length === 0) return nothingFound[language];
  const what = fill(title === '' ? '' : foundParts[language], {
    parts: listed(named),
    frame: frames[frame].name[language],
  });
  return open.length === 0
    ? `${what} ${nothingMissing[language]}`
    : `${what} ${fill(stillOpen[language], { parts: listed(open) })}`;
}

function list(names: readonly string[], language: CoreLanguage): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

const fill = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

const plain: Readonly<
  Record<'greeting' | 'askFrame' | 'askTitle' | 'offers' | 'noOffers' | 'askOtherTitle' | 'ready' | 'restarted', Words>
> = {
  greeting: {
    en: 'Hello! I help you turn an idea into a proposal with a sound research question.\nWhat is your title? Half a title or a question is enough. I find the population, intervention, comparison and outcome in it, then ask for what is missing, one thing at a time.',
    fa: 'سلام! کمک می‌کنم ایده‌تان به پروپوزالی با پرسش پژوهشی درست تبدیل شود.\nعنوان شما چیست؟ نیمی از عنوان یا یک پرسش هم کافی است. جمعیت، مداخله، مقایسه و پیامد را در آن پیدا می‌کنم و هر چه کم باشد، یکی‌یکی می‌پرسم.',
  },
  askTitle: {
    en: 'What is the title now? What you have already answered is kept.',
    fa: 'عنوان جدید چیست؟ پاسخ‌هایی که داده‌اید می‌ماند.',
  },
  askFrame: { en: 'What kind of question is it?', fa: 'پرسش شما از چه نوعی است؟' },
  offers: {
    en: 'The question is complete enough for a title. Choose one, or write your own.',
    fa: 'پرسش برای نوشتن عنوان کامل است. یکی از این عنوان‌ها را انتخاب کنید یا عنوان خودتان را بنویسید.',
  },
  noOffers: {
    en: 'Too much is still open for me to suggest a title. Write your own, or change one of the answers.',
    fa: 'هنوز برای پیشنهاد عنوان چیزهای زیادی نامشخص است. عنوان خودتان را بنویسید یا یکی از پاسخ‌ها را تغییر دهید.',
  },
  askOtherTitle: {
    en: 'This form asks for the title in both languages. What is it in the other language?',
    fa: 'این فرم عنوان را به هر دو زبان می‌خواهد. عنوان به زبان دیگر چیست؟',
  },
  ready: {
    en: 'From this I wrote the research question and the objectives. You can fill the form with them now, and change everything there.',
    fa: 'بر این اساس، پرسش پژوهش و اهداف را نوشتم. اکنون می‌توانید فرم را با آن‌ها پر کنید و همه‌چیز را در فرم تغییر دهید.',
  },
  restarted: { en: 'Let us start again. What is your title?', fa: 'از ابتدا شروع می‌کنیم. عنوان شما چیست؟' },
};

const frameChosen: Words = {
  en: 'I take it as a {frame}.',
  fa: 'آن را {frame} در نظر می‌گیرم.',
};

const foundParts: Words = {
  en: 'I read this as a {frame} and found: {parts}.',
  fa: 'این را {frame} تشخیص دادم و این بخش‌ها را پیدا کردم: {parts}.',
};

const stillOpen: Words = { en: 'Still open: {parts}.', fa: 'هنوز مشخص نیست: {parts}.' };

const nothingMissing: Words = { en: 'Nothing essential is missing.', fa: 'هیچ بخش ضروری کم نیست.' };

const nothingFound: Words = {
  en: 'I found none of the parts of a research question in this yet. I ask for them one at a time.',
  fa: 'هنوز هیچ‌یک از بخش‌های پرسش پژوهش را در این متن پیدا نکردم. آن‌ها را یکی‌یکی می‌پرسم.',
};

const aboutPart: Readonly<Record<'askReason' | 'skipped' | 'none' | 'noted', Words>> = {
  askReason: {
    en: 'Why is there no {part}? A few words are enough; a council asks for the reason.',
    fa: 'چرا {part} ندارد؟ چند واژه کافی است؛ شورای پژوهشی دلیل آن را می‌خواهد.',
  },
  skipped: {
    en: 'Left open: {part}. You can add it later.',
    fa: '{part} فعلاً باز ماند. بعداً هم می‌توانید آن را بنویسید.',
  },
  none: { en: 'Noted: no {part}, with your reason.', fa: 'ثبت شد: {part} ندارد، با دلیلی که نوشتید.' },
  noted: { en: 'Noted: {part}.', fa: '{part} ثبت شد.' },
};

const checked: Words = {
  en: 'I checked this title once more:',
  fa: 'این عنوان را دوباره بررسی کردم:',
};

const filled: Words = {
  en: '{count} answers of the form are filled in. Undo takes them back.',
  fa: '{count} پاسخ در فرم نوشته شد. با «واگرد» به حالت قبل برمی‌گردند.',
};

const filledOne: Words = {
  en: 'One answer of the form is filled in. Undo takes it back.',
  fa: 'یک پاسخ در فرم نوشته شد. با «واگرد» به حالت قبل برمی‌گردد.',
};

/** A part as the frame names it, alone: in headings and buttons. */
export function partName(part: ConversationPart, frame: keyof typeof frames, language: CoreLanguage): string {
  const { name } = partOf(frame, part);
  return language === 'fa' ? name.fa : name.en.charAt(0).toUpperCase() + name.en.slice(1);
}
