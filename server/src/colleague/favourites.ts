import type { Handlers } from '../context/handler.ts';
import { signedIn } from '../context/signed-in.ts';
import { describeMarks, markedId } from './marked.ts';

export const storeFavourite: Handlers['/user/storemyfavorite'] = async (context, { kind, id: named, favorite }) => {
  const { clinic, id: user } = signedIn(context);
  const id = await markedId(context, { kind, id: named });
  if (favorite) {
    await context.db
      .insertInto('favourites')
      .values({ clinic, user_id: user, kind, id, created_at: context.clock().toISOString() })
      .onConflict((conflict) => conflict.columns(['clinic', 'user_id', 'kind', 'id']).doNothing())
      .execute();
  } else
    await context.db
      .deleteFrom('favourites')
      .where('clinic', '=', clinic)
      .where('user_id', '=', user)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .execute();
  return {};
};

export const getFavourites: Handlers['/user/getmyfavorites'] = async (context) => {
  const { clinic, id } = signedIn(context);
  const rows = await context.db
    .selectFrom('favourites')
    .select(['kind', 'id'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(200)
    .execute();
  return describeMarks(context, rows);
};
