import { instrument } from '../parts/instrument.ts';
import { nextSteps } from '../parts/mental.ts';
import { criteria, yesNo } from '../parts/questions.ts';
import { from, result } from '../parts/results.ts';
import { usGovernment } from '../parts/terms.ts';

const exposed = yesNo(
  'exposed',
  'Have you ever experienced an event that was unusually or especially frightening, horrible, or traumatic? For example: a serious accident or fire, a physical or sexual assault or abuse, an earthquake or flood, a war, seeing someone be killed or seriously injured, having a loved one die through homicide or suicide.',
  'آیا تا به حال رویدادی بسیار ترسناک، هولناک یا آسیب‌زا را تجربه کرده‌اید؟ برای نمونه: تصادف یا آتش‌سوزی شدید، حمله یا آزار جسمی یا جنسی، زلزله یا سیل، جنگ، دیدن کشته یا به‌شدت زخمی شدن کسی، از دست دادن عزیزی با قتل یا خودکشی.',
);

const items = criteria([
  [
    'nightmares',
    1,
    'In the past month, have you had nightmares about the event(s) or thought about the event(s) when you did not want to?',
    'در ماه گذشته، آیا دربارهٔ آن رویداد کابوس دیده‌اید یا بی‌آنکه بخواهید به آن فکر کرده‌اید؟',
  ],
  [
    'avoidance',
    1,
    'In the past month, have you tried hard not to think about the event(s) or went out of your way to avoid situations that reminded you of the event(s)?',
    'در ماه گذشته، آیا بسیار کوشیده‌اید به آن رویداد فکر نکنید یا از موقعیت‌هایی که آن را به یادتان می‌آورد دوری کنید؟',
  ],
  [
    'guard',
    1,
    'In the past month, have you been constantly on guard, watchful, or easily startled?',
    'در ماه گذشته، آیا پیوسته گوش‌به‌زنگ و مراقب بوده‌اید یا زود از جا پریده‌اید؟',
  ],
  [
    'numb',
    1,
    'In the past month, have you felt numb or detached from people, activities, or your surroundings?',
    'در ماه گذشته، آیا احساس بی‌حسی یا جدا بودن از مردم، کارها یا پیرامون خود داشته‌اید؟',
  ],
  [
    'guilt',
    1,
    'In the past month, have you felt guilty or unable to stop blaming yourself or others for the event(s) or any problems the event(s) may have caused?',
    'در ماه گذشته، آیا احساس گناه کرده‌اید یا نتوانسته‌اید از سرزنش خود یا دیگران برای آن رویداد یا پیامدهایش دست بردارید؟',
  ],
]);

export const pcptsd5 = instrument({
  id: 'pc-ptsd-5',
  shelf: 'mood',
  title: ['PC-PTSD-5: post-traumatic stress', 'استرس پس از سانحه (PC-PTSD-5)'],
  purpose: [
    'To find out whether a closer look at post-traumatic stress is needed.',
    'برای آنکه روشن شود بررسی دقیق‌تر استرس پس از سانحه لازم است یا نه.',
  ],
  minutes: 2,
  source:
    'Prins A, Bovin MJ, Kimerling R, et al. Primary Care PTSD Screen for DSM-5 (PC-PTSD-5). National Center for PTSD; 2015. doi:10.1007/s11606-016-3703-5',
  terms: usGovernment,
  wording: 'official',
  patient: true,
  items: [exposed, ...items],
  conditions: items.map(({ id }) => ({
    id: `show-${id}`,
    kind: 'visibility',
    target: id,
    when: 'exposed = "yes"',
  })),
  results: [
    result({
      title: { en: 'Post-traumatic stress', fa: 'استرس پس از سانحه' },
      short: 'PC-PTSD-5',
      formula: `IF(exposed = "no", 0, ${items.map(({ name }) => `SCORE(${name})`).join(' + ')})`,
      min: 0,
      max: 5,
      bands: [
        from(0, 'Negative screen', 'غربالگری منفی', undefined, nextSteps.low),
        from(4, 'Positive screen', 'غربالگری مثبت', 'warning', nextSteps.high),
      ],
    }),
  ],
});
