import { describe, expect, it } from 'vitest';
import type { CoreLanguage } from '../../../engine/definition/types.ts';
import type { QuestionFrame } from '../../pico/types.ts';
import { composeQuestion, composeTitles, type PartTexts } from './compose.ts';

/** Parts, frame, design, and the first titles that are offered. */
const english: readonly (readonly [PartTexts, QuestionFrame, string, readonly string[]])[] = [
  [
    { P: 'type 2 diabetes', I: 'Metformin', C: 'usual care', O: 'HbA1c' },
    'PICO',
    'Randomized controlled trial',
    [
      'Effect of metformin versus usual care on HbA1c in patients with type 2 diabetes: a randomized controlled trial',
      'Comparison of the effects of metformin and usual care on HbA1c in patients with type 2 diabetes: a randomized controlled trial',
      'Metformin versus usual care in patients with type 2 diabetes: a randomized controlled trial of the effect on HbA1c',
    ],
  ],
  [
    { P: 'patients with asthma', I: 'yoga', O: 'quality of life' },
    'PICO',
    'open-label trial',
    [
      'Effect of yoga on quality of life in patients with asthma: an open-label trial',
      'Yoga in patients with asthma: an open-label trial of the effect on quality of life',
      'Impact of yoga on quality of life in patients with asthma: an open-label trial',
    ],
  ],
  [
    { P: 'Older adults with insomnia', I: 'melatonin', C: 'placebo', O: 'sleep quality', S: 'nursing homes' },
    'PICO',
    '',
    [
      'Effect of melatonin versus placebo on sleep quality in older adults with insomnia in nursing homes',
      'Comparison of the effects of melatonin and placebo on sleep quality in older adults with insomnia in nursing homes',
    ],
  ],
  [
    { P: 'with Parkinson’s disease', I: 'dance', O: 'balance' },
    'PICO',
    '',
    ['Effect of dance on balance in patients with Parkinson’s disease'],
  ],
  [
    { P: 'Adults', I: 'Smoking', O: 'hypertension' },
    'PECO',
    'cohort study',
    ['Association between smoking and hypertension in adults: a cohort study'],
  ],
  [
    { P: 'nurses', I: 'caring for dying patients', O: 'experiences' },
    'SPIDER',
    'phenomenological study',
    [
      'Nurses’ experiences with caring for dying patients: a phenomenological study',
      'Experiences with caring for dying patients among nurses: a phenomenological study',
    ],
  ],
  [
    { P: 'family caregivers of people with dementia', I: 'palliative care', O: 'barriers' },
    'SPIDER',
    'qualitative content analysis',
    [
      'Barriers to palliative care among family caregivers of people with dementia: a qualitative content analysis',
      'Exploring the barriers of family caregivers of people with dementia to palliative care: a qualitative content analysis',
    ],
  ],
  [
    { P: 'adults with suspected appendicitis', I: 'ultrasound', C: 'histopathology', O: 'acute appendicitis' },
    'diagnostic',
    '',
    [
      'Diagnostic accuracy of ultrasound for acute appendicitis in adults with suspected appendicitis, with histopathology as the reference standard',
    ],
  ],
  [
    { P: 'schoolchildren', O: 'Anemia', S: 'Qom', T: '2024' },
    'prevalence',
    'cross-sectional study',
    ['Prevalence of anemia in schoolchildren in Qom in 2024: a cross-sectional study'],
  ],
  [
    { P: 'heart failure', I: 'troponin', O: 'mortality', T: 'within one year' },
    'prognostic',
    '',
    ['Troponin as a predictor of mortality within one year in patients with heart failure'],
  ],
  [
    { P: 'rural communities', I: 'telehealth', S: 'low-income countries' },
    'PCC',
    'scoping review',
    ['Telehealth in rural communities in low-income countries: a scoping review'],
  ],
  [
    { P: 'abdominal surgery', I: 'Intrathecal morphine', O: 'pain' },
    'PICO',
    '',
    ['Effect of intrathecal morphine on pain in patients undergoing abdominal surgery'],
  ],
  [{ P: 'adults' }, 'PICO', '', []],
];

const persian: typeof english = [
  [
    { P: 'دیابت نوع 2', I: 'متفورمين', C: 'مراقبت معمول', O: 'هموگلوبین A1c' },
    'PICO',
    'کارآزمایی بالینی تصادفی‌شده',
    [
      'بررسی اثربخشی متفورمین در مقایسه با مراقبت معمول بر هموگلوبین A1c در بیماران مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
      'مقایسهٔ تأثیر متفورمین و مراقبت معمول بر هموگلوبین A1c در بیماران مبتلا به دیابت نوع ۲: کارآزمایی بالینی تصادفی‌شده',
    ],
  ],
  [
    { P: 'افراد مبتلا به چاقی', I: 'مدت خواب', O: 'فشار خون' },
    'PECO',
    'یک مطالعهٔ کوهورت',
    ['بررسی ارتباط مدت خواب با فشار خون در افراد مبتلا به چاقی: مطالعهٔ کوهورت'],
  ],
  [
    { P: 'پرستاران', I: 'مراقبت از بیمار در حال مرگ', O: 'تجربه' },
    'SPIDER',
    'مطالعهٔ پدیدارشناسی',
    ['تبیین تجربهٔ پرستاران از مراقبت از بیمار در حال مرگ: مطالعهٔ پدیدارشناسی'],
  ],
  [
    { P: 'مادران', I: 'شیردهی', O: 'نیاز ها' },
    'SPIDER',
    '',
    ['تبیین نیازهای مادران دربارهٔ شیردهی', 'واکاوی نیازهای مادران دربارهٔ شیردهی', 'شیردهی از دیدگاه مادران'],
  ],
  [
    { P: 'دانش آموزان دختر', O: 'کم خونی', S: 'شهر قم', T: '1403' },
    'prevalence',
    'مطالعهٔ مقطعی',
    ['بررسی شیوع کم‌خونی در دانش‌آموزان دختر در شهر قم در سال ۱۴۰۳: مطالعهٔ مقطعی'],
  ],
  [
    { P: 'بیماران مشکوک به آپاندیسیت', I: 'سونوگرافی', C: 'آسیب‌شناسی', O: 'آپاندیسیت حاد' },
    'diagnostic',
    '',
    ['بررسی دقت تشخیصی سونوگرافی در مقایسه با آسیب‌شناسی در تشخیص آپاندیسیت حاد در بیماران مشکوک به آپاندیسیت'],
  ],
  [
    { P: 'عمل آدنوتانسیلکتومی', I: 'دگزامتازون', O: 'استفراغ' },
    'PICO',
    '',
    ['بررسی اثربخشی دگزامتازون بر استفراغ در بیماران تحت عمل آدنوتانسیلکتومی'],
  ],
  [{ P: 'زنان 30تا40ساله', I: 'یوگا', O: 'خواب' }, 'PICO', '', ['بررسی اثربخشی یوگا بر خواب در زنان ۳۰ تا ۴۰ ساله']],
  [
    { P: 'در زنان یائسه', I: 'ویتامین D', O: 'تراکم استخوان' },
    'PICO',
    '',
    ['بررسی اثربخشی ویتامین D بر تراکم استخوان در زنان یائسه'],
  ],
];

const cases = (table: typeof english, language: CoreLanguage) =>
  table.map(([parts, frame, design, titles]) => ({ parts, frame, design, titles, language }));

describe('The titles that are offered', () => {
  it.each([...cases(english, 'en'), ...cases(persian, 'fa')])('$frame, $language: $titles.0', (each) => {
    const { parts, frame, design, titles, language } = each;
    const composed = composeTitles(parts, frame, design, language);
    expect(composed.slice(0, titles.length)).toEqual(titles);
    if (titles.length === 0) expect(composed).toEqual([]);
  });
});

it('A title holds braces and brackets as they were typed', () => {
  const parts: PartTexts = { P: 'women [{O}]', I: 'yoga {C}', O: 'anxiety' };
  expect(composeTitles(parts, 'PICO', '', 'en')[0]).toBe('Effect of yoga {C} on anxiety in women [{O}]');
});

describe('The question and the objectives', () => {
  const parts: PartTexts = { P: 'type 2 diabetes', I: 'Metformin', C: 'usual care', O: 'HbA1c', T: '12 weeks' };

  it('follow the wording of the Cochrane Handbook', () => {
    expect(composeQuestion(parts, 'PICO', 'en')).toEqual({
      question:
        'In patients with type 2 diabetes, what is the effect of metformin, compared with usual care, on HbA1c after 12 weeks?',
      objective:
        'To assess the effects of metformin compared with usual care on HbA1c after 12 weeks in patients with type 2 diabetes.',
      specific: [
        'To determine HbA1c in the intervention group (metformin) after 12 weeks.',
        'To determine HbA1c in the comparison group (usual care) after 12 weeks.',
        'To compare HbA1c between the metformin and usual care groups after 12 weeks.',
      ],
      hypotheses: ['In patients with type 2 diabetes, HbA1c differs between metformin and usual care after 12 weeks.'],
    });
  });

  it('are worded as Persian proposals word them', () => {
    const persianParts = { P: 'دیابت نوع 2', I: 'متفورمین', C: 'مراقبت معمول', O: 'قند خون', T: '12 هفته' };
    expect(composeQuestion(persianParts, 'PICO', 'fa')).toMatchObject({
      question:
        'در بیماران مبتلا به دیابت نوع ۲، تأثیر متفورمین در مقایسه با مراقبت معمول بر قند خون پس از ۱۲ هفته چیست؟',
      objective:
        'تعیین تأثیر متفورمین در مقایسه با مراقبت معمول بر قند خون پس از ۱۲ هفته در بیماران مبتلا به دیابت نوع ۲',
      specific: [
        'تعیین قند خون در گروه مداخله (متفورمین) پس از ۱۲ هفته',
        'تعیین قند خون در گروه مقایسه (مراقبت معمول) پس از ۱۲ هفته',
        'مقایسهٔ قند خون بین گروه متفورمین و گروه مراقبت معمول پس از ۱۲ هفته',
      ],
    });
  });

  it('take a moment that is told from another as it is', () => {
    const after = { ...parts, T: '24 hours after surgery' };
    expect(composeQuestion(after, 'PICO', 'en')?.question).toMatch(/ on HbA1c 24 hours after surgery\?$/);
    const persian = { P: 'دیابت نوع 2', I: 'متفورمین', C: 'مراقبت معمول', O: 'درد', T: '24 ساعت پس از جراحی' };
    expect(composeQuestion(persian, 'PICO', 'fa')?.question).toContain(' بر درد ۲۴ ساعت پس از جراحی چیست');
  });

  it('are not written where too little is known', () => {
    expect(composeQuestion({ P: 'adults' }, 'PICO', 'en')).toBeUndefined();
  });
});
