import type { ProposalTemplate } from '../types.ts';
import { people } from './people.ts';
import { plan } from './plan.ts';
import { sources } from './sources.ts';

/** The short standard format: who, what, on which sources, why and how. */
export const standardTemplate: ProposalTemplate = {
  id: 'standard',
  title: { en: 'Standard proposal', fa: 'پروپوزال استاندارد' },
  description: {
    en: 'One or two pages that a department or a research center can decide on. Choose it for a first idea, a class project or a preliminary review.',
    fa: 'یک تا دو صفحه که گروه آموزشی یا مرکز تحقیقات بتواند بر اساس آن تصمیم بگیرد. برای ایدهٔ اولیه، پروژهٔ درسی یا بررسی مقدماتی مناسب است.',
  },
  sections: [people, sources.title, sources.list, plan.execution, plan.more],
};
