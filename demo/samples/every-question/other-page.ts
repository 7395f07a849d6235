import type { Page, Question } from '../../../src/engine/definition/types.ts';
import { label } from '../../../src/library/parts/questions.ts';

const times: readonly Question[] = [
  {
    id: 'day',
    name: 'day',
    type: 'date',
    displaysize: 4,
    min: '1900-01-01',
    max: 'TODAY()',
    title: { en: 'A day until today', fa: 'روزی تا امروز' },
  },
  {
    id: 'visited',
    name: 'visited',
    type: 'date',
    displaysize: 4,
    initialformula: 'TODAY()',
    title: { en: 'Today, until you change it', fa: 'امروز، تا وقتی تغییرش دهید' },
  },
  {
    id: 'since',
    name: 'since',
    type: 'date',
    dateEntry: 'parts',
    max: 'TODAY()',
    title: { en: 'A day in three fields', fa: 'روزی در سه خانه' },
  },
  { id: 'clock', name: 'clock', type: 'time', displaysize: 4, title: { en: 'A time', fa: 'یک ساعت' } },
  {
    id: 'moment',
    name: 'moment',
    type: 'datetime',
    displaysize: 12,
    title: { en: 'A day with its time', fa: 'روزی با ساعتش' },
  },
];

const looks: readonly Question[] = [
  { ...label('looks', { en: 'Looks', fa: 'ظاهر' }), fontsize: 19 },
  {
    id: 'dark',
    name: 'dark',
    type: 'text',
    displaysize: 6,
    bgColor: '#1f3a5f',
    title: { en: 'On a dark colour the text turns light', fa: 'روی رنگ تیره نوشته روشن می‌شود' },
    subtext: { en: 'Its notes too', fa: 'یادداشت‌هایش هم' },
  },
  {
    id: 'bright',
    name: 'bright',
    type: 'text',
    displaysize: 6,
    bgColor: '#ffd84d',
    title: { en: 'On a bright colour it stays dark', fa: 'روی رنگ روشن تیره می‌ماند' },
  },
  {
    id: 'big',
    name: 'big',
    type: 'text',
    displaysize: 8,
    fontsize: 22,
    title: { en: 'Larger letters', fa: 'نویسه‌های درشت‌تر' },
  },
  {
    id: 'nextrow',
    name: 'nextrow',
    type: 'text',
    displaysize: 4,
    startNewRow: true,
    title: { en: 'Starts a new row', fa: 'ردیف تازه‌ای می‌گشاید' },
  },
  {
    id: 'leaflet',
    name: 'leaflet',
    type: 'link',
    url: 'https://www.who.int',
    title: { en: 'A link that opens beside the form', fa: 'پیوندی که کنار فرم باز می‌شود' },
  },
];

const together: readonly Question[] = [
  {
    id: 'home',
    name: 'home',
    type: 'container',
    title: { en: 'Questions that belong together', fa: 'پرسش‌هایی که به هم تعلق دارند' },
    questions: [
      { id: 'city', name: 'city', type: 'text', displaysize: 6, title: { en: 'City', fa: 'شهر' } },
      { id: 'street', name: 'street', type: 'text', displaysize: 6, title: { en: 'Street', fa: 'خیابان' } },
    ],
  },
  {
    id: 'drugs',
    name: 'drugs',
    type: 'container',
    multimode: true,
    max: 10,
    title: { en: 'Medication', fa: 'دارو' },
    subtext: { en: 'As many rows as there are medications', fa: 'به تعداد داروها ردیف دارد' },
    questions: [
      { id: 'drug', name: 'drug', type: 'text', displaysize: 6, mandatory: true, title: { en: 'Name', fa: 'نام' } },
      {
        id: 'dose',
        name: 'dose',
        type: 'number',
        displaysize: 6,
        min: 0,
        unit: { en: 'mg', fa: 'میلی‌گرم' },
        title: { en: 'Dose', fa: 'مقدار' },
      },
    ],
  },
  {
    id: 'doses',
    name: 'doses',
    type: 'calculated',
    formula: 'SUM(drugs.dose)',
    unit: { en: 'mg', fa: 'میلی‌گرم' },
    title: { en: 'A total over the rows', fa: 'جمع ردیف‌ها' },
  },
  {
    id: 'helpedmost',
    name: 'helpedmost',
    type: 'flatview',
    optionsFrom: 'drugs.drug',
    title: { en: 'The one that helps most, of those above', fa: 'از داروهای بالا کدام بیشتر کمک می‌کند' },
  },
];

const given: readonly Question[] = [
  { id: 'pictures', name: 'pictures', type: 'file', multimode: true, max: 3, title: { en: 'Pictures', fa: 'تصویر' } },
  {
    id: 'papers',
    name: 'papers',
    type: 'file',
    accept: 'any',
    title: { en: 'A paper: picture, PDF or text', fa: 'یک مدرک: تصویر، PDF یا متن' },
  },
  { id: 'signed', name: 'signed', type: 'signature', title: { en: 'Signature', fa: 'امضا' } },
  {
    id: 'forstaff',
    name: 'forstaff',
    type: 'text',
    showforuser: false,
    title: { en: 'Hidden from patients', fa: 'پنهان از بیمار' },
  },
  {
    id: 'fordoctor',
    name: 'fordoctor',
    type: 'note',
    showforsecretary: false,
    showforuser: false,
    displayInReport: false,
    title: { en: 'Hidden from the secretary too, and from the report', fa: 'پنهان از منشی هم، و از گزارش' },
  },
];

/** Times, looks, questions in questions, and what is handed in. */
export const otherPage: Page = {
  id: 'other',
  text: 'other',
  displayTitle: { en: 'Times, looks and papers', fa: 'زمان، ظاهر و مدرک' },
  pageType: 'form',
  questions: [...times, ...looks, ...together, ...given],
};
