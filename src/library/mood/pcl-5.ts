import { instrument } from '../parts/instrument.ts';
import { nextSteps } from '../parts/mental.ts';
import { onScale, option } from '../parts/questions.ts';
import { from, total } from '../parts/results.ts';
import { usGovernment } from '../parts/terms.ts';

const items = onScale(
  [
    option('0', 0, 'Not at all', 'اصلاً'),
    option('1', 1, 'A little bit', 'کمی'),
    option('2', 2, 'Moderately', 'تا اندازه‌ای'),
    option('3', 3, 'Quite a bit', 'زیاد'),
    option('4', 4, 'Extremely', 'بی‌اندازه'),
  ],
  [
    [
      'memories',
      '1. Repeated, disturbing, and unwanted memories of the stressful experience?',
      '۱. خاطره‌های تکراری، آزاردهنده و ناخواستهٔ آن تجربه؟',
    ],
    [
      'dreams',
      '2. Repeated, disturbing dreams of the stressful experience?',
      '۲. خواب‌های تکراری و آزاردهنده دربارهٔ آن تجربه؟',
    ],
    [
      'reliving',
      '3. Suddenly feeling or acting as if the stressful experience were actually happening again (as if you were actually back there reliving it)?',
      '۳. احساس یا رفتار ناگهانی، چنان‌که گویی آن تجربه دوباره رخ می‌دهد (انگار آنجا هستید و آن را از نو می‌گذرانید)؟',
    ],
    [
      'upset',
      '4. Feeling very upset when something reminded you of the stressful experience?',
      '۴. ناراحتی شدید هنگامی که چیزی آن تجربه را به یادتان می‌آورد؟',
    ],
    [
      'reactions',
      '5. Having strong physical reactions when something reminded you of the stressful experience (for example, heart pounding, trouble breathing, sweating)?',
      '۵. واکنش‌های شدید جسمی هنگام یادآوری آن تجربه (مانند تپش قلب، سختی نفس کشیدن، تعریق)؟',
    ],
    [
      'avoidthoughts',
      '6. Avoiding memories, thoughts, or feelings related to the stressful experience?',
      '۶. دوری از خاطره‌ها، فکرها یا احساس‌های مربوط به آن تجربه؟',
    ],
    [
      'avoidreminders',
      '7. Avoiding external reminders of the stressful experience (for example, people, places, conversations, activities, objects, or situations)?',
      '۷. دوری از آنچه آن تجربه را به یاد می‌آورد (مانند آدم‌ها، جاها، گفت‌وگوها، کارها، چیزها یا موقعیت‌ها)؟',
    ],
    [
      'forgotten',
      '8. Trouble remembering important parts of the stressful experience?',
      '۸. دشواری در به یاد آوردن بخش‌های مهم آن تجربه؟',
    ],
    [
      'beliefs',
      '9. Having strong negative beliefs about yourself, other people, or the world (for example, having thoughts such as: I am bad, there is something seriously wrong with me, no one can be trusted, the world is completely dangerous)?',
      '۹. باورهای منفی شدید دربارهٔ خود، دیگران یا دنیا (مانند این فکرها: من بد هستم، من مشکل جدی دارم، به هیچ‌کس نمی‌شود اعتماد کرد، دنیا سراسر خطرناک است)؟',
    ],
    [
      'blame',
      '10. Blaming yourself or someone else for the stressful experience or what happened after it?',
      '۱۰. سرزنش خود یا دیگری برای آن تجربه یا آنچه پس از آن رخ داد؟',
    ],
    [
      'negative',
      '11. Having strong negative feelings such as fear, horror, anger, guilt, or shame?',
      '۱۱. احساس‌های منفی شدید مانند ترس، وحشت، خشم، گناه یا شرم؟',
    ],
    [
      'interest',
      '12. Loss of interest in activities that you used to enjoy?',
      '۱۲. از دست رفتن علاقه به کارهایی که پیش‌تر از آن‌ها لذت می‌بردید؟',
    ],
    ['distant', '13. Feeling distant or cut off from other people?', '۱۳. احساس دوری یا جدا افتادن از دیگران؟'],
    [
      'positive',
      '14. Trouble experiencing positive feelings (for example, being unable to feel happiness or have loving feelings for people close to you)?',
      '۱۴. دشواری در تجربهٔ احساس‌های مثبت (مانند ناتوانی در احساس شادی یا محبت به نزدیکان)؟',
    ],
    [
      'irritable',
      '15. Irritable behavior, angry outbursts, or acting aggressively?',
      '۱۵. تحریک‌پذیری، انفجار خشم یا رفتار پرخاشگرانه؟',
    ],
    [
      'risks',
      '16. Taking too many risks or doing things that could cause you harm?',
      '۱۶. خطر کردن بیش از اندازه یا انجام کارهایی که ممکن است به شما آسیب بزند؟',
    ],
    ['alert', '17. Being “superalert” or watchful or on guard?', '۱۷. گوش‌به‌زنگ یا مراقب بودن بیش از اندازه؟'],
    ['jumpy', '18. Feeling jumpy or easily startled?', '۱۸. زود از جا پریدن یا یکه خوردن؟'],
    ['concentrating', '19. Having difficulty concentrating?', '۱۹. دشواری در تمرکز؟'],
    ['sleep', '20. Trouble falling or staying asleep?', '۲۰. دشواری در به خواب رفتن یا در خواب ماندن؟'],
  ],
);

export const pcl5 = instrument({
  id: 'pcl-5',
  shelf: 'mood',
  title: ['PCL-5: PTSD checklist', 'فهرست نشانه‌های استرس پس از سانحه (PCL-5)'],
  purpose: [
    'To measure signs of post-traumatic stress in the past month.',
    'برای سنجش نشانه‌های استرس پس از سانحه در ماه گذشته.',
  ],
  minutes: 8,
  source:
    'Weathers FW, Litz BT, Keane TM, et al. The PTSD Checklist for DSM-5 (PCL-5). National Center for PTSD; 2013. Available from www.ptsd.va.gov',
  terms: usGovernment,
  wording: 'official',
  patient: true,
  intro: [
    'Below is a list of problems that people sometimes have in response to a very stressful experience. Please read each problem carefully and then choose how much you have been bothered by that problem in the past month.',
    'در زیر، مشکلاتی آمده که گاه پس از تجربه‌ای بسیار پرفشار پیش می‌آید. هر یک را بخوانید و انتخاب کنید در ماه گذشته چقدر شما را آزار داده است.',
  ],
  items,
  results: [
    total(items, {
      title: { en: 'Severity of post-traumatic stress', fa: 'شدت استرس پس از سانحه' },
      short: 'PCL-5',
      bands: [
        from(0, 'Below the cut-off', 'کمتر از نقطهٔ برش', undefined, nextSteps.low),
        from(31, 'Probable PTSD', 'احتمال اختلال استرس پس از سانحه', 'danger', nextSteps.high),
      ],
    }),
  ],
});
