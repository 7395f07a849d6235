/* A complaint file written for this product: two pages that the patient fills, and one that is added at each visit. */
import { generalMedicine } from '../furniture.ts';
import type { Sample } from '../sample.ts';
import { followupPage } from './followup-page.ts';
import { historyPage } from './history-page.ts';
import { visitPage } from './visit-page.ts';

export const firstVisit: Sample = {
  service: generalMedicine,
  project: { slug: 'general-clinic', title: { en: 'General clinic', fa: 'درمانگاه عمومی' } },
  headline: 'complaints',
  category: { slug: 'first-visit', title: { en: 'First visit', fa: 'مراجعهٔ اول' } },
  settings: {
    allowPublicScores: true,
    allowedOrigins: ['*'],
    requireNameForSave: true,
    requirePhoneForSave: true,
    displayFilesOnLoad: true,
    sortByDate: true,
  },
  members: [
    { account: 'owner@porsa.test', role: 'owner' },
    { account: 'secretary@porsa.test', role: 'secretary' },
    { account: 'expert@porsa.test', role: 'expert' },
    { account: 'new@porsa.test', role: 'newuser' },
  ],
  definition: {
    schema: 1,
    title: { en: 'First visit', fa: 'مراجعهٔ اول' },
    language: 'fa',
    opening: {
      purpose: {
        en: 'To prepare your first visit, so that there is more time for you at the clinic.',
        fa: 'برای آمادگی پیش از مراجعهٔ اول، تا در درمانگاه وقت بیشتری برای شما باشد.',
      },
      minutes: 8,
      readers: { en: 'your doctor and the clinic’s nurses', fa: 'پزشک و پرستاران درمانگاه' },
    },
    pages: [visitPage, historyPage, followupPage],
    conditions: [
      {
        id: 'show-pregnant',
        kind: 'visibility',
        target: 'pregnant',
        when: 'AND(patient.gender = "female", age >= 12, age <= 55)',
      },
      {
        id: 'show-chestpain',
        kind: 'visibility',
        target: 'chestpain_warning',
        when: 'CONTAINS(complaint, "chestpain")',
      },
      { id: 'show-painkind', kind: 'visibility', target: 'painkind', when: 'pain > 0' },
      { id: 'show-history', kind: 'visibility', target: 'history', when: 'NOT(seenbefore = "yes")' },
      { id: 'show-companionphone', kind: 'visibility', target: 'companionphone', when: 'ANSWERED(companion)' },
      { id: 'show-cigarettes', kind: 'visibility', target: 'cigarettes', when: 'smoker' },
      { id: 'show-smokingyears', kind: 'visibility', target: 'smokingyears', when: 'smoker' },
      { id: 'known-patient', kind: 'gotopage', from: 'visit', to: 'followup', when: 'seenbefore = "yes"' },
      {
        id: 'tell-expert',
        kind: 'sendfile',
        to: [{ user: 'expert@porsa.test' }],
        when: 'OR(CONTAINS(complaint, "chestpain"), systolic >= 180, diastolic >= 120)',
      },
    ],
    endings: [
      {
        id: 'chestpain',
        when: 'CONTAINS(complaint, "chestpain")',
        severity: 'danger',
        title: { en: 'Chest pain can be an emergency', fa: 'درد قفسهٔ سینه می‌تواند اورژانسی باشد' },
        text: {
          en: 'If you are sweating, short of breath, or have pain in the arm or jaw, do not wait for an appointment: call your local emergency number now.',
          fa: 'اگر عرق کرده‌اید، تنگی نفس دارید یا درد به دست یا فک می‌زند، منتظر نوبت نمانید: همین حالا تماس بگیرید.',
        },
        links: [{ text: { en: 'Emergency medical services: 115', fa: 'اورژانس ۱۱۵' }, href: { fa: 'tel:115' } }],
      },
    ],
    report: {
      title: { en: 'Visit report', fa: 'گزارش مراجعه' },
      header: { en: 'General clinic', fa: 'درمانگاه عمومی' },
      footer: { en: 'Confidential: for the treating team only', fa: 'محرمانه: فقط برای تیم درمان' },
      questions: [
        'birthdate',
        'age',
        'complaint',
        'onset',
        'pain',
        'painkind',
        'story',
        'illnesses',
        'allergies',
        'medications',
        'dailytotal',
        'systolic',
        'diastolic',
        'map',
        'stage',
        'weight',
        'impression',
        'nextvisit',
      ],
      showScores: true,
      showHistory: true,
    },
  },
};
