import type { Comment } from '../../../../api/contract/proposal/shapes.ts';
import type { useCommenter } from './use-commenter.ts';

/** What every place to comment on a proposal works with. */
export interface CommentTools {
  readonly link: string;
  /** The proposal's owner, as their replies are signed. */
  readonly owner: string;
  readonly comments: readonly Comment[];
  readonly commenter: ReturnType<typeof useCommenter>;
  reload(): void;
}
