import type { Handlers } from '../http/handler.ts';
import { acceptInvitation, lookAtInvitation } from '../invitation/accept.ts';
import { getInvitedUsers, removeInvitedUser } from '../invitation/invitations.ts';
import { inviteUser, registerUser } from '../invitation/invite.ts';
import { autologin, storeAutologin } from './autologin.ts';
import { autologinToCategory } from './autologin-to-category.ts';
import { getKeys, removeKey, storeKey } from './category-keys.ts';
import { getClinicCard } from './clinic-card.ts';
import { resolveLink, storeLink } from './short-links.ts';

/** Every way in but sign-in: invitations, links of one use, partners' keys, short links. */
export const waysInHandlers = {
  '/user/inviteuser': inviteUser,
  '/user/registeruser': registerUser,
  '/user/getinvitedusers': getInvitedUsers,
  '/user/removeInvitedUser': removeInvitedUser,
  '/user/invitation': lookAtInvitation,
  '/user/acceptinvitation': acceptInvitation,
  '/auth/storeautologin': storeAutologin,
  '/autologin/': autologin,
  '/user/autologintocategory': autologinToCategory,
  '/category/storekey': storeKey,
  '/category/getkeys': getKeys,
  '/category/removekey': removeKey,
  '/app/storelink': storeLink,
  '/public/resolvelink': resolveLink,
  '/getStoreAdminProfile/': getClinicCard,
} satisfies Partial<Handlers>;
