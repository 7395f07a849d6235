import type { ProposalTemplate } from '../types.ts';
import { aims } from './aims.ts';
import { closing } from './closing.ts';
import { groups } from './groups.ts';
import { identity } from './identity.ts';
import { participants } from './participants.ts';
import { plan } from './plan.ts';
import { problem } from './problem.ts';
import { variables } from './variables.ts';

/** The fuller form of Iranian universities of medical sciences; each university has its own, and they ask much the same. */
export const iranMedicalTemplate: ProposalTemplate = {
  id: 'iran-medical',
  title: { en: 'Iranian medical universities', fa: 'دانشگاه‌های علوم پزشکی ایران' },
  description: {
    en: 'The research proposal and thesis form that Iranian universities of medical sciences ask for: titles in both languages, three kinds of objectives, variables, sample size with its formula, ethics, timetable and budget. Choose it for a thesis or a funded project.',
    fa: 'فرم طرح تحقیقاتی و پایان‌نامه در دانشگاه‌های علوم پزشکی: عنوان به دو زبان، اهداف کلی و اختصاصی و کاربردی، جدول متغیرها، حجم نمونه با فرمول، ملاحظات اخلاقی، زمان‌بندی و بودجه. برای پایان‌نامه یا طرح دارای بودجه مناسب است.',
  },
  sections: [identity, problem, aims, participants, groups, variables, closing, plan.timeAndMoney, plan.references],
};
