import type { Page, Question } from '../../../src/engine/definition/types.ts';
import { band } from '../furniture.ts';

const milligrams = { en: 'mg', fa: 'میلی‌گرم' } as const;

const medications: Question = {
  id: 'medications', name: 'medications', type: 'container', multimode: true, max: 30, displaysize: 12,
  title: { en: 'Medications you take', fa: 'داروهایی که مصرف می‌کنید' }, subtitle: { en: 'One row for each', fa: 'هر دارو در یک ردیف' },
  questions: [
    { id: 'drug', name: 'drug', type: 'text', title: { en: 'Medication', fa: 'نام دارو' }, mandatory: true, displaysize: 4 },
    { id: 'dose', name: 'dose', type: 'number', title: { en: 'Single dose', fa: 'هر نوبت' }, unit: milligrams, min: 0, max: 10_000, displaysize: 3 },
    { id: 'times', name: 'times', type: 'number', title: { en: 'Times a day', fa: 'دفعات در روز' }, min: 1, max: 24, floatcount: 0, displaysize: 2 },
    { id: 'daily', name: 'daily', type: 'calculated', title: { en: 'A day', fa: 'در روز' }, formula: 'dose * times', unit: milligrams, displaysize: 3 },
  ],
};

/** What has been before, what is taken, and consent. */
export const historyPage: Page = {
  id: 'history', text: 'history', displayTitle: { en: 'History', fa: 'سابقه' }, pageType: 'form',
  questions: [
    {
      id: 'illnesses', name: 'illnesses', type: 'flatview', multimode: true, displaysize: 6, title: { en: 'Illnesses you have or had', fa: 'بیماری‌هایی که دارید یا داشته‌اید' },
      options: [
        band('hypertension', 'High blood pressure', 'فشار خون بالا'), band('diabetes', 'Diabetes', 'دیابت'), band('heart', 'Heart disease', 'بیماری قلبی'),
        band('asthma', 'Asthma', 'آسم'), band('thyroid', 'Thyroid disease', 'بیماری تیروئید'), band('kidney', 'Kidney disease', 'بیماری کلیوی'),
      ],
    },
    { id: 'allergies', name: 'allergies', type: 'note', title: { en: 'Allergies', fa: 'حساسیت‌ها' }, subtext: { en: 'To medicines, food or anything else', fa: 'به دارو، غذا یا هر چیز دیگر' }, displaysize: 6 },
    { id: 'smoker', name: 'smoker', type: 'checkbox', title: { en: 'I smoke', fa: 'سیگار می‌کشم' }, displaysize: 4, startNewRow: true },
    {
      id: 'cigarettes', name: 'cigarettes', type: 'number', title: { en: 'Cigarettes a day', fa: 'تعداد سیگار در روز' }, min: 1, max: 200, floatcount: 0, mandatory: true, displaysize: 4,
    },
    { id: 'smokingyears', name: 'smokingyears', type: 'number', title: { en: 'For how many years', fa: 'چند سال' }, min: 0, max: 100, displaysize: 4 },
    {
      id: 'packyears', name: 'packyears', type: 'calculated', title: { en: 'Pack years', fa: 'پاکت‌سال' }, formula: 'cigarettes / 20 * smokingyears', floatcount: 1, displaysize: 4, showforuser: false,
    },
    medications,
    {
      id: 'dailytotal', name: 'dailytotal', type: 'calculated', title: { en: 'All medications a day', fa: 'مجموع داروها در روز' }, formula: 'SUM(medications.daily)', unit: milligrams, displaysize: 6,
    },
    {
      id: 'count', name: 'medicationcount', type: 'calculated', title: { en: 'Number of medications', fa: 'تعداد داروها' }, formula: 'COUNTA(medications.drug)', floatcount: 0, displaysize: 6,
    },
    {
      id: 'private', name: 'privatenote', type: 'note', showforsecretary: false, displayInReport: false, displaysize: 12,
      title: { en: 'For the doctor only', fa: 'تنها برای پزشک' }, subtext: { en: 'The secretary does not see this', fa: 'منشی این را نمی‌بیند' },
    },
    { id: 'leaflet', name: 'leaflet', type: 'link', title: { en: 'Rights of the patient (World Medical Association)', fa: 'حقوق بیمار (انجمن جهانی پزشکی)' }, url: 'https://www.wma.net/policies-post/wma-declaration-of-lisbon-on-the-rights-of-the-patient/', displayInReport: false },
    {
      id: 'consent', name: 'consent', type: 'checkbox', mandatory: true, title: { en: 'I agree that the clinic keeps these answers in my file.', fa: 'موافقم که کلینیک این پاسخ‌ها را در پروندهٔ من نگه دارد.' },
    },
  ],
};
