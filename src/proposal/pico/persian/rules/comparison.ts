import type { PersianRule } from '../rule.ts';

const arms = {
  en: 'After «مقایسهٔ» stand what is compared: the first is the intervention, the others the comparison; after «بر» or «در» the outcome.',
  fa: 'پس از «مقایسهٔ» آنچه مقایسه می‌شود می‌آید: اولی مداخله است و بقیه مقایسه؛ پس از «بر» یا «در» پیامد می‌آید.',
};
const outcomeFirst = {
  en: 'After «مقایسهٔ» stands what is measured, then the groups or methods that are compared.',
  fa: 'پس از «مقایسهٔ» آنچه سنجیده می‌شود می‌آید و سپس گروه‌ها یا روش‌هایی که مقایسه می‌شوند.',
};
const compare = '(?<!در )(?:مقایسه‌ای|مقایسهٔ)';
const effect = '$effect(?: و (?:ایمنی|ماندگاری|پایداری|عوارض|تحمل‌پذیری|کارایی))?(?: $effectKind)*';
const inWhom = '(?:(?:در|بین|میان|روی|برای) (?:(?:دو|سه|چهار|2|3) گروه (?:از )?)?)?';

/** «مقایسهٔ …»: what is compared, and by what. */
export const comparisonRules: readonly PersianRule[] = [
  {
    code: 'fa.compare.before-after',
    cues: 'قبل|پیش',
    pattern: `${compare} {O} (?:<P> )?(?:در )?(?:<P> )?(?<C>(?:قبل و بعد|قبل و پس|پیش و پس)) از {I}(?: با {C2})?{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'The state before is what the state after is compared with.',
      fa: 'وضعیت پیش از مداخله همان چیزی است که وضعیت پس از آن با آن مقایسه می‌شود.',
    },
  },
  {
    code: 'fa.compare.with-others',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `(?:$study )?{O} ${inWhom}<P> و مقایسهٔ (?:آن|آن‌ها|آنان|نتایج) با (?:گروه )?{C}{end}`,
    says: 'sentence',
    explanation: {
      en: 'After «و مقایسهٔ آن با» stands whom the people are compared with.',
      fa: 'پس از «و مقایسهٔ آن با» کسانی می‌آیند که جمعیت با آنان مقایسه می‌شود.',
    },
  },
  {
    code: 'fa.compare.effect-on',
    cues: 'مقایسهٔ|مقایسه|مقایسه‌ای',
    pattern: `${compare} (?:میزان )?${effect} {A} {on} {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.effect-in-on',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:میزان )?${effect} {A} ${inWhom}<P> {on} {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.effect-treat',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:(?<O>$efficacy(?: و (?:ایمنی|عوارض))?)|${effect}) {A} (?:در|برای|جهت) درمان {P}{end}`,
    unless: ['P'],
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.effect-for',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:میزان )?(?:${effect} )?{A} (?:در|برای|جهت|به‌منظور|بر|به) $aim {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.effect-treat-people',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:(?<O>$efficacy(?: و (?:ایمنی|عوارض))?)|${effect}) {A} (?:در|برای|جهت) (?:درمان )?<P>`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.outcome-by-kinds',
    cues: 'مقایسهٔ|مقایسه|مقایسه‌ای',
    pattern: `${compare} (?:وضعیت )?{O} (?:${inWhom}<P> )?(?:(?:در|با|به|بین|میان|بعد از|پس از|متعاقب) (?:استفاده از )?(?:دو|سه|چهار|2|3) (?:روش|نوع|شیوهٔ|تکنیک|رژیم|گروه دریافت‌کنندهٔ)) {A}(?= {on}|{end})`,
    says: 'sentence',
    frame: 'PICO',
    explanation: outcomeFirst,
  },
  {
    code: 'fa.compare.property',
    cues: 'مقایسهٔ|مقایسه|مقایسه‌ای',
    pattern: `${compare} (?:آزمایشگاهی )?(?<O>$property) {A}(?: (?:در|روی|برای) <P>|{end}|(?= {on}))`,
    says: 'sentence',
    frame: 'PICO',
    explanation: {
      en: 'After «مقایسهٔ» stands a property, then the things of which it is compared.',
      fa: 'پس از «مقایسهٔ» یک ویژگی می‌آید و سپس چیزهایی که این ویژگی در آن‌ها مقایسه می‌شود.',
    },
  },
  {
    code: 'fa.compare.on',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} {A} (?:${inWhom}<P> )?{on} {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.outcome-by-method',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:وضعیت )?{O} (?:${inWhom}<P> )?(?:با|به روش|متعاقب|تحت|(?<=<P> )از) {A}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: outcomeFirst,
  },
  {
    code: 'fa.compare.outcome-by-people',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:وضعیت )?(?<O>(?:$state|$property)(?: [^\\uE000-\\uE006:؛؟?!]*?)?) ?(?:(?:در|بین|میان) )?(?:(?:دو|سه) گروه )?<P>`,
    says: 'sentence',
    frame: 'PECO',
    explanation: outcomeFirst,
  },
  {
    code: 'fa.compare.outcome-of-compared',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:وضعیت )?{O} (?:(?:در|بین|میان) )?<P> (?:و|با) <C>`,
    says: 'sentence',
    frame: 'PECO',
    explanation: outcomeFirst,
  },
  {
    code: 'fa.compare.in',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:${effect} )?(?!$property){A} (?:(?:در|بین|برای) )?<P>`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.effect-in',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} ${effect} {A} در {O}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
  {
    code: 'fa.compare.state',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:وضعیت )?(?<O>(?:$state|$property)(?: [^\\uE000-\\uE006:؛؟?!]*?)?){end}`,
    says: 'sentence',
    frame: 'prevalence',
    explanation: outcomeFirst,
  },
  {
    code: 'fa.compare.arms',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `${compare} (?:${effect} )?{A}{end}`,
    says: 'sentence',
    frame: 'PICO',
    explanation: arms,
  },
];

/** What a phrase of comparison names, wherever it stands. */
export const versusRules: readonly PersianRule[] = [
  {
    code: 'fa.comparison.versus',
    cues: 'مقایسهٔ|مقایسه|قیاس|برابر|مقابل|نسبت|جای|به‌جای|versus|vs',
    pattern: '(?:$versus|نسبت به(?<=<I> .*)) {C}{end}',
    says: 'part',
    explanation: {
      en: '«در مقایسه با» and its like introduce what the intervention is compared with.',
      fa: '«در مقایسه با» و مانند آن چیزی را می‌آورد که مداخله با آن مقایسه می‌شود.',
    },
  },
  {
    code: 'fa.comparison.plain',
    cues: '$plain',
    pattern: '(?<C>$plain)',
    says: 'part',
    explanation: {
      en: 'Placebo, usual care and the like are what an intervention is compared with.',
      fa: 'دارونما، مراقبت معمول و مانند آن همان چیزی است که مداخله با آن مقایسه می‌شود.',
    },
  },
];
