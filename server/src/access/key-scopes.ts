import type { Path } from '../../../src/api/contract/contract.ts';
import type { KeyScope } from '../../../src/api/contract/service-accounts.ts';

/**
 * The calls of each scope: a service account makes no other, whatever its roles allow.
 *
 * None of them changes rights, keys or passwords, or opens a session; `forms:write` alone changes forms. `accounts` is for `/scim/v2` too, where
 * accounts are disabled and enabled, and no access is given.
 */
export const keyScopes: Readonly<Record<KeyScope, readonly Path[]>> = {
  'forms:read': [
    '/service/getservices',
    '/project/getprojects',
    '/category/getcategories',
    '/category/getform',
    '/page/getcategoryminapages',
  ],
  'forms:write': [
    '/service/getservices',
    '/project/getprojects',
    '/category/getcategories',
    '/category/addform',
    '/category/import',
    '/category/getdraft',
    '/category/storedraft',
    '/category/publish',
    '/category/getversions',
  ],
  'files:read': [
    '/file/getfiles',
    '/file/findfiles',
    '/file/getfile',
    '/entry/getentries',
    '/report/getreport',
    '/patient/getpatients',
    '/patient/getpatient',
    '/uploads/:id',
  ],
  'files:write': ['/file/storefile', '/entry/storeentry', '/uploads/store', '/patient/openfile'],
  'answers:export': ['/category/exportanswers', '/category/getsummary', '/file/exportfile'],
  accounts: ['/admin/getaccounts', '/admin/endaccountsessions'],
  'audit:read': ['/admin/getaudit'],
};

/** Scopes that need admin access. They stand alone: with others, they would open every file of the clinic. */
export const adminScopes: readonly KeyScope[] = ['accounts', 'audit:read'];

/** Which a call belongs to; none where no key may make it. */
export function scopesOf(path: Path): readonly KeyScope[] {
  return (Object.keys(keyScopes) as KeyScope[]).filter((scope) => keyScopes[scope].includes(path));
}
