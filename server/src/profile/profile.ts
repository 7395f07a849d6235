import type { Profile } from '../../../src/api/contract/shapes.ts';
import { ownUser } from '../accounts/own-user.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { ProfileTable, UserTable } from '../db/schema/accounts.ts';
import type { Context } from '../context/context.ts';
import type { Handler } from '../context/handler.ts';
import { ServerError } from '../errors/server-error.ts';
import { signedIn } from '../context/signed-in.ts';
import { countries } from './countries.ts';
import { specialities } from './specialities.ts';

const blank = { speciality: '', country: '', bio: '', allow_public_scores: 0 } as const;
type Own = Pick<ProfileTable, keyof typeof blank>;

export const completeProfile: Handler<'/user/completeprofile/'> = async (context, body) => {
  assertKnown('speciality', body.speciality, specialities);
  assertKnown('country', body.country, countries);
  const { clinic, id, access } = await ownUser(context);
  await context.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('users')
      .set({
        first_name: body.firstName.trim(),
        last_name: body.lastName.trim(),
        ...(body.phone !== undefined && { phone: body.phone.trim() }),
      })
      .where('clinic', '=', clinic)
      .where('id', '=', id)
      .execute();
    await storeOwn(
      transaction,
      clinic,
      id,
      given({ speciality: body.speciality, country: body.country, bio: body.bio?.trim() }),
    );
    await writeAudit(transaction, context, { clinic, role: access, action: 'user.profile', detail: { person: id } });
  });
  return getProfile(context);
};

export const allowPublicScores: Handler<'/user/updateUserAllowPublicScores'> = async (context, { allow }) => {
  const { clinic, id } = await ownUser(context);
  await storeOwn(context.db, clinic, id, { allow_public_scores: allow ? 1 : 0 });
  return {};
};

export const getSpecialities: Handler<'/user/specialities'> = async () => [...specialities];

export const getCountries: Handler<'/user/countries'> = async () => [...countries];

export async function getProfile({ db, ...context }: Context): Promise<Profile> {
  const { clinic, id } = signedIn({ db, ...context });
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('clinic', '=', clinic)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!user) throw new ServerError('unauthenticated');
  const own = await db
    .selectFrom('profiles')
    .select(['speciality', 'country', 'bio', 'allow_public_scores'])
    .where('clinic', '=', clinic)
    .where('user_id', '=', id)
    .executeTakeFirst();
  return profileOf(user, own ?? blank);
}

function profileOf(user: UserTable, own: Own): Profile {
  return {
    id: user.id,
    email: user.email,
    verified: user.verified === 1,
    access: user.access,
    firstName: user.first_name,
    lastName: user.last_name,
    phone: user.phone,
    picture: user.picture,
    lang: user.lang,
    dateMode: user.date_mode,
    speciality: own.speciality,
    country: own.country,
    bio: own.bio,
    allowPublicScores: own.allow_public_scores === 1,
  };
}

function storeOwn(
  db: Pick<Context['db'], 'insertInto'>,
  clinic: string,
  user: string,
  values: Partial<Own>,
): Promise<unknown> {
  const { speciality, country, bio, allow_public_scores: allow } = { ...blank, ...values };
  const insert = db
    .insertInto('profiles')
    .values({ clinic, user_id: user, speciality, country, bio, allow_public_scores: allow });
  const stored =
    Object.keys(values).length > 0
      ? insert.onConflict((conflict) => conflict.columns(['clinic', 'user_id']).doUpdateSet(values))
      : insert.onConflict((conflict) => conflict.doNothing());
  return stored.execute();
}

/** What is left out stays as it is. */
function given(values: { readonly [K in keyof Own]?: Own[K] | undefined }): Partial<Own> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

function assertKnown(path: string, id: string | undefined, list: readonly { readonly id: string }[]): void {
  if (id && !list.some((item) => item.id === id))
    throw new ServerError('badbody', { fields: [{ path, rule: 'choice', message: '' }] });
}
