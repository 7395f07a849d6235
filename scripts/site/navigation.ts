import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress';
import { siteForms, textIn, unbroken, type SiteLanguage } from './site-forms.ts';

type Locale = LocaleSpecificConfig<DefaultTheme.Config> & { readonly label: string };

/** Pages that stand in both languages, by their address; those that end in `*` begin so. */
export const bilingualPages = [
  '',
  'guide/clinics',
  'guide/designers',
  'forms',
  'links',
  'openrosa',
  'hosted-pages',
  'interchange',
  'proposals',
  'reporting',
  'playground',
  'instruments/*',
] as const;

const page = (text: string, link: string) => ({ text, link });

const formsIn = (language: SiteLanguage, folder: string, all: string) => [
  page(all, `${folder}/`),
  ...siteForms.map(({ id, title }) => page(unbroken(textIn(title, language)), `${folder}/${id}`)),
];

const englishSidebar = [
  {
    text: 'Guides',
    items: [
      page('For clinics', '/guide/clinics'),
      page('For designers of forms', '/guide/designers'),
      page('For integrators', '/guide/integrators'),
      page('For operators', '/guide/operators'),
    ],
  },
  {
    text: 'Elements',
    items: [
      page('A form on a page', '/embedding'),
      ...['porsa-form', 'porsa-designer', 'porsa-dashboard', 'porsa-proposal'].map((tag) =>
        page(tag, `/elements/${tag}`),
      ),
      page('Theming', '/theming'),
      page('The npm package', '/packages'),
    ],
  },
  {
    text: 'Forms',
    items: [
      page('Playground', '/playground'),
      page('A form’s JSON', '/forms'),
      page('Instruments and samples', '/instruments/'),
      page('Import and export', '/interchange'),
      page('Field apps', '/openrosa'),
      page('Pages of forms', '/hosted-pages'),
      page('Links to a form', '/links'),
    ],
  },
  {
    text: 'Server',
    items: [
      page('Production', '/production'),
      page('Scale', '/scale'),
      page('Threats and defenses', '/security'),
      page('Permissions', '/access'),
      page('Addresses of the portal', '/routes'),
      page('Webhooks', '/webhooks'),
      page('Error codes', '/errors'),
    ],
  },
  {
    text: 'Proposals',
    collapsed: true,
    items: [
      page('Proposals', '/proposals'),
      page('The PICO check', '/pico'),
      page('How sentences are labeled', '/pico-labels'),
    ],
  },
  {
    text: 'Project',
    collapsed: true,
    items: [
      page('How Porsa compares', '/comparison'),
      page('Changelog', '/changelog'),
      page('Contributing', '/contributing'),
      page('Decisions', '/decisions/'),
      page('Glossary', '/glossary'),
      page('Report a vulnerability', '/reporting'),
    ],
  },
] satisfies DefaultTheme.SidebarItem[];

const persianSidebar = [
  {
    text: 'راهنماها',
    items: [page('برای کلینیک‌ها', '/fa/guide/clinics'), page('برای طراحان فرم', '/fa/guide/designers')],
  },
  {
    text: 'فرم‌ها',
    items: [
      page('آزمایشگاه', '/fa/playground'),
      page('تعریف فرم (JSON)', '/fa/forms'),
      page('فرم‌ها و ابزارها', '/fa/instruments/'),
      page('وارد کردن و خروجی گرفتن', '/fa/interchange'),
      page('برنامه‌های میدانی', '/fa/openrosa'),
      page('صفحهٔ هر فرم', '/fa/hosted-pages'),
      page('لینک فرم', '/fa/links'),
    ],
  },
  {
    text: 'پروژه',
    items: [page('پروپوزال', '/fa/proposals'), page('گزارش آسیب‌پذیری', '/fa/reporting')],
  },
  {
    text: 'به انگلیسی',
    items: [
      page('راهنمای برنامه‌نویسان', '/guide/integrators'),
      page('راهنمای راهبری سرور', '/guide/operators'),
      page('قرار دادن فرم در وب‌سایت', '/embedding'),
    ],
  },
] satisfies DefaultTheme.SidebarItem[];

export const inEnglish: Locale = {
  label: 'English',
  lang: 'en',
  themeConfig: {
    nav: [
      page('Guides', '/guide/clinics'),
      page('Elements', '/elements/porsa-form'),
      page('Instruments', '/instruments/'),
      page('Playground', '/playground'),
    ],
    sidebar: {
      '/instruments/': formsIn('en', '/instruments', 'All forms'),
      '/': englishSidebar,
    },
    langMenuLabel: 'Language',
  },
};

export const inPersian: Locale = {
  label: 'فارسی',
  lang: 'fa',
  dir: 'rtl',
  title: 'پرسا',
  description: 'فرم‌های بالینی در وب‌سایت خودتان',
  themeConfig: {
    nav: [
      page('راهنما', '/fa/guide/clinics'),
      page('ابزارها', '/fa/instruments/'),
      page('آزمایشگاه', '/fa/playground'),
    ],
    sidebar: {
      '/fa/instruments/': formsIn('fa', '/fa/instruments', 'همهٔ فرم‌ها'),
      '/fa/': persianSidebar,
    },
    langMenuLabel: 'زبان',
    outline: { label: 'در این صفحه' },
    docFooter: { prev: 'صفحهٔ قبل', next: 'صفحهٔ بعد' },
    darkModeSwitchLabel: 'ظاهر',
    lightModeSwitchTitle: 'حالت روشن',
    darkModeSwitchTitle: 'حالت تیره',
    sidebarMenuLabel: 'منو',
    returnToTopLabel: 'بازگشت به بالا',
    navMenuLabel: 'منوی اصلی',
    mobileMenuLabel: 'منو',
    extraMenuLabel: 'گزینه‌های بیشتر',
    skipToContentLabel: 'رفتن به محتوا',
    search: {
      provider: 'local',
      options: {
        translations: {
          button: { buttonText: 'جست‌وجو', buttonAriaLabel: 'جست‌وجو' },
          modal: {
            displayDetails: 'نمایش جزئیات',
            resetButtonTitle: 'پاک کردن',
            backButtonTitle: 'بستن جست‌وجو',
            noResultsText: 'چیزی پیدا نشد برای',
            footer: { selectText: 'انتخاب', navigateText: 'جابه‌جایی', closeText: 'بستن' },
          },
        },
      },
    },
  },
};
