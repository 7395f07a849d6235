import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { $session } from '../../store/session.ts';
import { showError } from '../../store/notices.ts';
import { useLanguage } from '../ui/language.tsx';
import { describeFailure, innermost } from './failure.ts';
import { usePortal } from './portal-context.ts';

/** The favourite forms of whoever is signed in, by id, newest first. Many cards ask for them; they are fetched once. */
const $favorites = atom<{ readonly token: string | undefined; readonly ids: readonly string[] }>({ token: undefined, ids: [] });

export function useFavorites(): { readonly ids: readonly string[]; mark(id: string, favorite: boolean): Promise<void> } {
  const { t } = useLanguage();
  const { client } = usePortal();
  const { token } = useStore($session);
  const { ids, token: whose } = useStore($favorites);
  useEffect(() => {
    if (!token || $favorites.get().token === token) return;
    $favorites.set({ token, ids: [] });
    void client.user.getmyfavorites({}).then((reply) => {
      if (reply.success && $favorites.get().token === token) $favorites.set({ token, ids: reply.data.filter(({ kind }) => kind === 'category').map(({ id }) => id) });
    });
  }, [token, client]);
  const mark = async (id: string, favorite: boolean): Promise<void> => {
    const reply = await client.user.storemyfavorite({ kind: 'category', id, favorite });
    if (!reply.success) return showError(describeFailure(reply, t), innermost(reply).code);
    const others = $favorites.get().ids.filter((other) => other !== id);
    $favorites.set({ token, ids: favorite ? [id, ...others] : others });
  };
  return { ids: whose === token ? ids : [], mark };
}
