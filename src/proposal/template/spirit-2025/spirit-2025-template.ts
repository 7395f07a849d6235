import type { ProposalTemplate } from '../types.ts';
import { administration, openScience } from './administration.ts';
import { assignment } from './assignment.ts';
import { data } from './data.ts';
import { ethics } from './ethics.ts';
import { introduction } from './introduction.ts';
import { monitoring, references } from './monitoring.ts';
import { participants } from './participants.ts';
import { treatment } from './treatment.ts';

/** A protocol of a randomized trial, after the items of SPIRIT 2025; ids end with the item's number. */
export const spirit2025Template: ProposalTemplate = {
  id: 'spirit-2025',
  title: { en: 'Trial protocol (SPIRIT 2025)', fa: 'پروتکل کارآزمایی (SPIRIT 2025)' },
  description: {
    en: 'The full protocol of a randomized trial, after the 34 items of SPIRIT 2025 (Chan A-W, Boutron I, Hopewell S, et al. BMJ 2025;389:e081477, https://doi.org/10.1136/bmj-2024-081477, CC BY 4.0). The guidance is written for Porsa; read the statement with it.',
    fa: 'پروتکل کامل کارآزمایی تصادفی‌شده، بر اساس ۳۴ مورد SPIRIT 2025 (Chan A-W, Boutron I, Hopewell S, et al. BMJ 2025;389:e081477, https://doi.org/10.1136/bmj-2024-081477, CC BY 4.0). متن راهنماها برای پرسا نوشته شده است؛ آن را همراه با متن اصلی بخوانید.',
  },
  sections: [
    administration,
    openScience,
    introduction,
    participants,
    treatment,
    assignment,
    data,
    monitoring,
    ethics,
    references,
  ],
};
