import type { Path } from '../contract/contract.ts';

/** What somebody looks at in a morning, and what they need to fill a form: read again without a connection, and nothing else. */
const keepable: ReadonlySet<string> = new Set([
  '/app/getmenu',
  '/app/getalerts',
  '/dashboard/getsummary',
  '/user/getmyfavorites',
  '/user/getmostvisiteds',
  '/service/getservices',
  '/project/getprojects',
  '/category/getcategories',
  '/category/getform',
  '/page/getcategoryminapages',
  '/patient/getpatients',
  '/patient/getpatient',
  '/file/getfiles',
  '/file/findfiles',
  '/file/getfile',
  '/entry/getentries',
  '/report/getreport',
] satisfies readonly Path[]);

/**
 * What a reply is found by: the call with its body. Undefined where it is not kept: other calls, and searches, whose words
 * may be names. A form is kept once, for whatever file it is filled.
 */
export function keptName(path: string, body: object): string | undefined {
  if (!keepable.has(path)) return undefined;
  const { search, ...asked } = body as { readonly search?: string; readonly category?: string };
  if (search) return undefined;
  const wanted = path === '/category/getform' ? { category: asked.category } : asked;
  const parts = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return `${path} ${JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)))}`;
}

/** How much is kept, and how long: over a weekend, and a morning's worth. Sizes in characters of JSON. */
export const keptLimits = { ageMs: 72 * 3_600_000, replies: 400, largest: 1_000_000, total: 20_000_000 } as const;

/** One kept reply, as its key tells: when it was given (milliseconds), and its size. */
export interface KeptKey {
  readonly key: string;
  readonly at: number;
  readonly size: number;
}

/** Those that have to go: too old, or beyond what is kept, the oldest first. */
export function tooMuch(kept: readonly KeptKey[], now: number): readonly KeptKey[] {
  let total = 0;
  return [...kept]
    .sort((one, other) => other.at - one.at)
    .filter(({ at, size }, index) => {
      total += size;
      return now - at > keptLimits.ageMs || index >= keptLimits.replies || total > keptLimits.total;
    });
}
