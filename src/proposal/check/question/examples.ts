import type { RuleExamples } from '../examples/example.ts';

const title = 'Effect of metformin versus placebo on HbA1c in women with diabetes: a randomized controlled trial';
const persian = 'مقایسهٔ تأثیر متفورمین و دارونما بر قند خون زنان مبتلا به دیابت: کارآزمایی بالینی تصادفی‌شده';
const method =
  'Women with diabetes of one clinic receive metformin or placebo for twelve weeks after written consent, and HbA1c is measured before and after by one laboratory.';

export const questionExamples: RuleExamples = {
  'title-language': {
    finds: [
      { values: { titlePersian: title } },
      { values: { titleEnglish: '' } },
      { values: { titleEnglish: persian }, language: 'fa' },
    ],
    passes: [{ values: { titlePersian: persian, titleEnglish: title } }],
  },
  'title-omits-population': {
    finds: [
      { values: { title: 'Effect of metformin versus placebo on HbA1c' } },
      { values: { titlePersian: 'تأثیر متفورمین بر قند خون', participants: 'زنان باردار' }, language: 'fa' },
    ],
    passes: [{ values: { title } }, { values: { titlePersian: persian, participants: 'زنان دیابتی' }, language: 'fa' }],
  },
  'title-omits-intervention': {
    finds: [
      { values: { title: 'Pain in women with endometriosis, a randomized controlled trial', intervention: 'Yoga' } },
      { values: { title: 'درد زنان مبتلا به اندومتریوز: کارآزمایی بالینی', intervention: 'یوگا' }, language: 'fa' },
    ],
    passes: [
      { values: { title, intervention: 'Metformin 500 mg' } },
      { values: { title: 'Lived experience of mothers of children with cancer: a qualitative study' } },
      { values: { title: persian, intervention: 'متفورمین ۵۰۰ میلی‌گرم' }, language: 'fa' },
    ],
  },
  'title-omits-outcome': {
    finds: [
      {
        values: {
          title: 'A program for nurses at night: a randomized controlled trial',
          outcomes: [{ rank: 'primary', name: 'Sleepiness', measure: 'KSS', time: '4 weeks' }],
        },
      },
    ],
    passes: [{ values: { title } }],
  },
  'title-omits-design': {
    finds: [
      { values: { title: 'Effect of metformin on HbA1c in women with diabetes' } },
      { values: { title: 'تأثیر متفورمین بر قند خون زنان دیابتی' }, language: 'fa' },
    ],
    passes: [{ values: { title } }, { values: { title: persian }, language: 'fa' }],
  },
  'comparison-equals-intervention': {
    finds: [
      { values: { intervention: 'Metformin 500 mg twice a day', comparison: 'metformin, 500 mg twice a day.' } },
      { values: { intervention: 'آموزش گروهی مادران', comparison: 'آموزش گروهي مادران' }, language: 'fa' },
      { values: { title: 'Effect of metformin versus metformin on HbA1c in women with diabetes: a randomized trial' } },
    ],
    passes: [
      { values: { intervention: 'Metformin 500 mg', comparison: 'Placebo' } },
      { values: { title: 'Effect of exercise versus no exercise on pain in women: a randomized trial' } },
      { values: { intervention: '', comparison: '' } },
    ],
  },
  'comparison-missing': {
    finds: [
      { values: { title, comparison: '' } },
      { values: { title: 'Effect of yoga on sleep in nurses: a randomized trial', method: 'Yoga is taught.' } },
      { values: { title: 'اثر یوگا بر خواب پرستاران: کارآزمایی بالینی تصادفی‌شده' }, language: 'fa' },
    ],
    passes: [
      { values: { title, comparison: 'Placebo' } },
      { values: { title, comparison: '' }, reasons: { comparison: 'none, because each is their own control' } },
      { values: { title } },
      { values: { title: 'Sleep of nurses: a cross-sectional study', comparison: '' } },
      { values: { title: 'Effect of yoga on sleep in nurses: a randomized trial', method: '' } },
      {
        values: { title: 'اثر یوگا بر خواب: کارآزمایی تصادفی‌شده', method: 'گروه کنترل ورزش نمی‌کند.' },
        language: 'fa',
      },
    ],
  },
  'population-without-condition': {
    finds: [
      { values: { participants: 'Adults aged 30 to 65 years who attend the clinic' } },
      { values: { participants: 'زنان ۳۰ تا ۶۵ ساله' }, language: 'fa' },
      { values: { title: 'Effect of yoga on sleep quality in women: a randomized trial' } },
    ],
    passes: [
      { values: { participants: 'Adults with asthma' } },
      { values: { title: 'Smoking and risk of bladder cancer in men: a case-control study' } },
      { values: { title: 'Effect of yoga on sleep quality in women with asthma: a randomized trial' } },
      { values: { participants: 'زنان مبتلا به دیابت' }, language: 'fa' },
    ],
  },
  'population-without-detail': {
    finds: [
      { values: { participants: 'Patients with asthma' } },
      { values: { participants: 'بیماران مبتلا به آسم' }, language: 'fa' },
    ],
    passes: [
      { values: { participants: 'Women with asthma' } },
      { values: { participants: 'Patients with asthma', inclusion: ['Age 18 to 40 years'] } },
      { values: { participants: 'بیماران مبتلا به آسم', setting: 'بیمارستان مسیح دانشوری' }, language: 'fa' },
    ],
  },
  'intervention-without-detail': {
    finds: [
      { values: { intervention: 'Education about diet' } },
      { values: { intervention: 'آموزش تغذیه' }, language: 'fa' },
      {
        values: {
          title: 'Effect of yoga on sleep in nurses: a randomized trial',
          method: 'Yoga is taught by a nurse.',
        },
      },
    ],
    passes: [
      { values: { intervention: 'Education about diet in four sessions' } },
      { values: { intervention: 'چهار جلسه آموزش تغذیه' }, language: 'fa' },
      { values: { intervention: 'Metformin 500 mg' } },
      { values: { title: 'Sleep in nurses: a cross-sectional study', method: 'Nurses are asked about sleep.' } },
    ],
  },
  'title-differs-from-objectives': {
    finds: [
      { values: { title, generalObjective: 'To compare aspirin with placebo on bleeding in women with diabetes' } },
    ],
    passes: [
      { values: { title, generalObjective: 'To compare metformin and placebo regarding HbA1c in diabetic women' } },
      { values: { title, generalObjective: '' } },
    ],
  },
  'title-differs-from-method': {
    finds: [{ values: { title, method: method.replaceAll('metformin', 'insulin') } }],
    passes: [
      { values: { title, method } },
      {
        values: {
          title: 'Lived experience of mothers of children with cancer: a qualitative study',
          method: method.replace('Women with diabetes', 'Mothers of children with cancer'),
        },
      },
      { values: { title, method: 'Not much yet.' } },
    ],
  },
};
