import { createApp, h, ref } from 'vue';

const words = {
  en: { title: 'A Vue application', other: 'فارسی', sent: 'The page has heard of it:' },
  fa: { title: 'برنامه‌ای با Vue', other: 'English', sent: 'صفحه خبر دارد:' },
};

const look = { maxWidth: '760px', margin: '0 auto', font: '16px/1.6 system-ui' };

createApp({
  setup() {
    const language = ref('en');
    const answers = ref();
    return () => {
      const { title, other, sent } = words[language.value];
      const isPersian = language.value === 'fa';
      return h('main', { lang: language.value, dir: isPersian ? 'rtl' : 'ltr', style: look }, [
        h('h1', title),
        h('button', { type: 'button', onClick: () => (language.value = isPersian ? 'en' : 'fa') }, other),
        h('porsa-form', {
          category: 'bmi',
          language: language.value,
          'onPorsa-submit': ({ detail }) => (answers.value = detail.answers),
        }),
        answers.value && h('p', { role: 'status' }, [sent, ' ', h('code', JSON.stringify(answers.value))]),
      ]);
    };
  },
}).mount('#app');
