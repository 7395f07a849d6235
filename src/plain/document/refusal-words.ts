import { failureText } from '../../react/form/failure/failure-text.ts';
import type { LanguageTools } from '../../react/ui/language/language.tsx';

interface Words {
  readonly kind: 'warning' | 'danger';
  readonly title: string;
  readonly text: string;
}

/** Refusals after which the form takes no answer of this person any more. */
const over: ReadonlySet<string> = new Set(['withdrawn', 'deadlink', 'linkused', 'linkexpired', 'linkrevoked']);

export const isOver = (code: string): boolean => over.has(code);

/** Why answers were not stored, and what becomes of them. */
export function refusalWords(code: string, language: LanguageTools): Words {
  const { t } = language;
  if (code === 'idtaken') return { kind: 'warning', title: t('hosted:already'), text: t('hosted:alreadytext') };
  if (code === 'withdrawn') return { kind: 'danger', title: t('hosted:closed'), text: t('hosted:closedtext') };
  const text = failureText({ code }, language);
  const kept = isOver(code) ? t('hosted:closedtext') : t('form:error.kept');
  return { kind: 'danger', title: t('form:error.savetitle'), text: `${text} ${kept}` };
}
