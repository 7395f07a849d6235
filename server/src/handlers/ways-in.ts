import type { waysIn } from '../../../src/api/contract/ways-in.ts';
import { acceptInvitation } from '../invitation/accept.ts';
import { lookAtInvitation } from '../invitation/look-at-invitation.ts';
import { getInvitedUsers, removeInvitedUser } from '../invitation/invitations.ts';
import { inviteUser, registerUser } from '../invitation/invite.ts';
import { autologin, storeAutologin } from '../link/autologin.ts';
import { autologinToCategory } from '../link/autologin-to-category.ts';
import { getKeys, removeKey, storeKey } from '../link/category-keys.ts';
import { getClinicCard } from '../link/clinic-card.ts';
import type { HandlersOf } from '../context/handler.ts';

/** Ways in other than signing in: invitations, one-time links and partners’ keys. */
export const waysInHandlers: HandlersOf<typeof waysIn> = {
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
  '/getStoreAdminProfile/': getClinicCard,
};
