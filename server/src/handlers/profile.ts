import type { profile } from '../../../src/api/contract/profile.ts';
import { getMenu } from '../profile/menu.ts';
import { storeCalendar, storeDarkMode, storeLanguage } from '../profile/preferences.ts';
import { allowPublicScores, completeProfile, getCountries, getProfile, getSpecialities } from '../profile/profile.ts';
import type { HandlersOf } from '../context/handler.ts';

/** The person’s own profile, preferences and menu. */
export const profileHandlers: HandlersOf<typeof profile> = {
  '/user/getprofile': getProfile,
  '/user/completeprofile/': completeProfile,
  '/user/updateUserAllowPublicScores': allowPublicScores,
  '/user/specialities': getSpecialities,
  '/user/countries': getCountries,
  '/user/updateuserlang': storeLanguage,
  '/user/updateuserdatemode': storeCalendar,
  '/user/updateuserdarkmode': storeDarkMode,
  '/app/getmenu': getMenu,
};
