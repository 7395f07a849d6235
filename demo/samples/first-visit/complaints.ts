import type { Option } from '../../../src/engine/definition/types.ts';

function leaf(value: string, en: string, fa: string): Option {
  return { value, text: { en, fa } };
}

function system(value: string, en: string, fa: string, children: readonly Option[]): Option {
  return { value, text: { en, fa }, children };
}

/** Main complaints by body system. */
export const complaints: readonly Option[] = [
  system('general', 'General', 'عمومی', [
    leaf('fever', 'Fever or chills', 'تب یا لرز'),
    leaf('fatigue', 'Tiredness', 'خستگی'),
    leaf('weightloss', 'Weight loss', 'کاهش وزن'),
  ]),
  system('heart', 'Heart and vessels', 'قلب و عروق', [
    leaf('chestpain', 'Chest pain or pressure', 'درد یا فشار قفسهٔ سینه'),
    leaf('palpitations', 'Palpitations', 'تپش قلب'),
    leaf('oedema', 'Swollen legs', 'ورم پاها'),
    leaf('hypertension', 'High blood pressure', 'فشار خون بالا'),
  ]),
  system('lungs', 'Lungs and airways', 'ریه و راه‌های هوایی', [
    leaf('cough', 'Cough', 'سرفه'),
    leaf('dyspnoea', 'Shortness of breath', 'تنگی نفس'),
    leaf('sorethroat', 'Sore throat', 'گلودرد'),
  ]),
  system('digestion', 'Digestion', 'دستگاه گوارش', [
    leaf('stomachpain', 'Stomach pain', 'درد شکم'),
    leaf('nausea', 'Nausea or vomiting', 'تهوع یا استفراغ'),
    leaf('diarrhoea', 'Diarrhoea', 'اسهال'),
    leaf('constipation', 'Constipation', 'یبوست'),
  ]),
  system('nerves', 'Brain and nerves', 'مغز و اعصاب', [
    leaf('headache', 'Headache', 'سردرد'),
    leaf('dizziness', 'Dizziness', 'سرگیجه'),
    leaf('weakness', 'Weakness or numbness', 'ضعف یا بی‌حسی'),
  ]),
  system('joints', 'Muscles and joints', 'عضلات و مفاصل', [
    leaf('backpain', 'Back pain', 'کمردرد'),
    leaf('jointpain', 'Joint pain', 'درد مفصل'),
  ]),
  system('urinary', 'Kidneys and urine', 'کلیه و ادرار', [
    leaf('painfulurine', 'Burning when passing urine', 'سوزش ادرار'),
    leaf('flankpain', 'Pain in the side', 'درد پهلو'),
  ]),
  system('skin', 'Skin', 'پوست', [leaf('rash', 'Rash', 'بثورات پوستی'), leaf('itch', 'Itching', 'خارش')]),
  leaf('other', 'Something else', 'مورد دیگر'),
];
