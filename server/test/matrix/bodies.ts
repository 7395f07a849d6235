import type { CallBody, Path } from '../../../src/api/contract/contract.ts';
import { errors } from '../../../src/api/contract/errors.ts';
import { newId } from '../../src/db/uuid.ts';
import { visitForm } from '../visit-form.ts';

/** What a body may point at. */
export interface Ids {
  readonly category: string;
  readonly file: string;
  readonly project: string;
  readonly service: string;
  /** A colleague that any body may name. */
  readonly colleague: string;
}

export interface CallFixture<P extends Path> {
  /** A body that breaks no rule, for what it points at; of no category or file where it points at nothing. */
  readonly body: (ids: Ids, on: 'nothing' | 'category' | 'file') => CallBody<P>;
  /** What a caller who may gets; 200 by default. */
  readonly status?: number;
  /** An id that is in nobody's hands is made. */
  readonly makes?: true;
  /** Each reply tells of a patient, and is written down. */
  readonly audited?: true;
  /** What it is pointed at; absent: what its row reaches. */
  readonly aims?: readonly ('nothing' | 'category' | 'file')[];
  /** The call's answer does not end. */
  readonly endless?: true;
}

const secret = 'a-secret-that-opens-nothing-at-all';
const none = () => ({});
const blankProposal = { template: 'standard', language: 'en', values: {} } as const;
const toColleague = (ids: Ids) => ({ file: ids.file, to: [{ user: ids.colleague }] });

/** A good body of every call; a call without one does not compile. */
export const fixtures: { readonly [P in Path]: CallFixture<P> } = {
  '/auth/veryifypassword': {
    body: () => ({ email: `${newId()}@clinic.test`, password: 'wrong password' }),
    status: 401,
  },
  '/auth/activate': { body: () => ({ id: secret }), status: 404 },
  '/auth/activation': { body: () => ({ id: secret }), status: 404 },
  '/auth/logout': { body: none },
  '/auth/getuseraccess': { body: none },
  '/auth/checkUserAccess': { body: none },
  '/auth/getUserAccessForCategory': { body: ({ category }) => ({ category }) },
  '/user/getprofile': { body: none },
  '/smart/startlaunch': { body: () => ({ iss: 'https://ehr.test/fhir', launch: 'x' }), status: 404 },
  '/smart/startstandalone': { body: () => ({ ehr: newId() }), status: 404 },
  '/smart/finishlaunch': { body: () => ({ flow: secret, query: 'code=x&state=x' }), status: 410 },
  '/smart/openform': { body: () => ({ right: secret, category: newId() }), status: 410 },
  '/smart/getehrs': { body: none },
  '/admin/getehrs': { body: none },
  '/admin/storeehr': {
    body: () => ({
      id: newId(),
      title: 'EHR',
      issuer: 'https://ehr.test/fhir',
      clientId: 'p',
      forms: ['no-such-form'],
    }),
    status: 404,
  },
  '/admin/removeehr': { body: () => ({ id: newId() }), status: 404 },
  '/admin/getwritebacks': { body: () => ({ ehr: newId() }) },
  '/admin/retrywriteback': { body: () => ({ id: newId() }), status: 404 },
  '/user/updateuserlang': { body: () => ({ lang: 'en' }) },
  '/user/updateuserdatemode': { body: () => ({ dateMode: 'en' }) },
  '/user/updateuserdarkmode': { body: () => ({ darkMode: true }) },

  '/app/getmenu': { body: none },
  '/page/getcategoryminapages': { body: ({ category, file }, on) => ({ category, ...(on === 'file' && { file }) }) },
  '/service/getservices': { body: none },
  '/service/storeservice': { body: () => ({ title: 'New' }) },
  '/service/removeservice': { body: ({ service }) => ({ id: service }), status: 409 },
  '/project/getprojects': { body: none },
  '/project/storeproject': { body: ({ service }) => ({ service, headline: 'scores', title: 'New' }) },
  '/project/removeproject': { body: ({ project }) => ({ id: project }), status: 409 },
  '/category/getcategories': { body: none },
  '/category/storecategory': {
    body: ({ category, project }, on) =>
      on === 'nothing' ? { project, title: 'New' } : { id: category, project, title: 'Changed' },
    makes: true,
  },
  '/category/addform': { body: ({ project }) => ({ project, definition: visitForm }) },
  '/category/removecategory': { body: ({ category }) => ({ id: category }), status: 409 },
  '/category/getdraft': { body: ({ category }) => ({ category }) },
  '/category/storedraft': { body: ({ category }) => ({ category, rev: 999, definition: visitForm }), status: 409 },
  '/category/editform': { body: ({ category }) => ({ category, window: newId() }) },
  '/category/publish': { body: ({ category }) => ({ category, rev: 999 }), status: 409 },
  '/category/getversions': { body: ({ category }) => ({ category }) },
  '/category/storeversion': { body: ({ category }) => ({ category, version: 1, note: 'First' }) },
  '/category/withdrawversion': { body: ({ category }) => ({ category, version: 1, withdrawn: false }) },
  '/category/schedulepublication': {
    body: ({ category }) => ({ category, rev: 999, at: '2999-01-01T08:00:00.000Z' }),
    status: 409,
  },
  '/category/getschedule': { body: ({ category }) => ({ category }) },
  '/category/cancelschedule': { body: ({ category }) => ({ category }) },
  '/library/getblocks': { body: ({ category }) => ({ category }) },
  '/library/getblock': { body: ({ category }) => ({ category, id: newId() }), status: 404 },
  '/library/storeblock': {
    body: ({ category }) => ({
      category,
      id: newId(),
      rev: 0,
      title: { en: 'Visit' },
      definition: { ...visitForm, pages: visitForm.pages.slice(0, 1) },
    }),
  },
  '/library/removeblock': { body: ({ category }) => ({ category, id: newId(), rev: 1 }) },
  '/category/getform': { body: ({ category, file }, on) => ({ category, ...(on === 'file' && { file }) }) },
  '/category/openform': { body: ({ category }) => ({ category, language: 'en' }) },

  '/file/getfiles': { body: ({ category }) => ({ category }), audited: true },
  '/file/findfiles': { body: () => ({ search: 'Sara' }) },
  '/file/storefile': {
    body: ({ category, file }, on) => ({ id: on === 'file' ? file : newId(), category, patient: {} }),
    makes: true,
    audited: true,
  },
  '/file/getfile': { body: ({ file }) => ({ id: file }), audited: true },
  '/file/removefile': { body: ({ file }) => ({ id: file }), audited: true },
  '/entry/importentries': {
    body: ({ category }) => ({
      category,
      version: 1,
      records: [{ key: newId(), answers: { weight: 80, height: 180 } }],
    }),
  },
  '/entry/storeentry': {
    body: ({ category, file }, on) => ({
      id: newId(),
      category,
      version: 1,
      answers: { weight: 80, height: 180 },
      ...(on === 'file' && { file }),
    }),
    makes: true,
    audited: true,
  },
  '/entry/getentries': {
    body: ({ category, file }, on) => (on === 'category' ? { category } : { file }),
    audited: true,
  },
  '/report/getreport': { body: ({ file }) => ({ file }), audited: true },

  '/patient/getpatients': { body: none },
  '/patient/getpatient': { body: () => ({ id: newId() }), status: 404 },
  // Nobody is entered without anything to know them by; who may enter somebody is tested beside the call.
  '/patient/storepatient': { body: () => ({ id: newId(), patient: {} }), status: 422 },
  '/patient/findduplicates': { body: () => ({ patient: { code: '0012345679' } }) },
  '/patient/mergepatients': {
    body: () => ({ keep: newId(), merge: newId(), patient: { name: 'Sara' } }),
    status: 404,
  },
  '/patient/removepatient': { body: () => ({ id: newId() }), status: 404 },
  '/patient/openfile': { body: ({ category }) => ({ category, patient: newId(), id: newId() }), status: 404 },

  '/file/getremovedfiles': { body: ({ category }) => ({ category }), audited: true },
  '/file/restorefile': { body: ({ category }) => ({ category, id: newId() }), status: 404 },
  // A file and itself are no two files.
  '/file/mergefile': { body: ({ file }) => ({ keep: file, merge: file }), status: 409 },
  '/file/exportfile': { body: ({ file }) => ({ id: file }), audited: true },
  '/file/erasefile': { body: ({ file }) => ({ id: file, confirm: file }), audited: true },
  '/category/exportanswers': { body: ({ category }) => ({ category, format: 'csv' }), audited: true },
  '/category/getsummary': { body: ({ category }) => ({ category }), audited: true },
  '/dashboard/getsummary': { body: none },
  '/category/import': {
    body: ({ category }, on) => ({
      format: 'porsa',
      content: JSON.stringify(visitForm),
      ...(on === 'category' && { category }),
    }),
  },
  '/category/export': { body: ({ category }) => ({ category, format: 'porsa' }) },
  '/category/storewebhook': {
    body: ({ category }) => ({ category, id: newId(), url: 'https://receiver.example.org/', events: ['entry.stored'] }),
  },
  '/category/getwebhooks': { body: ({ category }) => ({ category }) },
  '/category/removewebhook': { body: ({ category }) => ({ category, id: newId() }) },
  '/category/testwebhook': { body: ({ category }) => ({ category, id: newId() }), status: 404 },
  '/category/rotatewebhook': { body: ({ category }) => ({ category, id: newId() }), status: 404 },
  '/category/replaydeliveries': { body: ({ category }) => ({ category, id: newId() }) },
  '/category/getdeliveries': { body: ({ category }) => ({ category, id: newId() }) },

  // The form asks for no file, and so takes none.
  '/uploads/store': {
    body: ({ category, file }, on) => ({ id: newId(), category, ...(on === 'file' && { into: file }) }),
    status: 403,
  },
  '/uploads/:id': { body: () => ({ id: newId() }), status: 404, aims: ['nothing'] },
  '/user/completeprofilepicture/': { body: none, status: 415 },
  '/category/storelogo': { body: ({ category }) => ({ category }), status: 415 },
  '/category/removelogo': { body: ({ category }) => ({ category }) },
  '/images/:picture': { body: () => ({ picture: `${'0'.repeat(32)}.webp` }), status: 404 },

  '/user/getusers': { body: ({ category }, on) => (on === 'nothing' ? {} : { category }) },
  '/user/getconnectedusers': { body: none },
  '/user/storerole': { body: ({ category }) => ({ category, user: newId(), role: 'newuser' }), status: 404 },
  '/user/storeVirtualgroup': { body: () => ({ title: 'Group', users: [] }) },
  '/user/getvirtualgroups': { body: none },
  '/user/getvirtualgroupusers': { body: () => ({ group: newId() }), status: 404 },
  '/user/removevirtualgroup': { body: () => ({ id: newId() }), status: 404 },
  '/user/storemyfavorite': { body: () => ({ kind: 'category', id: newId(), favorite: false }), status: 404 },
  '/user/getmyfavorites': { body: none },
  '/user/addmostvisited': { body: () => ({ kind: 'category', id: newId() }), status: 404 },
  '/user/storemostvisited': { body: () => ({ items: [] }) },
  '/user/getmostvisiteds': { body: none },

  '/file/sharefile': { body: toColleague, audited: true },
  '/file/unsharefile': { body: toColleague },
  '/file/getsharing': { body: ({ file }) => ({ file }) },
  '/file/getsharedfiles': { body: none },
  '/app/getnotices': { body: none },
  '/app/readnotices': { body: none },
  '/app/getalerts': { body: none },
  '/app/seealert': { body: () => ({ id: newId() }), status: 404 },
  '/live/events': { body: none, endless: true },

  '/user/inviteuser': { body: ({ category }) => ({ email: `${newId()}@elsewhere.test`, category, role: 'newuser' }) },
  '/user/registeruser': {
    body: ({ category }, on) => ({
      firstName: 'Sara',
      lastName: 'Amini',
      email: `${newId()}@elsewhere.test`,
      ...(on === 'category' && { category, role: 'newuser' }),
    }),
  },
  '/user/getinvitedusers': { body: ({ category }, on) => (on === 'nothing' ? {} : { category }) },
  '/user/removeInvitedUser': { body: () => ({ id: newId() }), status: 404 },
  '/user/invitation': { body: () => ({ id: secret, email: 'nobody@clinic.test' }), status: 404 },
  '/user/acceptinvitation': { body: () => ({ id: secret, email: 'nobody@clinic.test' }), status: 404 },
  '/auth/storeautologin': { body: none },
  '/autologin/': { body: () => ({ token: secret }), status: 404 },
  '/user/autologintocategory': { body: ({ category }) => ({ category, token: secret }), status: 403 },
  '/category/storekey': { body: ({ category }) => ({ category, title: 'Partner' }) },
  '/category/getkeys': { body: ({ category }) => ({ category }) },
  '/category/getfieldlosses': { body: ({ category }) => ({ category, role: 'expert' }) },
  '/category/removekey': { body: ({ category }) => ({ category, id: newId() }) },
  '/app/storelink': { body: ({ category }) => ({ kind: 'form', category }), aims: ['category'] },
  '/app/getaddress': { body: ({ category }) => ({ category }) },
  '/app/getlinks': { body: ({ category }) => ({ category }) },
  '/app/maillink': { body: ({ category }) => ({ category, id: newId(), email: 'reader@mail.test' }), status: 404 },
  '/app/removelink': { body: ({ category }) => ({ category, id: newId() }), status: 404 },
  '/public/resolvelink': { body: () => ({ link: 'unknown1' }), status: 404, aims: ['nothing'] },
  '/auth/storuser': {
    body: () => ({
      firstName: 'Sara',
      lastName: 'Amini',
      email: `${newId()}@elsewhere.test`,
      password: 'a quiet morning',
    }),
  },
  '/auth/getwaysin': { body: none },
  '/auth/startsso': { body: none, status: 404 },
  '/auth/finishsso': { body: () => ({ flow: 'none', query: 'code=none' }), status: 404 },
  '/auth/forgotpassword': { body: () => ({ email: `${newId()}@elsewhere.test` }) },
  '/auth/resetpassword': { body: () => ({ id: secret, password: 'a quiet morning' }), status: 404 },
  '/auth/verifytotp': { body: () => ({ challenge: secret, code: '000000' }), status: errors.signinagain.status },
  '/auth/gettotp': { body: none },
  '/auth/starttotp': { body: () => ({ password: 'not the password' }), status: 401 },
  '/auth/confirmtotp': { body: () => ({ code: '000000' }), status: errors.wrongcode.status },
  '/auth/stoptotp': { body: () => ({ password: 'not the password', code: '000000' }), status: 401 },
  '/auth/renewrecoverycodes': { body: () => ({ password: 'not the password', code: '000000' }), status: 401 },
  '/auth/getmobile': { body: none },
  '/auth/sendmobilecode': {
    body: () => ({ phone: '09121234567', password: 'not the password' }),
    status: errors.nosms.status,
  },
  '/auth/verifymobile': { body: () => ({ code: '000000' }), status: errors.wrongcode.status },
  '/auth/removemobile': { body: () => ({ password: 'not the password' }), status: 401 },
  '/auth/forgotbysms': { body: () => ({ email: `${newId()}@elsewhere.test` }), status: errors.nosms.status },
  '/auth/resetbysms': {
    body: () => ({ email: `${newId()}@elsewhere.test`, code: '000000', password: 'a quiet morning' }),
    status: errors.wrongcode.status,
  },
  '/auth/startsmsstep': { body: () => ({ password: 'not the password' }), status: errors.nosms.status },
  '/auth/sendsmsstep': { body: () => ({ challenge: secret }), status: errors.nosms.status },
  '/auth/sendownsmsstep': { body: none, status: errors.nosms.status },
  '/admin/getaccounts': { body: none },
  '/admin/storeaccount': { body: ({ colleague }) => ({ user: colleague }) },
  '/admin/endaccountsessions': { body: () => ({ user: newId() }), status: 404 },
  '/admin/storeapikey': { body: () => ({ title: 'Warehouse', scopes: ['files:read'] }) },
  '/admin/getapikeys': { body: none },
  '/admin/removeapikey': { body: () => ({ id: newId() }), status: 404 },
  '/admin/getsecondsteproles': { body: none },
  '/admin/storesecondsteproles': { body: () => ({ roles: [] }) },
  '/auth/changepassword': { body: () => ({ old: 'not the password', password: 'a quiet morning' }), status: 401 },
  '/sendemailverifycode/': { body: () => ({ email: `${newId()}@elsewhere.test` }) },
  '/verifyEmailAddress/': {
    body: () => ({ email: `${newId()}@elsewhere.test`, code: '000000' }),
    status: errors.wrongcode.status,
  },
  '/auth/getsessions': { body: none },
  '/auth/endsession': { body: () => ({ id: '0'.repeat(64) }), status: 404 },
  '/auth/endothersessions': { body: none },
  '/user/completeprofile/': { body: () => ({ firstName: 'Sara', lastName: 'Amini' }) },
  '/user/updateUserAllowPublicScores': { body: () => ({ allow: false }) },
  '/user/specialities': { body: none },
  '/user/countries': { body: none },
  '/getStoreAdminProfile/': { body: () => ({ store: 'no-such-clinic' }), status: 404 },
  '/admin/getaudit': {
    body: ({ category, file }, on) => ({ ...(on === 'category' && { category }), ...(on === 'file' && { file }) }),
    audited: true,
  },

  '/proposal/getproposals': { body: none },
  '/proposal/getproposal': { body: () => ({ id: newId() }), status: 404 },
  '/proposal/storeproposal': { body: () => ({ id: newId(), proposal: blankProposal }) },
  '/proposal/removeproposal': { body: () => ({ id: newId() }), status: 404 },
  '/proposal/restoreproposal': { body: () => ({ id: newId() }), status: 404 },
  '/proposal/check': { body: () => ({ text: 'Effect of vitamin D on pain in adults' }) },
  '/proposal/getversions': { body: () => ({ id: newId() }), status: 404 },
  '/proposal/getversion': { body: () => ({ id: newId(), version: newId() }), status: 404 },
  '/proposal/storeversion': { body: () => ({ id: newId(), version: newId(), name: 'First' }), status: 404 },
  '/proposal/removeversion': { body: () => ({ id: newId(), version: newId() }), status: 404 },
  '/proposal/restoreversion': { body: () => ({ id: newId(), version: newId(), rev: 1 }), status: 404 },
  '/proposal/storecommentlink': { body: () => ({ proposal: newId(), id: newId() }), status: 404 },
  '/proposal/removecommentlink': { body: () => ({ proposal: newId(), id: newId() }), status: 404 },
  '/proposal/getcommented': { body: () => ({ link: secret }), status: 404 },
  '/proposal/storecomment': {
    body: () => ({ link: secret, id: newId(), name: 'Supervisor', text: 'Which measure?' }),
    status: 404,
  },
  '/proposal/getcomments': { body: () => ({ id: newId() }), status: 404 },
  '/proposal/storereply': {
    body: () => ({ proposal: newId(), comment: newId(), id: newId(), text: 'The VAS' }),
    status: 404,
  },
  '/proposal/resolvecomment': { body: () => ({ proposal: newId(), comment: newId(), resolved: true }), status: 404 },
  '/proposal/removecomment': { body: () => ({ proposal: newId(), comment: newId() }), status: 404 },
  '/proposal/getassistant': { body: none },
  // No language model is configured.
  '/proposal/assist': { body: () => ({ task: 'title', language: 'en' }), status: 404 },
};
