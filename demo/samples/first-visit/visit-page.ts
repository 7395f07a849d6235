import type { Page, Question } from '../../../src/engine/definition/types.ts';
import { label, option } from '../../../src/library/parts/questions.ts';
import { band, warning } from '../furniture.ts';
import { complaints } from './complaints.ts';

const person: readonly Question[] = [
  {
    id: 'birthdate',
    name: 'birthdate',
    type: 'date',
    relatedField: 'patient.birthdate',
    mandatory: true,
    min: '1900-01-01',
    max: 'TODAY()',
    displaysize: 6,
    title: { en: 'Date of birth', fa: 'تاریخ تولد' },
  },
  {
    id: 'age',
    name: 'age',
    type: 'calculated',
    title: { en: 'Age', fa: 'سن' },
    formula: 'AGE(birthdate)',
    floatcount: 0,
    unit: { en: 'years', fa: 'سال' },
    displaysize: 6,
  },
  {
    id: 'pregnant',
    name: 'pregnant',
    type: 'checkbox',
    title: { en: 'I am or may be pregnant', fa: 'باردار هستم یا ممکن است باردار باشم' },
    displaysize: 12,
    clearonload: true,
  },
];

const complaint: readonly Question[] = [
  {
    ...label('complaint_heading', { en: 'What brings you in today?', fa: 'برای چه مراجعه کرده‌اید؟' }),
    fontsize: 19,
  },
  {
    id: 'seenbefore',
    name: 'seenbefore',
    type: 'flatview',
    mandatory: true,
    displaysize: 12,
    clearonload: true,
    title: { en: 'Have you been to this clinic before?', fa: 'آیا قبلاً به این کلینیک مراجعه کرده‌اید؟' },
    options: [
      band('no', 'No, this is my first visit', 'نه، این اولین مراجعهٔ من است'),
      band('yes', 'Yes, and my history has not changed', 'بله، و سابقه‌ام تغییری نکرده است'),
    ],
  },
  {
    id: 'complaint',
    name: 'complaint',
    type: 'cascadeview',
    mandatory: true,
    displaysize: 6,
    options: complaints,
    clearonload: true,
    title: { en: 'Main complaint', fa: 'مشکل اصلی شما چیست؟' },
    allowother: true,
    helptext: {
      en: 'Type it, such as “headache”, or choose the part of the body first',
      fa: 'آن را بنویسید، مانند «سردرد»، یا ابتدا بخش بدن را انتخاب کنید',
    },
  },
  {
    id: 'onset',
    name: 'onset',
    type: 'date',
    title: { en: 'When did it start?', fa: 'از چه زمانی؟' },
    min: 'birthdate',
    max: 'TODAY()',
    displaysize: 6,
    clearonload: true,
  },
  {
    ...label(
      'chestpain_warning',
      {
        en: 'Chest pain with sweating, breathlessness or pain in the arm or jaw is an emergency.',
        fa: 'درد قفسهٔ سینه همراه با تعریق، تنگی نفس یا درد دست یا فک، اورژانسی است.',
      },
      {
        en: 'Do not wait for an appointment: call your emergency number now.',
        fa: 'منتظر نوبت نمانید: همین حالا با اورژانس ۱۱۵ تماس بگیرید.',
      },
    ),
    ...warning,
  },
  {
    id: 'pain',
    name: 'pain',
    type: 'numericrange',
    min: 0,
    max: 10,
    step: 1,
    mandatory: true,
    displaysize: 12,
    historytype: 'followup',
    clearonload: true,
    title: { en: 'Pain right now', fa: 'شدت درد در این لحظه' },
    subtitle: {
      en: '0 is no pain, 10 the worst you can imagine',
      fa: '۰ یعنی بدون درد و ۱۰ یعنی بدترین دردی که می‌توانید تصور کنید',
    },
  },
  {
    id: 'painkind',
    name: 'painkind',
    type: 'select',
    multimode: true,
    displaysize: 12,
    clearonload: true,
    title: { en: 'What is the pain like?', fa: 'درد چگونه است؟' },
    options: [
      option('stabbing', undefined, 'Stabbing', 'خنجری (فرورونده)'),
      option('burning', undefined, 'Burning', 'سوزشی'),
      option('pressing', undefined, 'Pressing', 'فشاری'),
      option('cramping', undefined, 'Cramping', 'گرفتگی یا پیچش'),
      option('throbbing', undefined, 'Throbbing', 'ضربان‌دار'),
    ],
  },
  {
    id: 'story',
    name: 'story',
    type: 'note',
    displaysize: 12,
    clearonload: true,
    title: { en: 'In your own words', fa: 'به زبان خودتان' },
    subtext: {
      en: 'How it began, what makes it better or worse',
      fa: 'چگونه آغاز شد، چه چیزی آن را بهتر یا بدتر می‌کند',
    },
  },
];

const companion: readonly Question[] = [
  {
    id: 'companion',
    name: 'companion',
    type: 'text',
    displaysize: 6,
    title: { en: 'Emergency contact', fa: 'فرد قابل تماس در مواقع ضروری' },
    helptext: {
      en: 'A relative or friend; leave it empty if you prefer',
      fa: 'یکی از بستگان یا دوستان؛ اگر نمی‌خواهید خالی بگذارید',
    },
  },
  {
    id: 'companionphone',
    name: 'companionphone',
    type: 'text',
    format: 'phone',
    displaysize: 6,
    allowcopy: true,
    title: { en: 'Contact’s phone number', fa: 'شمارهٔ تلفن فرد قابل تماس' },
  },
];

/** Why the patient comes. Who they are is asked by the patient panel; the form does not repeat what is known there. */
export const visitPage: Page = {
  id: 'visit',
  text: 'visit',
  displayTitle: { en: 'Visit', fa: 'مراجعه' },
  pageType: 'form',
  questions: [
    label('welcome', { en: 'Only the clinic sees your answers.', fa: 'پاسخ‌های شما را فقط کلینیک می‌بیند.' }),
    ...person,
    ...complaint,
    ...companion,
  ],
};
