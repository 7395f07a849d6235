import type { Localized } from '../../engine/definition/types.ts';
import type { ProposalTemplate } from './types.ts';

/** What a list of templates shows before one is fetched. The default template comes first. */
export const templateTitles: readonly { readonly id: string; readonly title: Localized }[] = [
  { id: 'standard', title: { en: 'Standard proposal', fa: 'پروپوزال استاندارد' } },
  { id: 'iran-medical', title: { en: 'Iranian medical universities', fa: 'دانشگاه‌های علوم پزشکی ایران' } },
  { id: 'spirit-2025', title: { en: 'Trial protocol (SPIRIT 2025)', fa: 'پروتکل کارآزمایی (SPIRIT 2025)' } },
];

/** One of Porsa's templates, fetched on demand; undefined for an id that is none of them. Rejects when the network fails. */
export async function loadTemplate(id: string): Promise<ProposalTemplate | undefined> {
  switch (id) {
    case 'standard':
      return (await import('./standard/standard-template.ts')).standardTemplate;
    case 'iran-medical':
      return (await import('./iran-medical/iran-medical-template.ts')).iranMedicalTemplate;
    case 'spirit-2025':
      return (await import('./spirit-2025/spirit-2025-template.ts')).spirit2025Template;
    default:
      return undefined;
  }
}
