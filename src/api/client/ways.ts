import type { StreamCall } from '../contract/call.ts';
import type { Contract, Path } from '../contract/contract.ts';

/** `/file/getfile` belongs to `file`, and so does `/autologin/` to `autologin`. */
export type Service<P extends Path> = P extends `/${infer S}/${string}` ? S : never;

/** What the client names a call: the path's last part; `get` where that is a parameter, `post` where there is none. */
export type Name<P extends Path> = P extends `/${string}/${infer N}`
  ? N extends ''
    ? 'post'
    : N extends `:${string}`
      ? 'get'
      : N extends `${infer Bare}/`
        ? Bare
        : N
  : never;

type Way<P extends Path> = `${Contract[P]['method']} ${P}${Contract[P] extends StreamCall ? ' stream' : ''}`;
type Key<P extends Path> = `/${Service<P>}/${Name<P>}`;
type Ways = { readonly [P in Path as Way<P> extends `POST ${Key<P>}` ? never : Key<P>]: Way<P> };

const known = {
  '/user/getprofile': 'GET /user/getprofile',
  '/uploads/get': 'GET /uploads/:id stream',
  '/user/completeprofilepicture': 'POST /user/completeprofilepicture/',
  '/images/get': 'GET /images/:picture stream',
  '/live/events': 'GET /live/events stream',
  '/autologin/post': 'POST /autologin/',
  '/getStoreAdminProfile/post': 'POST /getStoreAdminProfile/',
  '/sendemailverifycode/post': 'POST /sendemailverifycode/',
  '/verifyEmailAddress/post': 'POST /verifyEmailAddress/',
  '/user/completeprofile': 'POST /user/completeprofile/',
  '/user/specialities': 'GET /user/specialities',
  '/user/countries': 'GET /user/countries',
  '/file/exportfile': 'POST /file/exportfile stream',
  '/category/exportanswers': 'POST /category/exportanswers stream',
  '/proposal/assist': 'POST /proposal/assist stream',
  '/category/openform': 'GET /category/openform',
  '/category/export': 'POST /category/export stream',
} as const satisfies Ways;

/** The calls that are more than a POST to the path they are named after; the contract names them, so that none is missing. */
export const ways: Readonly<Record<string, string>> = known;
