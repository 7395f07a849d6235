import type { Path } from '../../../src/api/contract/contract.ts';
import { admin, category, early, file, nobody, person, session, within, type CallRule, type RuleOf } from './call-rule.ts';

/**
 * Who may make each call: the one table that the server asks before a handler runs.
 *
 * A row says who must be there, and what the body names and the call does with it; what that takes is the table of
 * rights in `rules.ts`. A call without its row does not compile, and a handler that reaches for more than its row says
 * is stopped.
 */
export const callRules: { readonly [P in Path]: RuleOf<P> } = {
  '/auth/veryifypassword': nobody(),
  '/auth/activate': nobody(),
  '/auth/activation': nobody(),
  '/auth/logout': early(session()),
  '/auth/getuseraccess': session(),
  '/auth/checkUserAccess': early(session()),
  '/auth/getUserAccessForCategory': session(category('fill', 'category')),
  '/user/getprofile': early(session()),
  '/user/updateuserlang': early(session()),
  '/user/updateuserdatemode': early(session()),
  '/user/updateuserdarkmode': early(session()),

  '/auth/storuser': nobody(),
  '/auth/forgotpassword': nobody(),
  '/auth/resetpassword': nobody(),
  '/auth/verifytotp': nobody(),
  '/auth/gettotp': early(person()),
  '/auth/starttotp': early(person()),
  '/auth/confirmtotp': early(person()),
  '/auth/stoptotp': person(),
  '/auth/renewrecoverycodes': person(),
  '/admin/getsecondsteproles': admin(),
  '/admin/storesecondsteproles': admin(),
  '/auth/changepassword': person(),
  '/sendemailverifycode/': person(),
  '/verifyEmailAddress/': nobody(),
  '/auth/getsessions': person(),
  '/auth/endsession': person(),
  '/auth/endothersessions': person(),
  '/user/completeprofile/': person(),
  '/user/updateUserAllowPublicScores': person(),
  '/user/specialities': session(),
  '/user/countries': session(),

  '/app/getmenu': session(),
  '/page/getcategoryminapages': nobody(category('fill', 'category', 'file'), file('view', 'file')),
  '/service/getservices': session(),
  '/service/storeservice': admin(),
  '/service/removeservice': admin(),
  '/project/getprojects': session(),
  '/project/storeproject': admin(),
  '/project/removeproject': admin(),
  '/category/getcategories': session(),
  '/category/storecategory': { ...session(within(category('administer', 'id'))), otherwise: 'admin' },
  '/category/removecategory': session(category('administer', 'id')),
  '/category/getdraft': session(category('design', 'category')),
  '/category/storedraft': session(category('design', 'category')),
  '/category/publish': session(category('design', 'category')),
  '/category/getversions': session(category('design', 'category')),
  '/category/getform': nobody(category('fill', 'category', 'file'), within(file('fill', 'file'))),

  '/file/getfiles': session(category('view', 'category')),
  '/file/storefile': session(category('write', 'category', 'id'), within(file('write', 'id'))),
  '/file/getfile': session(file('view', 'id')),
  '/file/removefile': session(file('remove', 'id')),
  '/entry/storeentry': nobody(category('fill', 'category', 'file'), within(file('fill', 'file'))),
  '/entry/getentries': session(file('view', 'file'), category('view', 'category')),
  '/report/getreport': session(file('report', 'file')),

  '/file/getremovedfiles': session(category('remove', 'category')),
  '/file/restorefile': session(category('remove', 'category')),
  '/file/mergefile': session(file('remove', 'keep'), file('remove', 'merge')),
  '/file/exportfile': session(file('share', 'id')),
  '/file/erasefile': session(file('administer', 'id')),
  '/category/exportanswers': session(category('report', 'category')),
  '/category/getsummary': session(category('report', 'category')),
  '/dashboard/getsummary': session(),
  '/category/import': { ...session(category('design', 'category')), otherwise: 'admin' },
  '/category/export': session(category('design', 'category')),
  '/category/storewebhook': session(category('administer', 'category')),
  '/category/getwebhooks': session(category('administer', 'category')),
  '/category/removewebhook': session(category('administer', 'category')),
  '/category/testwebhook': session(category('administer', 'category')),
  '/category/getdeliveries': session(category('administer', 'category')),

  '/uploads/store': nobody(category('fill', 'category', 'into')),
  '/uploads/:id': session(within(file('view', 'id'))),
  '/user/completeprofilepicture/': session(),
  '/images/:picture': nobody(),
  '/user/getusers': session(category('share', 'category')),
  '/user/getconnectedusers': session(),
  '/user/storerole': session(category('invite', 'category')),
  '/user/storeVirtualgroup': person(),
  '/user/getvirtualgroups': person(),
  '/user/getvirtualgroupusers': person(),
  '/user/removevirtualgroup': person(),
  '/user/storemyfavorite': session(),
  '/user/getmyfavorites': session(),
  '/user/addmostvisited': session(),
  '/user/storemostvisited': session(),
  '/user/getmostvisiteds': session(),

  '/file/sharefile': session(file('share', 'file')),
  '/file/unsharefile': session(file('share', 'file')),
  '/file/getsharing': session(file('share', 'file')),
  '/file/getsharedfiles': session(),
  '/app/getnotices': session(),
  '/app/readnotices': session(),
  '/live/events': session(),

  '/user/inviteuser': session(category('invite', 'category')),
  '/user/registeruser': { ...session(category('invite', 'category')), otherwise: 'admin' },
  '/user/getinvitedusers': session(category('invite', 'category')),
  '/user/removeInvitedUser': session(),
  '/user/invitation': nobody(),
  '/user/acceptinvitation': nobody(),
  '/auth/storeautologin': person(),
  '/autologin/': nobody(),
  '/user/autologintocategory': nobody(),
  '/category/storekey': session(category('administer', 'category')),
  '/category/getkeys': session(category('administer', 'category')),
  '/category/removekey': session(category('administer', 'category')),
  '/app/storelink': session(category('fill', 'category'), file('view', 'file')),
  '/public/resolvelink': nobody(within(category('fill', 'link')), within(file('view', 'link')), within(file('report', 'link'))),
  '/getStoreAdminProfile/': nobody(),

  '/admin/getaudit': { ...session(file('audit', 'file'), category('audit', 'category')), otherwise: 'admin' },



};

export function callRule(path: Path): CallRule {
  return callRules[path];
}
