/** What stands over the first columns of an export, and marks questions that the form no longer asks. */
export const exportTexts = {
  en: {
    columns: ['Entry', 'File', 'Saved at (UTC)', 'Version', 'Name', 'Code', 'Phone', 'Gender', 'Date of birth', 'Age'],
    gone: 'no longer asked',
  },
  fa: {
    columns: ['ثبت', 'پرونده', 'زمان ثبت (UTC)', 'نسخه', 'نام', 'کد ملی', 'تلفن', 'جنسیت', 'تاریخ تولد', 'سن'],
    gone: 'دیگر پرسیده نمی‌شود',
  },
} as const;
