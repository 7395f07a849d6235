import type { Handlers } from '../http/handler.ts';
import { storeRole } from '../invitation/roles.ts';
import { getFavourites, storeFavourite } from './favourites.ts';
import { getConnectedUsers, getUsers } from './get-users.ts';
import { getGroups, getGroupUsers, removeGroup, storeGroup } from './groups.ts';
import { addVisit, getMostVisited, storeVisits } from './visits.ts';

/** The people around the caller, and what they come back to. */
export const colleagueHandlers = {
  '/user/getusers': getUsers,
  '/user/getconnectedusers': getConnectedUsers,
  '/user/storerole': storeRole,
  '/user/storeVirtualgroup': storeGroup,
  '/user/getvirtualgroups': getGroups,
  '/user/getvirtualgroupusers': getGroupUsers,
  '/user/removevirtualgroup': removeGroup,
  '/user/storemyfavorite': storeFavourite,
  '/user/getmyfavorites': getFavourites,
  '/user/addmostvisited': addVisit,
  '/user/storemostvisited': storeVisits,
  '/user/getmostvisiteds': getMostVisited,
} satisfies Partial<Handlers>;
