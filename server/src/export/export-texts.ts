/** Headings of the first columns of an export, and the mark of questions that are no longer in the form. */
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
  },
  fa: {
    columns: ['پاسخ', 'پرونده', 'زمان ذخیره (UTC)', 'نسخه', 'نام', 'کد ملی', 'تلفن', 'جنسیت', 'تاریخ تولد', 'سن'],
    removed: 'حذف‌شده از فرم',
  },
} as const;
