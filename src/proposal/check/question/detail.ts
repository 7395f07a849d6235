import { foldWord } from '../../text/fold.ts';
import { tokenize } from '../../text/tokens.ts';
import { isInterventional } from '../design/study-design.ts';
import type { FindingPlace, Rule } from '../rule.ts';
import type { Study } from '../study/study.ts';
import { cue } from '../words/cues.ts';
import { stem } from '../words/terms.ts';

/** Words that name people, their age, sex and place, but no condition. */
const anyone = new Set(
  `adult adults aged age ages child children infant infants newborn adolescent teenager youth elderly older younger old young
  man men woman women male female boy girl mother father parent people person patient participant individual volunteer
  who whom that with without and or of in at to from the a an aged between years year old months visit visiting
  attend attending refer referred admitted hospitalized living resident hospital clinic ward center centre city iran tehran shiraz
  بزرگسال بزرگسالان کودک کودکان نوزاد نوزادان نوجوان نوجوانان سالمند سالمندان جوان جوانان زن زنان مرد مردان دختر دختران پسر پسران
  مادر مادران پدر والدین فرد افراد بیمار بیماران شرکت‌کننده شرکت‌کنندگان داوطلب داوطلبان
  سال ساله سالهٔ ساله‌ی سن ماه ماهه از تا به در با و یا که را بالای زیر بین مراجعه مراجعه‌کننده مراجعه‌کنندگان می‌کنند می کنند کننده بستری ساکن
  بیمارستان کلینیک درمانگاه بخش مرکز شهر تهران شیراز ایران`
    .split(/\s+/u)
    .map((word) => stem(foldWord(word))),
);

const namesCondition = (text: string): boolean =>
  tokenize(text).some(({ word, kind }) => kind === 'word' && word.length > 1 && !anyone.has(stem(word)));

const ageSexOrPlace = cue(
  '\\d+ ?(?:-|–|to|and|تا|و)? ?\\d* ?(?:years?|yrs?|months?|سال|ماه)',
  'aged?\\b',
  'adults?\\b',
  'child',
  'infants?',
  'newborns?',
  'adolescents?',
  '(?:wo)?men\\b',
  '(?:fe)?males?\\b',
  'girls?\\b',
  'boys?\\b',
  'mothers?',
  'hospital',
  'clinic',
  'ward',
  'school',
  'nursing homes?',
  'universit',
  'center',
  'centre',
  'community',
  'city',
  'سن ',
  'بزرگسال',
  'کودک',
  'نوزاد',
  'نوجوان',
  'زنان',
  'مردان',
  'دختران',
  'پسران',
  'مادران',
  'بیمارستان',
  'کلینیک',
  'درمانگاه',
  'مدرسه',
  'خانه',
  'آسایشگاه',
  'بخش',
  'روستا',
  'مدارس',
  'دانشگاه',
  'مرکز',
  'شهر',
  'مراجعه',
);

/** How much, how long, how often, or in which way. */
const amount = cue(
  '\\d',
  '(?:once|twice|one|two|three|four|five|six|seven|eight|ten|twelve) (?:times?|hours?|minutes?|days?|weeks?|months?|sessions?|daily|a (?:day|week|month)|per)',
  '(?:once|twice) ',
  'daily\\b',
  'weekly\\b',
  'monthly\\b',
  'every ',
  'per (?:day|week)',
  'oral',
  'intravenous',
  'روزانه',
  'هفتگی',
  'ماهانه',
  'هر (?:روز|هفته|ماه|دو|سه)',
  '(?:یک|دو|سه|چهار|پنج|شش|هفت|هشت|ده|دوازده) (?:بار|جلسه|روز|هفته|ماه|ساعت|دقیقه)',
  'خوراکی',
  'وریدی',
);

const placeOf = ({ path, start, end }: FindingPlace): FindingPlace =>
  start === undefined ? { path } : { path, start, end };

/** Who is studied: as answered, or as the title of a trial names them where the template has no question for it. */
function populationOf(study: Study): (FindingPlace & { readonly text: string }) | undefined {
  const answer = study.of('participants');
  if (answer) return answer.blank ? undefined : { path: answer.path, text: answer.text };
  const { title } = study;
  if (!isInterventional(study.design)) return undefined;
  const spans = title ? study.pico(title.text).P : [];
  const [first, last] = [spans[0], spans.at(-1)];
  if (!title || !first || !last) return undefined;
  return { path: title.path, start: first.start, end: first.end, text: title.text.slice(first.start, last.end) };
}

export const detailRules: readonly Rule[] = [
  {
    code: 'population-without-condition',
    level: 'warning',
    message: {
      en: 'The population has no condition. Add what the people have in common, such as a diagnosis and how it is made.',
      fa: 'بیماری یا وضعیت جمعیت مشخص نیست. بنویسید این افراد چه وضعیت مشترکی دارند، مانند یک تشخیص و معیار آن.',
    },
    inStudy: (study, report) => {
      const population = populationOf(study);
      if (population && !namesCondition(population.text)) report(placeOf(population));
    },
  },
  {
    code: 'population-without-detail',
    level: 'warning',
    message: {
      en: 'Neither age nor sex nor place of the population is given. Add at least one of them, best as a number.',
      fa: 'سن، جنس یا محل جمعیت نوشته نشده است. حداقل یکی را اضافه کنید، ترجیحاً با عدد.',
    },
    inStudy: (study, report) => {
      const population = populationOf(study);
      if (!population) return;
      const said = [population.text, ...(['inclusion', 'setting', 'method'] as const).map((role) => study.text(role))];
      if (!said.some((text) => study.has(text, ageSexOrPlace))) report(placeOf(population));
    },
  },
  {
    code: 'intervention-without-detail',
    level: 'warning',
    message: {
      en: 'Neither dose nor duration nor frequency of the intervention is given. Say how much, how often and for how long.',
      fa: 'مقدار، مدت و دفعات مداخله نوشته نشده است. بنویسید چه مقدار، چند بار و چه مدت.',
    },
    inStudy: (study, report) => {
      const answer = study.of('intervention') ?? (isInterventional(study.design) ? study.of('method') : undefined);
      if (answer && !answer.blank && !study.has(answer.text, amount)) report({ path: answer.path });
    },
  },
];
