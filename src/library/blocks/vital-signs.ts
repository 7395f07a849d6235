import { block } from '../parts/block.ts';
import { measure } from '../parts/questions.ts';
import { celsius, kilograms, millimetresOfMercury, percent, perMinute } from '../parts/units.ts';

const followed = { mandatory: false, historytype: 'followup' } as const;

export const vitalSigns = block({
  id: 'vital-signs',
  title: { en: 'Vital signs', fa: 'علائم حیاتی' },
  purpose: {
    en: 'Pressure, pulse, breathing, temperature, oxygen and weight, followed over time.',
    fa: 'فشار خون، نبض، تنفس، دما، اکسیژن و وزن، با روند زمانی.',
  },
  questions: [
    {
      ...measure('systolic', 'Systolic blood pressure', 'فشار خون سیستولیک', {
        unit: millimetresOfMercury,
        min: 40,
        max: 300,
      }),
      ...followed,
    },
    {
      ...measure('diastolic', 'Diastolic blood pressure', 'فشار خون دیاستولیک', {
        unit: millimetresOfMercury,
        min: 20,
        max: 200,
      }),
      ...followed,
      constraint: {
        when: 'OR(BLANK(systolic), diastolic < systolic)',
        message: {
          en: 'Diastolic pressure is lower than systolic pressure.',
          fa: 'فشار دیاستولیک از سیستولیک کمتر است.',
        },
      },
    },
    { ...measure('pulse', 'Pulse', 'نبض', { unit: perMinute, min: 20, max: 250 }), ...followed },
    { ...measure('breaths', 'Respiratory rate', 'تعداد تنفس', { unit: perMinute, min: 4, max: 80 }), ...followed },
    {
      ...measure('temperature', 'Temperature', 'دمای بدن', { unit: celsius, min: 25, max: 45, floatcount: 1 }),
      ...followed,
    },
    {
      ...measure('saturation', 'Oxygen saturation', 'اشباع اکسیژن', { unit: percent, min: 50, max: 100 }),
      ...followed,
    },
    { ...measure('weight', 'Weight', 'وزن', { unit: kilograms, min: 1, max: 400, floatcount: 1 }), ...followed },
  ],
});
