import { lazyPattern, matchOf } from './pattern.ts';
import type { FoundPart } from './find-spans.ts';
import { trimPhrase } from './phrase.ts';

const symptomOf = lazyPattern(
  '^(?:.* )?(?:علائم|علایم|نشانه‌های|درد|عوارض|علائم همراه|پیامدهای)(?: (?:و|همراه|ناشی از|جسمی|روانی|بالینی))* (?<P>(?:(?:سندرم|سندروم|بیماری|اختلال|دیابت|سرطان|آسم|میگرن|دیسمنورهٔ|دیسمنوره|زایمان|سزارین|یائسگی|کولیک|رفلاکس|آندومتریوز|استئوآرتریت|فیبرومیالژیا)(?!@)|(?:@*آرتریت|آپاندیسیت|سینوزیت|پریودنتیت|ژنژیویت|درماتیت|مننژیت|برونشیولیت|برونشیت|کولیت|هپاتیت|پانکراتیت|سیستیت|واژینیت|موکوزیت|آلوئولیت|پولپیت|فارنژیت|استوماتیت|تاندونیت|اوتیت|رینیت|کراتیت|تونسیلیت)(?!@)).*)$',
);
const afterProcedure = lazyPattern(
  ' (?:بعد|پس) از (?<P>(?:عمل|جراحی|عمل جراحی|سزارین|زایمان|@*کتومی|@*پلاستی|@*گرافی|@*سکوپی|بیهوشی|کشیدن|درمان ریشه).*)$',
);
/** «بعد از عمل» alone says of nobody who they are. */
const saysNothing = /^(?:عمل|جراحی|عمل جراحی|بیهوشی)$/;

/** Where a sentence names nobody, the disease or procedure of its outcome stands for those who have it. */
export function spareDisease(found: readonly FoundPart[], text: string): readonly FoundPart[] {
  if (found.some(({ element }) => element === 'P') || !found.some(({ element }) => element === 'I')) return found;
  return found.flatMap((part) => {
    if (part.element !== 'O') return [part];
    const outcome = text.slice(part.from, part.to);
    const match = matchOf(symptomOf(), outcome) ?? matchOf(afterProcedure(), outcome);
    const place = match?.indices?.groups?.P;
    if (!match || !place || saysNothing.test(outcome.slice(...place))) return [part];
    const outcomeEnd = match.index > 0 ? part.from + match.index : part.from + place[0] - 1;
    const rest = trimPhrase('O', { ...part, to: outcomeEnd }, text);
    return [...(rest ? [{ ...part, ...rest }] : []), { ...part, element: 'P' as const, from: part.from + place[0] }];
  });
}
