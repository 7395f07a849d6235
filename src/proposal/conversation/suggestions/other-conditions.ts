import type { Condition } from './condition.ts';

/** Of mind, nerves and joints, of women and newborns, of teeth and wounds, and of those who study and work. */
export const otherConditions: readonly Condition[] = [
  {
    named: /postpartum depression|افسردگی (?:پس|بعد) از زایمان/i,
    name: { en: 'postpartum depression', fa: 'افسردگی پس از زایمان' },
    groups: ['women'],
    outcomes: { en: ['depressive symptoms', 'mother–infant attachment'], fa: ['نمرهٔ افسردگی', 'دلبستگی مادر و نوزاد'] },
  },
  {
    named: /depress|افسرد/i,
    name: { en: 'major depressive disorder', fa: 'اختلال افسردگی اساسی' },
    groups: ['adults', 'olderAdults', 'students'],
    outcomes: {
      en: ['depressive symptoms', 'remission rate', 'quality of life'],
      fa: ['نمرهٔ افسردگی', 'میزان بهبودی کامل', 'کیفیت زندگی'],
    },
  },
  {
    named: /anxi|stress|اضطراب|استرس|تنیدگی/i,
    name: { en: 'generalized anxiety disorder', fa: 'اختلال اضطراب فراگیر' },
    groups: ['adults', 'students', 'staff'],
    outcomes: { en: ['anxiety', 'perceived stress', 'sleep quality'], fa: ['اضطراب', 'استرس ادراک‌شده', 'کیفیت خواب'] },
  },
  {
    named: /insomnia|sleep|بی[ \u200c]?خوابی|خواب/i,
    name: { en: 'insomnia', fa: 'بی‌خوابی' },
    groups: ['adults', 'olderAdults', 'staff'],
    outcomes: {
      en: ['sleep quality', 'sleep duration', 'daytime sleepiness'],
      fa: ['کیفیت خواب', 'مدت خواب', 'خواب‌آلودگی روزانه'],
    },
  },
  {
    named: /migraine|headache|میگرن|سردرد/i,
    name: { en: 'migraine', fa: 'میگرن' },
    groups: ['adults', 'women'],
    outcomes: {
      en: ['monthly migraine days', 'headache intensity', 'disability due to headache'],
      fa: ['تعداد روزهای میگرن در ماه', 'شدت سردرد', 'ناتوانی ناشی از سردرد'],
    },
  },
  {
    named: /multiple sclerosis|\bms\b|ام[ \u200c]?اس|اسکلروز/i,
    name: { en: 'multiple sclerosis', fa: 'مولتیپل اسکلروزیس' },
    groups: ['adults', 'women'],
    outcomes: {
      en: ['fatigue', 'balance', 'relapse rate', 'quality of life'],
      fa: ['خستگی', 'تعادل', 'میزان عود', 'کیفیت زندگی'],
    },
  },
  {
    named: /dementia|alzheimer|cognitive impairment|دمانس|آلزایمر|زوال عقل|اختلال شناختی/i,
    name: { en: 'dementia', fa: 'دمانس' },
    groups: ['olderAdults'],
    outcomes: {
      en: ['cognitive function', 'agitation', 'caregiver burden'],
      fa: ['عملکرد شناختی', 'بی‌قراری', 'بار مراقبتی'],
    },
  },
  {
    named: /autis|adhd|attention.deficit|اوتیسم|اتیسم|بیش[ \u200c]?فعالی/i,
    name: { en: 'autism spectrum disorder', fa: 'اختلال طیف اوتیسم' },
    groups: ['children'],
    outcomes: {
      en: ['social skills', 'repetitive behaviors', 'parental stress'],
      fa: ['مهارت‌های اجتماعی', 'رفتارهای تکراری', 'استرس والدین'],
    },
  },
  {
    named: /low back pain|کمردرد/i,
    name: { en: 'chronic low back pain', fa: 'کمردرد مزمن' },
    groups: ['adults', 'staff'],
    outcomes: {
      en: ['pain intensity', 'functional disability', 'range of motion'],
      fa: ['شدت درد', 'ناتوانی عملکردی', 'دامنهٔ حرکتی'],
    },
  },
  {
    named: /osteoarthritis|knee|arthroplast|استئوآرتریت|آرتروز|زانو/i,
    name: { en: 'knee osteoarthritis', fa: 'استئوآرتریت زانو' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['pain intensity', 'physical function', 'range of motion'],
      fa: ['شدت درد', 'عملکرد جسمانی', 'دامنهٔ حرکتی'],
    },
  },
  {
    named: /dysmenorrh|دیسمنوره|قاعدگی/i,
    name: { en: 'primary dysmenorrhea', fa: 'دیسمنورهٔ اولیه' },
    groups: ['women', 'students'],
    outcomes: {
      en: ['pain intensity', 'duration of pain', 'menstrual blood loss'],
      fa: ['شدت درد', 'مدت درد', 'میزان خونریزی قاعدگی'],
    },
  },
  {
    named: /menopaus|hot flash|یائس|گرگرفتگی/i,
    groups: ['women'],
    outcomes: {
      en: ['frequency of hot flashes', 'sleep quality', 'bone mineral density'],
      fa: ['تعداد گرگرفتگی', 'کیفیت خواب', 'تراکم استخوان'],
    },
  },
  {
    named: /polycystic|pcos|infertil|پلی[ \u200c]?کیستیک|نابارور/i,
    name: { en: 'polycystic ovary syndrome', fa: 'سندرم تخمدان پلی‌کیستیک' },
    groups: ['women'],
    outcomes: {
      en: ['ovulation rate', 'clinical pregnancy rate', 'body mass index'],
      fa: ['میزان تخمک‌گذاری', 'میزان بارداری بالینی', 'نمایهٔ تودهٔ بدنی'],
    },
  },
  {
    named: /pregnan|labou?r|deliver|c[ae]+sarean|childbirth|باردار|زایمان|سزارین|حاملگی/i,
    groups: ['pregnant'],
    outcomes: {
      en: ['pain intensity during labor', 'rate of cesarean delivery', 'birth weight', 'fear of childbirth'],
      fa: ['شدت درد زایمان', 'میزان سزارین', 'وزن هنگام تولد', 'ترس از زایمان'],
    },
  },
  {
    named: /preterm|neonat|newborn|infant|breastfe|نوزاد|نارس|شیرخوار|شیردهی/i,
    groups: ['newborns'],
    outcomes: {
      en: ['weight gain', 'length of hospital stay', 'serum bilirubin', 'exclusive breastfeeding'],
      fa: ['وزن‌گیری', 'مدت بستری', 'بیلی‌روبین سرم', 'تغذیهٔ انحصاری با شیر مادر'],
    },
  },
  {
    named: /an[ae]+mia|iron deficien|h[ae]+moglobin|کم[ \u200c]?خونی|آنمی|فقر آهن/i,
    name: { en: 'iron deficiency anemia', fa: 'کم‌خونی فقر آهن' },
    groups: ['women', 'pregnant', 'children'],
    outcomes: { en: ['hemoglobin concentration', 'serum ferritin'], fa: ['هموگلوبین', 'فریتین سرم'] },
  },
  {
    named: /obes|overweight|weight loss|\bbmi\b|چاقی|اضافه[ \u200c]?وزن|کاهش وزن/i,
    name: { en: 'obesity', fa: 'چاقی' },
    groups: ['adults', 'children', 'women'],
    outcomes: {
      en: ['body weight', 'body mass index', 'waist circumference'],
      fa: ['وزن', 'نمایهٔ تودهٔ بدنی', 'دور کمر'],
    },
  },
  {
    named: /caries|tooth|teeth|dental|periodont|gingiv|orthodont|دندان|پریودنت|لثه|پوسیدگی|ارتودنسی/i,
    name: { en: 'periodontitis', fa: 'پریودنتیت' },
    groups: ['adults', 'children', 'students'],
    outcomes: {
      en: ['plaque index', 'probing depth', 'pain intensity', 'DMFT index'],
      fa: ['شاخص پلاک', 'عمق پروبینگ', 'شدت درد', 'شاخص DMFT'],
    },
  },
  {
    named: /wound|ulcer|burn(?!out)|زخم|سوختگی/i,
    name: { en: 'chronic wounds', fa: 'زخم مزمن' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['time to complete healing', 'wound area', 'infection rate'],
      fa: ['زمان ترمیم کامل', 'سطح زخم', 'میزان عفونت'],
    },
  },
  {
    named:
      /post-?operative|surg|an[ae]+sthes|پس از (?:عمل|جراحی)|بعد از (?:عمل|جراحی)|جراحی|بی[ \u200c]?هوشی|بی[ \u200c]?حسی/i,
    groups: ['adults', 'children'],
    outcomes: {
      en: [
        'postoperative pain intensity',
        'opioid consumption in 24 hours',
        'postoperative nausea and vomiting',
        'length of hospital stay',
      ],
      fa: ['شدت درد پس از عمل', 'مصرف مخدر در ۲۴ ساعت', 'تهوع و استفراغ پس از عمل', 'مدت بستری'],
    },
  },
  {
    named: /pain|analges|درد/i,
    name: { en: 'chronic pain', fa: 'درد مزمن' },
    groups: ['adults', 'olderAdults'],
    outcomes: {
      en: ['pain intensity', 'use of analgesics', 'quality of life'],
      fa: ['شدت درد', 'میزان مصرف مسکن', 'کیفیت زندگی'],
    },
  },
  {
    named: /burnout|job|workplace|nurs|فرسودگی|شغلی|پرستار/i,
    groups: ['staff'],
    outcomes: {
      en: ['burnout', 'job satisfaction', 'perceived stress'],
      fa: ['فرسودگی شغلی', 'رضایت شغلی', 'استرس ادراک‌شده'],
    },
  },
  {
    named: /student|learning|educat|teaching|دانشجو|یادگیری|آموزش|تدریس/i,
    groups: ['students', 'staff'],
    outcomes: {
      en: ['knowledge score', 'clinical skills', 'satisfaction with learning'],
      fa: ['نمرهٔ دانش', 'مهارت‌های بالینی', 'رضایت از یادگیری'],
    },
  },
];
