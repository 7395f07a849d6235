/** Headings of an export: its first columns, the mark of questions that are no longer in the form, and those of a row for each answer. */
export const exportTexts = {
  en: {
    columns: [
      'Response',
      'File',
      'Saved at (UTC)',
      'Version',
      'Name',
      'Code',
      'Phone',
      'Gender',
      'Date of birth',
      'Age',
    ],
    removed: 'removed from the form',
    long: ['Row', 'Question', 'Title', 'Value', 'Text'],
  },
  fa: {
    columns: ['پاسخ', 'پرونده', 'زمان ذخیره (UTC)', 'نسخه', 'نام', 'کد ملی', 'تلفن', 'جنسیت', 'تاریخ تولد', 'سن'],
    removed: 'حذف‌شده از فرم',
    long: ['ردیف', 'پرسش', 'عنوان', 'مقدار', 'متن'],
  },
} as const;
