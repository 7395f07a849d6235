import { refusalWords } from './refusal-words.ts';
import { useLanguage } from '../../react/ui/language/language.tsx';
import { linkTo } from '../question-id.ts';
import type { Turn } from './take-turn.ts';
import type { PlainRefusal } from '../../api/contract/pages/plain-page.ts';

export interface NoticesProps {
  readonly turn?: Turn | undefined;
  readonly refusal?: PlainRefusal | undefined;
  /** The form was published anew since it was begun, and the version it was begun in is not there any more. */
  readonly isRenewed?: boolean | undefined;
}

/** What to know before going on: why nothing was stored, and what came up on the page. */
export function Notices({ turn, refusal, isRenewed }: NoticesProps) {
  const language = useLanguage();
  const { t } = language;
  const words = refusal && refusalWords(refusal.code, language);
  const up = turn?.cameUp;
  return (
    <>
      {words && (
        <div className="porsa-notice" data-kind={words.kind} role="alert">
          <h2>{words.title}</h2>
          <p>{words.text}</p>
        </div>
      )}
      {isRenewed && (
        <p className="porsa-notice" data-kind="warning">
          {t('hosted:newer')}
        </p>
      )}
      {up && (
        <div className="porsa-notice" data-kind="info" role="status">
          <p>
            <a href={linkTo(up.first)}>
              {up.questions > 0 ? t('hosted:revealed', { count: up.questions }) : t('hosted:note')}
            </a>
          </p>
          {up.questions > 0 && <p>{t('hosted:revealedtext')}</p>}
        </div>
      )}
    </>
  );
}
