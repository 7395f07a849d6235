import { describe, expect, it } from 'vitest';
import { unmark } from '../../../../test/support/proposal/unmark.ts';
import { checkPico } from '../check-pico.ts';
import { picoElements } from '../types.ts';

const spansOf = (text: string) => {
  const result = checkPico(text, { language: 'fa' });
  return picoElements
    .flatMap((element) => result[element].map((span) => ({ element, ...span })))
    .toSorted((one, other) => one.start - other.start);
};

describe('Persian is read', () => {
  it.each([
    [
      'people whom an intervention names are part of it',
      'تأثیر [I آموزش والدین] بر [O اضطراب] [P کودکان مبتلا به سرطان]',
    ],
    ['people are studied where no others are named', 'تأثیر [I آموزش] [P پرستاران] بر [O کیفیت مراقبت]'],
    ['a disease stands for those who have it', 'تأثیر [I گل مغربی] بر [O علائم] ناشی از [P یائسگی]'],
    ['a procedure stands for those who have it', 'اثر [I بلوک عصبی] بر [O شدت درد] بعد از [P سزارین]'],
    ['an outcome is no disease', 'تأثیر [I رایحه‌درمانی] بر [O درد و رضایت]'],
    ['Arabic letters', 'بررسي [O شيوع كم خوني] در [P كودكان] [S شهر قم]'],
    ['tatweel', 'ارتبـاط [I کیفیت خـواب] با [O افسردگـی] در [P پرستـاران]'],
    ['lost half-spaces', 'اثر [I ورزش] بر [O وزن] [P دانشآموزان]: یک [D مرور نظاممند]'],
    ['a preposition written with the next word', 'تأثیر [I یوگا] بر[O کیفیت زندگی] در[P دانش‌آموزان]'],
    ['ezafe written in three ways', 'مقایسه ی اثر [I لیزر] و [C یخ] بر [O درد]'],
    ['ezafe with a half-space', 'مقایسه‌ی اثر [I لیزر] و [C یخ] بر [O درد]'],
    ['Latin names stay in one span', 'اثر [I مکمل vitamin D3 خوراکی] بر [O BMI و HOMA-IR] [P زنان مبتلا به PCOS]'],
    ['a name in parentheses stays with its treatment', 'اثربخشی [I درمان پذیرش و تعهد (ACT)] بر [O درد] [P بیماران]'],
    ['«مبتنی بر» does not end an intervention', 'تأثیر [I آموزش مبتنی بر ذهن‌آگاهی] بر [O استرس] [P دانشجویان]'],
    [
      'treatments with the same head are compared whole',
      'مقایسهٔ اثر [I آموزش مجازی و تلفنی] و [C آموزش حضوری] بر [O دانش]',
    ],
    ['two sentences each say their own', 'گروه مداخله [I کپسول زنجبیل] دریافت می‌کند. پیامد اصلی [O شدت تهوع] است.'],
  ])('%s', (_what, marked) => {
    const { text, spans } = unmark(marked);
    expect(spansOf(text).map(({ element, text }) => `${element} ${text}`)).toEqual(spans);
  });

  it('spans lie where they stand in the text as given, diacritics and tatweel included', () => {
    const text = 'تأثیرِ ماسـاژ بر دردِ مادران';
    for (const { start, end, text: found } of spansOf(text)) expect(text.slice(start, end)).toBe(found);
    expect(spansOf(text)).toHaveLength(3);
  });

  it('private characters of a text are no marks', () => {
    expect(spansOf('تأثیر \ue001\ue007 بر درد').every(({ end }) => end <= 16)).toBe(true);
  });
});
