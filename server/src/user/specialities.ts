import type { Localized } from '../../../src/engine/definition/types.ts';

const names: Readonly<Record<string, readonly [en: string, fa: string]>> = {
  'addiction-medicine': ['Addiction medicine', 'پزشکی اعتیاد'], 'allergy-immunology': ['Allergy and immunology', 'آلرژی و ایمنی‌شناسی'], 'anaesthesiology': ['Anaesthesiology', 'بیهوشی'],
  'audiology': ['Audiology', 'شنوایی‌شناسی'], 'cardiac-surgery': ['Cardiac surgery', 'جراحی قلب'], 'cardiology': ['Cardiology', 'قلب و عروق'],
  'child-psychiatry': ['Child and adolescent psychiatry', 'روان‌پزشکی کودک و نوجوان'], 'clinical-genetics': ['Clinical genetics', 'ژنتیک پزشکی'], 'clinical-pharmacology': ['Clinical pharmacology', 'فارماکولوژی بالینی'],
  'clinical-psychology': ['Clinical psychology', 'روان‌شناسی بالینی'], 'colorectal-surgery': ['Colorectal surgery', 'جراحی کولورکتال'], 'community-medicine': ['Community medicine', 'پزشکی اجتماعی'],
  'critical-care': ['Critical care medicine', 'مراقبت‌های ویژه'], 'dentistry': ['Dentistry', 'دندان‌پزشکی'], 'dermatology': ['Dermatology', 'پوست و مو'], 'emergency-medicine': ['Emergency medicine', 'طب اورژانس'],
  'endocrinology': ['Endocrinology and metabolism', 'غدد و متابولیسم'], 'endodontics': ['Endodontics', 'درمان ریشه'], 'epidemiology': ['Epidemiology', 'همه‌گیرشناسی'], 'family-medicine': ['Family medicine', 'پزشکی خانواده'],
  'fertility': ['Reproductive medicine and infertility', 'باروری و ناباروری'], 'forensic-medicine': ['Forensic medicine', 'پزشکی قانونی'], 'gastroenterology': ['Gastroenterology and hepatology', 'گوارش و کبد'],
  'general-practice': ['General practice', 'پزشکی عمومی'], 'general-surgery': ['General surgery', 'جراحی عمومی'], 'geriatrics': ['Geriatric medicine', 'طب سالمندان'], 'gynaecology': ['Obstetrics and gynaecology', 'زنان و زایمان'],
  'haematology-oncology': ['Haematology and oncology', 'خون و سرطان'], 'hand-surgery': ['Hand surgery', 'جراحی دست'], 'infectious-diseases': ['Infectious diseases', 'بیماری‌های عفونی'], 'internal-medicine': ['Internal medicine', 'داخلی'],
  'laboratory-medicine': ['Laboratory medicine', 'علوم آزمایشگاهی'], 'maxillofacial-surgery': ['Oral and maxillofacial surgery', 'جراحی دهان، فک و صورت'], 'microbiology': ['Medical microbiology', 'میکروب‌شناسی پزشکی'],
  'midwifery': ['Midwifery', 'مامایی'], 'neonatology': ['Neonatology', 'نوزادان'], 'nephrology': ['Nephrology', 'کلیه'], 'neurology': ['Neurology', 'مغز و اعصاب'], 'neurosurgery': ['Neurosurgery', 'جراحی مغز و اعصاب'],
  'nuclear-medicine': ['Nuclear medicine', 'پزشکی هسته‌ای'], 'nursing': ['Nursing', 'پرستاری'], 'nutrition': ['Nutrition and dietetics', 'تغذیه و رژیم‌درمانی'], 'occupational-medicine': ['Occupational medicine', 'طب کار'],
  'occupational-therapy': ['Occupational therapy', 'کاردرمانی'], 'ophthalmology': ['Ophthalmology', 'چشم‌پزشکی'], 'optometry': ['Optometry', 'بینایی‌سنجی'], 'orthodontics': ['Orthodontics', 'ارتودنسی'],
  'orthopaedics': ['Orthopaedics', 'ارتوپدی'], 'otolaryngology': ['Otorhinolaryngology', 'گوش، حلق و بینی'], 'paediatric-surgery': ['Paediatric surgery', 'جراحی کودکان'], 'paediatrics': ['Paediatrics', 'کودکان'],
  'pain-medicine': ['Pain medicine', 'درمان درد'], 'palliative-medicine': ['Palliative medicine', 'طب تسکینی'], 'pathology': ['Pathology', 'آسیب‌شناسی'], 'periodontics': ['Periodontics', 'پریودنتیکس'], 'pharmacy': ['Pharmacy', 'داروسازی'],
  'physical-medicine': ['Physical medicine and rehabilitation', 'طب فیزیکی و توان‌بخشی'], 'physiotherapy': ['Physiotherapy', 'فیزیوتراپی'], 'plastic-surgery': ['Plastic surgery', 'جراحی پلاستیک'],
  'preventive-medicine': ['Preventive medicine', 'پزشکی پیشگیری'], 'prosthodontics': ['Prosthodontics', 'پروتزهای دندانی'], 'psychiatry': ['Psychiatry', 'روان‌پزشکی'], 'public-health': ['Public health', 'سلامت عمومی'],
  'pulmonology': ['Pulmonology', 'ریه'], 'radiation-oncology': ['Radiation oncology', 'پرتودرمانی'], 'radiology': ['Radiology', 'پرتوشناسی'], 'rheumatology': ['Rheumatology', 'روماتولوژی'], 'sleep-medicine': ['Sleep medicine', 'طب خواب'],
  'social-work': ['Social work', 'مددکاری اجتماعی'], 'speech-therapy': ['Speech and language therapy', 'گفتاردرمانی'], 'sports-medicine': ['Sports medicine', 'پزشکی ورزشی'], 'surgical-oncology': ['Surgical oncology', 'جراحی سرطان'],
  'thoracic-surgery': ['Thoracic surgery', 'جراحی قفسهٔ سینه'], 'toxicology': ['Clinical toxicology', 'سم‌شناسی بالینی'], 'traditional-medicine': ['Traditional medicine', 'طب سنتی'], 'transfusion-medicine': ['Transfusion medicine', 'طب انتقال خون'],
  'urology': ['Urology', 'اورولوژی'], 'vascular-surgery': ['Vascular surgery', 'جراحی عروق'],
};

/** What people of a clinic are learned in. */
export const specialities: readonly { readonly id: string; readonly title: Localized }[] = Object.entries(names).map(([id, [en, fa]]) => ({ id, title: { en, fa } }));
