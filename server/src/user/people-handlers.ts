import type { people } from '../../../src/api/contract/people.ts';
import type { Profile } from '../../../src/api/contract/shapes.ts';
import { changePassword, forgotPassword, resetPassword } from '../auth/change-password.ts';
import { sendEmailCode, verifyEmail } from '../auth/email-code.ts';
import { endOneSession, endOtherSessions, getSessions } from '../auth/own-sessions.ts';
import { ownUser } from '../auth/own-user.ts';
import { signUp } from '../auth/sign-up.ts';
import { writeAudit } from '../audit/audit.ts';
import type { ProfileTable, UserTable } from '../db/schema.ts';
import type { Context, Handler, Handlers } from '../http/handler.ts';
import { ServerError } from '../http/server-error.ts';
import { signedIn } from '../http/signed-in.ts';
import { secondStepHandlers } from '../second-step/second-step-handlers.ts';
import { countries } from './countries.ts';
import { specialities } from './specialities.ts';

const blank = { speciality: '', country: '', bio: '', allow_public_scores: 0 } as const;
type Own = Pick<ProfileTable, keyof typeof blank>;

const completeProfile: Handler<'/user/completeprofile/'> = async (context, body) => {
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

const allowPublicScores: Handler<'/user/updateUserAllowPublicScores'> = async (context, { allow }) => {
  const { clinic, id } = await ownUser(context);
  await storeOwn(context.db, clinic, id, { allow_public_scores: allow ? 1 : 0 });
  return {};
};

/** The person’s own account and what they say of themselves. */
export const peopleHandlers: Pick<Handlers, keyof typeof people | '/user/getprofile'> = {
  ...secondStepHandlers,
  '/auth/storuser': signUp,
  '/auth/forgotpassword': forgotPassword,
  '/auth/resetpassword': resetPassword,
  '/auth/changepassword': changePassword,
  '/sendemailverifycode/': sendEmailCode,
  '/verifyEmailAddress/': verifyEmail,
  '/auth/getsessions': getSessions,
  '/auth/endsession': endOneSession,
  '/auth/endothersessions': endOtherSessions,
  '/user/getprofile': getProfile,
  '/user/completeprofile/': completeProfile,
  '/user/updateUserAllowPublicScores': allowPublicScores,
  '/user/specialities': async () => [...specialities],
  '/user/countries': async () => [...countries],
};

async function getProfile({ db, ...context }: Context): Promise<Profile> {
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
