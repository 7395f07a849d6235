import type { RuleExamples } from '../examples/example.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

export const writingExamples: RuleExamples = {
  'question-yes-no': {
    finds: [
      { values: { question: 'Does metformin lower HbA1c in women?' } },
      { values: { title: 'Is exercise good for pain?' } },
      { values: { question: 'آیا متفورمین قند خون را کم می‌کند؟' }, language: 'fa' },
    ],
    passes: [
      { values: { question: 'By how much does metformin lower HbA1c in women?' } },
      { values: { question: 'متفورمین قند خون را چقدر کم می‌کند؟' }, language: 'fa' },
    ],
  },
  'question-joined': {
    finds: [
      { values: { question: 'How common is pain, and how is it treated?' } },
      { values: { question: 'How common is pain? Who treats it?' } },
      { values: { question: 'شیوع درد چقدر است و چگونه درمان می‌شود؟' }, language: 'fa' },
    ],
    passes: [
      { values: { question: 'How common are pain and fatigue among nurses?' } },
      { values: { question: 'شیوع درد و خستگی در پرستاران چقدر است؟' }, language: 'fa' },
    ],
  },
  'sentence-long': {
    finds: [{ values: { method: `First. ${words(41)}.` } }, { values: { specificObjectives: [words(50)] } }],
    passes: [{ values: { method: `${words(40)}. ${words(40)}.` } }],
  },
  'vague-word': {
    finds: [
      { values: { title: 'Effect of exercise in the elderly' } },
      { values: { participants: 'Patients with high glucose' } },
      { values: { generalObjective: 'بهبود کیفیت زندگی' }, language: 'fa' },
      { values: { inclusion: ['سن مناسب', 'سالمند بودن'] }, language: 'fa' },
    ],
    passes: [
      { values: { participants: 'Elderly people (aged 65 years or more) with high blood pressure' } },
      { values: { title: 'Exercise for low back pain' } },
      { values: { participants: 'سالمندان ۶۵ سال به بالا' }, language: 'fa' },
      { values: { background: 'High numbers are good.' } },
    ],
  },
  'date-calendar': {
    finds: [
      { values: { setting: 'بیمارستان نمازی از ۲۰۲۴ تا ۲۰۲۵' }, language: 'fa' },
      { values: { method: 'نمونه‌گیری از ۵ مارس آغاز می‌شود.' }, language: 'fa' },
      { values: { setting: 'Namazi Hospital, from 1403 to 1404' } },
    ],
    passes: [
      { values: { setting: 'بیمارستان نمازی از ۱۴۰۳ تا ۱۴۰۴' }, language: 'fa' },
      { values: { method: 'پرسشنامهٔ لی و همکاران (۲۰۲۱) به کار می‌رود.' }, language: 'fa' },
      { values: { setting: 'Namazi Hospital, from March 2025' } },
      { values: { method: 'A total of 1403 people were invited.' } },
    ],
  },
  'sample-size-text-differs': {
    finds: [
      {
        values: {
          sampleSize: { formula: '', given: {}, stated: '126', justification: '' },
          method: 'Adults (n = 120) are recruited.',
        },
      },
      {
        values: {
          sampleSize: { formula: '', given: {}, stated: '۱۲۶', justification: '' },
          method: 'حجم نمونه ۱۲۰ نفر است.',
        },
        language: 'fa',
      },
    ],
    passes: [
      {
        values: {
          sampleSize: { formula: '', given: {}, stated: '126', justification: '' },
          method: 'A sample size of 126 is reached in 3 months.',
        },
      },
      { values: { method: 'Adults (n = 120) are recruited.' } },
    ],
  },
  'participants-not-counted': {
    finds: [
      { values: { method: `Nurses of one hospital are asked about sleep. ${words(20)}` } },
      { values: { method: `از پرستاران یک بیمارستان دربارهٔ خواب پرسیده می‌شود. ${words(20)}` }, language: 'fa' },
    ],
    passes: [
      { values: { method: `We ask 120 registered night nurses of one hospital about sleep. ${words(20)}` } },
      { values: { method: `از ۱۲۰ پرستار یک بیمارستان دربارهٔ خواب پرسیده می‌شود. ${words(20)}` }, language: 'fa' },
      { values: { method: `Nurses are interviewed until saturation. ${words(20)}` } },
      { values: { method: 'Nurses are asked.' } },
      { values: { title: 'Yoga for sleep: a systematic review', method: words(30) } },
    ],
  },
  'criteria-overlap': {
    finds: [
      { values: { inclusion: ['Type 2 diabetes'], exclusion: ['Pregnancy', 'Diabetes of type 2'] } },
      { values: { inclusion: ['ابتلا به فشار خون'], exclusion: ['فشار خون'] }, language: 'fa' },
    ],
    passes: [
      { values: { inclusion: ['Type 2 diabetes'], exclusion: ['Type 1 diabetes'] } },
      { values: { inclusion: ['Written consent'], exclusion: ['Lack of written consent'] } },
      { values: { inclusion: ['HbA1c of 7% to 10%'], exclusion: ['HbA1c above 10%'] } },
      { values: { inclusion: ['رضایت آگاهانه'], exclusion: ['عدم رضایت آگاهانه'] }, language: 'fa' },
    ],
  },
};
