import type { RuleExamples } from '../../example.ts';

export const relationExamples: RuleExamples = {
  'fa.relation.frequency-of-it': {
    example: 'تعیین [O شیوع افسردگی] و ارتباط آن با [I سبک زندگی] در [P سالمندان]',
    counterExample: 'تعیین شیوع افسردگی در سالمندان',
  },
  'fa.relation.of-it': {
    example: 'بررسی [I کیفیت خواب] و ارتباط آن با [O سلامت روان] در [P پرستاران]',
    counterExample: 'بررسی کیفیت خواب پرستاران',
  },
  'fa.relation.mediated': {
    example: 'نقش میانجی امید در رابطهٔ بین [I حمایت اجتماعی] و [O تاب‌آوری]',
    counterExample: 'نقش امید در تاب‌آوری',
  },
  'fa.relation.predicted': {
    example: 'پیش‌بینی [O افسردگی] بر اساس [I سبک‌های دلبستگی] در [P دانشجویان]',
    counterExample: 'پیشگیری از افسردگی در دانشجویان',
  },
  'fa.relation.with': {
    example: 'ارتباط [I سواد سلامت] با [O خودمراقبتی] در [P بیماران قلبی]',
    counterExample: 'تأثیر سواد سلامت بر خودمراقبتی',
  },
  'fa.relation.and': {
    example: 'رابطهٔ بین [I کمال‌گرایی] و [O اهمال‌کاری] در [P دانشجویان]',
    counterExample: 'کمال‌گرایی و اهمال‌کاری در دانشجویان',
  },
  'fa.relation.between-there-is': {
    example: 'آیا بین [I خودکارآمدی] و [O تبعیت از درمان] رابطه وجود دارد؟',
    counterExample: 'آیا بین زنان و مردان تفاوت وجود دارد؟',
  },
  'fa.relation.frequency-and-factors': {
    example: '[O شیوع کم‌خونی] و [I عوامل مرتبط با آن] در [P کودکان]',
    counterExample: 'شیوع کم‌خونی در کودکان',
  },
  'fa.relation.frequency-and-factors-of': {
    example: 'بررسی [O فراوانی] و [I عوامل خطر] [O زخم فشاری] در [P سالمندان]',
    counterExample: 'فراوانی زخم فشاری و عوامل مرتبط با آن',
  },
  'fa.relation.state-and-factors': {
    example: '[O کیفیت زندگی] و [I عوامل مرتبط با آن] در [P سالمندان]',
    counterExample: 'کیفیت زندگی در سالمندان',
  },
  'fa.relation.factors-of': {
    example: '[I عوامل مؤثر] بر [O ترک تحصیل] [P دانش‌آموزان]',
    counterExample: 'ترک تحصیل دانش‌آموزان',
  },
};
