import type { TemplateSection } from '../types.ts';

export const people: TemplateSection = {
  id: 'people',
  title: { en: 'Researcher', fa: 'پژوهشگر' },
  questions: [
    {
      id: 'fullname',
      kind: 'line',
      role: 'author',
      required: true,
      title: { en: 'Full name', fa: 'نام و نام خانوادگی' },
      guidance: {
        en: 'First and last name of the person who answers for the study, as they should appear on the approval. Leave out titles such as Dr. if you wish.',
        fa: 'نام و نام خانوادگی مجری طرح، همان‌طور که باید در مصوبه بیاید. عنوان‌هایی مانند «دکتر» لازم نیست.',
      },
      example: { en: 'Sara Ahmadi', fa: 'سارا احمدی' },
    },
    {
      id: 'supervisor',
      kind: 'line',
      role: 'supervisor',
      required: true,
      title: { en: 'Supervisor’s full name', fa: 'نام و نام خانوادگی استاد راهنما' },
      guidance: {
        en: 'First and last name of the supervisor who has agreed to guide the study. The council writes to this person, so a last name alone is sent back.',
        fa: 'نام و نام خانوادگی استادی که راهنمایی طرح را پذیرفته است. شورا با ایشان مکاتبه می‌کند؛ نام خانوادگی به‌تنهایی کافی نیست.',
      },
      example: { en: 'Dr. Reza Karimi', fa: 'دکتر رضا کریمی' },
    },
    {
      id: 'college',
      kind: 'line',
      required: true,
      title: { en: 'College or research center', fa: 'دانشکده یا مرکز تحقیقات' },
      guidance: {
        en: 'The unit that will host the study, with its department and university. The council checks that the study lies in its field.',
        fa: 'واحد محل اجرای طرح، همراه با گروه و دانشگاه. شورا بررسی می‌کند که موضوع در حوزهٔ کار آن واحد باشد.',
      },
      example: {
        en: 'Department of Nursing, School of Nursing and Midwifery, Shiraz University of Medical Sciences',
        fa: 'گروه پرستاری، دانشکدهٔ پرستاری و مامایی، دانشگاه علوم پزشکی شیراز',
      },
    },
  ],
};
