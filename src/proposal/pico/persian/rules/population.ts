import type { PersianRule } from '../rule.ts';

/** A word that may follow people as part of who they are. */
const more =
  '(?: (?!$peopleStop|$verb|در (?!(?:معرض|انتظار|سن|سنین|مراحل|مرحله|حال|دوره) )|(?<!(?:ناشی|پس|بعد|قبل|پیش|ترخیص‌شده|بهبود‌یافته|رنج|استفاده|خارج|بیش|کمتر|بالاتر|پایین‌تر|متأثر|محروم) )از )[^\\uE000-\\uE006:؛؟?!«»()\\s]+)';
const people = '(?:(?:\\d+|$number) (?:$person(?: از (?=$people))?|نفر از $people)|$people)(?! گروه )';

const explanation = {
  en: 'Who is studied: people (or animals, teeth, papers) with what describes them.',
  fa: 'این‌ها کسانی‌اند که بررسی می‌شوند (یا حیوان، دندان، مقاله)، همراه با ویژگی‌هایشان.',
};

export const populationRules: readonly PersianRule[] = [
  {
    code: 'fa.population.groups-of',
    cues: 'گروه',
    pattern: `(?<=(?:دو|سه|چهار|2|3|4) گروه (?:از )?)(?<P>$people(?: (?!با|تحت|در|و)[^\\uE000-\\uE006:؛؟\\s]+){0,4})(?= (?:با|تحت) )`,
    says: 'part',
    explanation,
  },
  {
    code: 'fa.population.compared',
    cues: 'مقایسهٔ|مقایسه|تفاوت',
    pattern: `^(?!(?:.* )?$effect )(?:.* )?(?:مقایسهٔ|تفاوت) (?:.*? )?(?<!(?:$peopleOf) )(?<P>${people}${more}{0,14}?) (?:و|با) (?<C>(?:$people|همتایان|همسالان|گروه (?:شاهد|کنترل)|غیر\\S+|فاقد|بدون|سالم)${more}{0,14})`,
    says: 'part',
    explanation: {
      en: 'Two groups of people are compared: the first is the population, the second the comparison.',
      fa: 'دو گروه از افراد با هم مقایسه می‌شوند: گروه اول جمعیت است و گروه دوم مقایسه.',
    },
  },
  {
    code: 'fa.population.compared-kinds',
    cues: 'مقایسهٔ|مقایسه',
    pattern: `^(?!(?:.* )?(?:$effect|قبل و|پیش و|(?:دو|سه|چهار) (?:روش|نوع)|به روش|از) )(?:$study )?مقایسهٔ (?:(?:وضعیت|میزان) )?(?:$state|$property)(?: [^\\uE000-\\uE006:؛؟ ]+)*? (?:(?:در|بین|میان) (?:(?:دو|سه) گروه )?)?(?<P>$people${more}{1,8}?) (?:و|با) (?<C>(?!$people)[^\\uE000-\\uE006:؛؟ ]+${more}{0,6})`,
    says: 'part',
    explanation: {
      en: 'Two kinds of people are compared: the first is the population, the second the comparison.',
      fa: 'دو دسته از افراد با هم مقایسه می‌شوند: دستهٔ اول جمعیت است و دستهٔ دوم مقایسه.',
    },
  },
  {
    code: 'fa.population.people',
    cues: '$people|$person',
    pattern: `(?<!(?:$peopleOf) )(?<P>${people}${more}{0,18})`,
    says: 'part',
    explanation,
  },
];

/** Tried last: a procedure stands for those who have it where nobody is named. */
export const procedureRules: readonly PersianRule[] = [
  {
    code: 'fa.population.procedure',
    cues: 'در|حین|طی|تحت|پس|بعد',
    pattern:
      '(?:در|حین|تحت|پس از|بعد از) (?:طی )?(?<P>(?:عمل|عمل‌های|جراحی|جراحی‌های|اعمال جراحی|سزارین|زایمان|بارداری|حاملگی|@*کتومی|@*پلاستی|@*سکوپی|درمان ریشهٔ)(?!@)(?: [^\\uE000-\\uE006:؛؟?!]+?)?){end}',
    unless: ['P'],
    says: 'part',
    explanation: {
      en: 'Nobody is named: the procedure stands for those who have it.',
      fa: 'کسی نام برده نشده است: خود عمل یا وضعیت به‌جای کسانی می‌آید که آن را دارند.',
    },
  },
];
