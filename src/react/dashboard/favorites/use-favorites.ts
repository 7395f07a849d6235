import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $session } from '../../../store/session.ts';
import { useLanguage } from '../../ui/language/language.tsx';
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
}>({ token: undefined, marks: [], known: false });

interface Favorites {
  /** False until it is known which there are. */
  readonly known: boolean;
  /** Ids of one kind, newest first. */
  idsOf(kind: Starred): readonly string[];
  mark(kind: Starred, id: string, favorite: boolean): Promise<void>;
}

export function useFavorites(): Favorites {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { token } = useStore($session);
  const { marks, known, token: whose } = useStore($favorites);
  useEffect(() => {
    if (!token || $favorites.get().token === token) return;
    $favorites.set({ token, marks: [], known: false });
    void client.user.getmyfavorites({}).then((reply) => {
      if ($favorites.get().token !== token) return;
      $favorites.set({ token, marks: reply.success ? reply.data : [], known: true });
    });
  }, [token, client]);
  return {
    known: known && whose === token,
    idsOf: (kind) => (whose === token ? marks : []).filter((mark) => mark.kind === kind).map(({ id }) => id),
    async mark(kind, id, favorite) {
      const reply = await client.user.storemyfavorite({ kind, id, favorite });
      if (!reply.success) return showFailure(reply, t);
      const others = $favorites.get().marks.filter((mark) => mark.kind !== kind || mark.id !== id);
      $favorites.set({ token, marks: favorite ? [{ kind, id }, ...others] : others, known: true });
    },
  };
}
