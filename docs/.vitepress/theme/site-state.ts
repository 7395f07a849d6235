import { useData as pageData } from 'vitepress';
import { computed } from 'vue';

const texts = {
  en: {
    loading: 'Loading…',
    failed: 'The form couldn’t be loaded.',
    retry: 'Try again',
    events: 'Events',
    noEvents: 'Use it: its events are listed here.',
    answers: 'Answers',
    noAnswers: 'Fill in the form: its answers are listed here.',
    definition: 'Definition',
    form: 'Form',
    example: 'Start from',
    language: 'Language of the form',
    languages: { en: 'English', fa: 'Persian' },
    copyLink: 'Copy link',
    copied: 'Link copied',
    notCopied: 'Couldn’t copy. The link is in the address bar.',
    format: 'Format',
    lost: 'This page doesn’t exist',
    lostHint: 'Check the address, or search at the top of this page.',
    start: 'Go to the first page',
    badLink: 'This link is damaged. The example is shown instead.',
  },
  fa: {
    loading: 'در حال بارگذاری…',
    failed: 'فرم بارگذاری نشد.',
    retry: 'تلاش دوباره',
    events: 'رویدادها',
    noEvents: 'با آن کار کنید تا رویدادهایش اینجا نمایش داده شود.',
    answers: 'پاسخ‌ها',
    noAnswers: 'فرم را پر کنید تا پاسخ‌ها اینجا نمایش داده شود.',
    definition: 'تعریف',
    form: 'فرم',
    example: 'شروع از',
    language: 'زبان فرم',
    languages: { en: 'انگلیسی', fa: 'فارسی' },
    copyLink: 'کپی لینک',
    copied: 'لینک کپی شد',
    notCopied: 'کپی نشد. لینک در نوار نشانی است.',
    format: 'مرتب کردن',
    lost: 'این صفحه وجود ندارد',
    lostHint: 'نشانی را بررسی کنید یا بالای همین صفحه جست‌وجو کنید.',
    start: 'رفتن به صفحهٔ اول',
    badLink: 'این لینک ناقص است. به جای آن فرم نمونه نمایش داده شد.',
  },
} as const;

/** Texts of the site's own parts, in the language of the page, and what its elements take over from it. */
export function siteState() {
  const { lang, isDark } = pageData();
  const language = computed(() => (lang.value === 'fa' ? ('fa' as const) : ('en' as const)));
  return {
    language,
    texts: computed(() => texts[language.value]),
    theme: computed(() => (isDark.value ? 'dark' : 'light')),
  };
}
