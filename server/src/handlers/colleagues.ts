import type { colleagues } from '../../../src/api/contract/colleagues.ts';
import { storeRole } from '../invitation/roles.ts';
import { getFavourites, storeFavourite } from '../colleague/favourites.ts';
import { getConnectedUsers, getUsers } from '../colleague/get-users.ts';
import { getGroups, getGroupUsers, removeGroup, storeGroup } from '../colleague/groups.ts';
import { endAccountSessions, getAccounts, storeAccount } from '../colleague/manage-accounts.ts';
import { addVisit, getMostVisited, storeVisits } from '../colleague/visits.ts';
import type { HandlersOf } from '../context/handler.ts';

/** The people around the caller, and what they come back to. */
export const colleagueHandlers: HandlersOf<typeof colleagues> = {
  '/user/getusers': getUsers,
  '/user/getconnectedusers': getConnectedUsers,
  '/user/storerole': storeRole,
  '/admin/getaccounts': getAccounts,
  '/admin/storeaccount': storeAccount,
  '/admin/endaccountsessions': endAccountSessions,
  '/user/storeVirtualgroup': storeGroup,
  '/user/getvirtualgroups': getGroups,
  '/user/getvirtualgroupusers': getGroupUsers,
  '/user/removevirtualgroup': removeGroup,
  '/user/storemyfavorite': storeFavourite,
  '/user/getmyfavorites': getFavourites,
  '/user/addmostvisited': addVisit,
  '/user/storemostvisited': storeVisits,
  '/user/getmostvisiteds': getMostVisited,
};
