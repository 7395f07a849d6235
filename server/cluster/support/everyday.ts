import type { Path } from '../../../src/api/contract/contract.ts';

const password = 'a quiet morning';
export const demoEnvironment = { PORSA_DEMO_PASSWORD: password } as const;

const people = ['admin', 'owner', 'secretary', 'expert'] as const;

/** What screens ask for in passing, and what they ask for each form. */
const ofPortal: readonly (readonly [Path, object])[] = [
  ['/dashboard/getsummary', {}],
  ['/service/getservices', {}],
  ['/project/getprojects', {}],
  ['/patient/getpatients', { limit: 20 }],
  ['/patient/getpatients', { limit: 20, search: 'ا' }],
  ['/patient/findduplicates', { patient: { name: 'سارا' } }],
  ['/file/findfiles', { search: 'ا' }],
  ['/file/getsharedfiles', {}],
  ['/app/getnotices', {}],
  ['/app/getalerts', {}],
  ['/app/getmenu', {}],
  ['/user/getconnectedusers', {}],
  ['/user/getvirtualgroups', {}],
  ['/user/getmyfavorites', {}],
  ['/user/getmostvisiteds', {}],
  ['/proposal/getproposals', {}],
  ['/auth/getsessions', {}],
  ['/admin/getaudit', {}],
  ['/admin/getaccounts', {}],
  ['/admin/getapikeys', {}],
];
const ofForm: readonly Path[] = [
  '/category/getsummary',
  '/category/getform',
  '/category/getdraft',
  '/category/getversions',
  '/category/getkeys',
  '/category/getwebhooks',
  '/category/exportanswers',
  '/file/getfiles',
  '/file/getremovedfiles',
  '/entry/getentries',
  '/user/getusers',
  '/user/getinvitedusers',
  '/app/getlinks',
  '/library/getblocks',
];

/** Asks a demo for what its people see in a morning; gives how many answers came, and those that are a failure of the server. */
export async function readEverything(
  address: string,
): Promise<{ readonly asked: number; readonly failed: readonly string[] }> {
  const failed: string[] = [];
  let asked = 0;
  const call = async (path: Path, body: object, token = ''): Promise<Record<string, unknown>> => {
    const answer = await fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'access-token': token },
      body: JSON.stringify(body),
    });
    asked += 1;
    const text = await answer.text();
    if (answer.status >= 500) failed.push(`${answer.status} ${path}`);
    return answer.ok && text.startsWith('{')
      ? ((JSON.parse(text) as { data?: Record<string, unknown> }).data ?? {})
      : {};
  };
  for (const person of people) {
    const signedIn = await call('/auth/veryifypassword', { email: `${person}@porsa.test`, password });
    const token = String(signedIn['token']);
    const { items = [] } = (await call('/category/getcategories', {}, token)) as { items?: readonly { id: string }[] };
    if (items.length === 0) failed.push(`${person} sees no form`);
    for (const [path, body] of ofPortal) await call(path, body, token);
    for (const { id } of items) for (const path of ofForm) await call(path, { category: id }, token);
  }
  return { asked, failed };
}
