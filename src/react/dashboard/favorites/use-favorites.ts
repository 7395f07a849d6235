import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $changeRound } from '../../../store/reach.ts';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
import { useAwaited } from '../calls/awaited.ts';
import { showFailure } from '../calls/failure.ts';
import { usePortal } from '../context/portal-context.ts';

/** What a star stands on. */
export type Starred = 'project' | 'category';

interface Mark {
  readonly kind: string;
  readonly id: string;
}

/** The favourites of whoever is signed in, newest first. Many cards ask for them; they are fetched once. */
const $favorites = atom<{
  readonly token: string | undefined;
  readonly marks: readonly Mark[];
  /** The server has answered, or cannot be asked. */
  readonly known: boolean;
  /** Of what other tabs have changed, as far as it was asked for. */
  readonly round: number;
}>({ token: undefined, marks: [], known: false, round: 0 });

interface Favorites {
  /** False until it is known which there are. */
  readonly known: boolean;
  /** Ids of one kind, newest first. */
  idsOf(kind: Starred): readonly string[];
  mark(kind: Starred, id: string, favorite: boolean): Promise<void>;
}

/** A screen with stars asks for them beside what they stand on, and is shown with both. */
export const useAwaitedFavorites = (): void => useAwaited(!useFavorites().known);

export function useFavorites(): Favorites {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { token } = useStore($session);
  const { marks, known, token: whose } = useStore($favorites);
  const round = useStore($changeRound);
  useEffect(() => {
    const before = $favorites.get();
    const isSame = before.token === token;
    if (!token || (isSame && before.round === round)) return;
    $favorites.set(isSame ? { ...before, round } : { token, marks: [], known: false, round });
    void client.user.getmyfavorites({}).then((reply) => {
      const now = $favorites.get();
      if (now.token !== token || now.round !== round) return;
      $favorites.set({ ...now, marks: reply.success ? reply.data : now.marks, known: true });
    });
  }, [token, client, round]);
  return {
    known: known && whose === token,
    idsOf: (kind) => (whose === token ? marks : []).filter((mark) => mark.kind === kind).map(({ id }) => id),
    async mark(kind, id, favorite) {
      const reply = await client.user.storemyfavorite({ kind, id, favorite });
      if (!reply.success) return showFailure(reply, t);
      const now = $favorites.get();
      const others = now.marks.filter((mark) => mark.kind !== kind || mark.id !== id);
      $favorites.set({ ...now, token, marks: favorite ? [{ kind, id }, ...others] : others, known: true });
    },
  };
}
