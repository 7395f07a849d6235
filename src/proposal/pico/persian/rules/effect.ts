import type { PersianRule } from '../rule.ts';

const explanation = {
  en: 'After «تأثیر» or «اثر» stands what is done, after «بر» what is measured.',
  fa: 'پس از «تأثیر» یا «اثر» آنچه انجام می‌شود می‌آید و پس از «بر» آنچه سنجیده می‌شود.',
};
const treated = {
  en: 'After «اثر … در درمان» stands what is treated: the people or their disease.',
  fa: 'پس از «اثر … در درمان» آنچه درمان می‌شود می‌آید: افراد یا بیماری آنان.',
};
/** Not «بر اثر», «در اثر», «تحت تأثیر»; but «مروری بر اثربخشی …». */
const notBecause = '(?<!(?:تحت|در|با) |(?<!(?:<D>|مروری|مرور) (?:جامع )?)بر )';
const effect =
  notBecause +
  '$effect(?! (?:دارد|دارند|ندارد|گذاشت|می‌گذارد|گذار))(?: و (?:ایمنی|ماندگاری|پایداری|عوارض|تحمل‌پذیری|کارایی))?(?: $effectKind)*';
const inWhom = '(?:(?:در|بین|میان|روی|برای|به) )?';

/** «تأثیر … بر …»: the sentence that most titles of trials are. */
export const effectRules: readonly PersianRule[] = [
  {
    code: 'fa.effect.on',
    cues: '$effect',
    pattern: `${effect} {I} {on} {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
  {
    code: 'fa.effect.in-on',
    cues: '$effect',
    pattern: `${effect} {I} ${inWhom}<P> {on} {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
  {
    code: 'fa.effect.treat',
    cues: '$effect',
    pattern: `${notBecause}(?:(?<O>$efficacy(?: و (?:ایمنی|عوارض|تحمل‌پذیری))?)|${effect}) {I} (?:در|برای|جهت|بر) درمان {P}{end}`,
    unless: ['P'],
    says: 'sentence',
    frame: 'PICO',
    explanation: treated,
  },
  {
    code: 'fa.effect.for',
    cues: '$effect',
    pattern: `${effect} {I} (?:در|برای|جهت|به‌منظور|به) $aim {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
  {
    code: 'fa.effect.treat-people',
    cues: '$effect',
    pattern: `${notBecause}(?:(?<O>$efficacy(?: و (?:ایمنی|عوارض|تحمل‌پذیری))?)|${effect}) {I} (?:در|برای|جهت) (?:درمان|مراقبت از|بازتوانی) <P>`,
    says: 'sentence',
    frame: 'PICO',
    explanation: treated,
  },
  {
    code: 'fa.effect.of-on-people',
    cues: '$efficacy',
    pattern: `^(?:$study (?:میزان )?)?(?<O>$efficacy(?: و (?:ایمنی|عوارض|تحمل‌پذیری))?) (?!پس از|بعد از|ناشی|احتمالی){I} ${inWhom}<P>`,
    says: 'sentence',
    frame: 'PICO',
    explanation: treated,
  },
  {
    code: 'fa.effect.in',
    cues: '$effect',
    pattern: `${effect} {I} در (?:(?:تعیین|پیش‌بینی|تبیین|بروز|ایجاد|توسعهٔ) )?{O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
  {
    code: 'fa.effect.in-people',
    cues: '$effect',
    pattern: `${effect} {I} ${inWhom}<P>`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
  {
    code: 'fa.effect.efficacy-of',
    cues: '$efficacy',
    pattern: `^(?:$study (?:میزان )?)?(?<O>$efficacy(?: و (?:ایمنی|عوارض|تحمل‌پذیری))?) (?!پس از|بعد از|ناشی|احتمالی){I}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'Where no other outcome is named, it is the efficacy, safety or cost-effectiveness itself.',
      fa: 'اگر پیامد دیگری نام برده نشود، خود اثربخشی، ایمنی یا هزینه‌اثربخشی پیامد است.',
    },
  },
  {
    code: 'fa.effect.alone',
    cues: '$effect',
    pattern: `${effect} {I}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation,
  },
];
