import type { FilledClinic } from './fill-clinic.ts';

/** A call that somebody reads by, and how long nineteen of twenty of them may take, in milliseconds. */
export interface ReadingCall {
  readonly what: string;
  readonly who: keyof FilledClinic['people'];
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly p95: number;
}

const soon = 150;
/** Of what no index names, so that all names are read. */
const all = 500;
/** East of Greenwich by half an hour more, as in Iran: no day there is one of UTC. */
const offset = 210;

/** What people read in a morning, the first screens first. */
export function readingCalls({ category }: FilledClinic): readonly ReadingCall[] {
  const call = (what: string, who: ReadingCall['who'], path: string, body: ReadingCall['body'] = {}, p95 = soon) => ({
    ...{ what, who, path, body, p95 },
  });
  const long = { from: new Date(Date.now() - 700 * 86_400_000).toISOString(), offset };
  return [
    ...(['admin', 'owner', 'secretary', 'newuser'] as const).map((who) =>
      call(`dashboard, ${who}`, who, '/dashboard/getsummary', { offset }),
    ),
    call('list of forms', 'admin', '/category/getcategories'),
    call('list of forms by number of files', 'owner', '/category/getcategories', { sort: 'files' }),
    call('list of forms, newuser', 'newuser', '/category/getcategories'),
    call('report of 90 days', 'owner', '/category/getsummary', { category, offset }),
    call('report of 90 days, newuser', 'newuser', '/category/getsummary', { category, offset }),
    call('report of two years', 'owner', '/category/getsummary', { category, ...long }),
    call('responses', 'secretary', '/entry/getentries', { category }),
    call('responses, newuser', 'newuser', '/entry/getentries', { category }),
    call('responses of one version', 'secretary', '/entry/getentries', { category, version: 1 }),
    call('responses found by a name', 'secretary', '/entry/getentries', { category, search: 'karimi 100' }),
    call('responses found by a common name', 'secretary', '/entry/getentries', { category, search: 'karimi' }),
    call('files', 'secretary', '/file/getfiles', { category }),
    call('files by name', 'secretary', '/file/getfiles', { category, sort: 'name' }),
    call('files of Mondays', 'secretary', '/file/getfiles', { category, weekday: 1, offset }),
    call('files of a common name', 'secretary', '/file/getfiles', { category, search: 'karimi' }),
    call('files of one code', 'secretary', '/file/getfiles', { category, search: '1001000300' }),
    call('files, newuser', 'newuser', '/file/getfiles', { category }),
    call('files by the middle of a name', 'secretary', '/file/getfiles', { category, search: 'arimi 1000318' }, all),
    call('search in all forms', 'owner', '/file/findfiles', { search: 'zahra' }),
    call('patients', 'admin', '/patient/getpatients'),
    call('patients by name, secretary', 'secretary', '/patient/getpatients', { sort: 'name' }),
    call('patients of a common name', 'secretary', '/patient/getpatients', { search: 'karimi' }),
    call('patient of one code', 'admin', '/patient/getpatients', { search: '1001000300' }),
    call('patients by the middle of a name', 'admin', '/patient/getpatients', { search: 'arimi 1000318' }, all),
    call('patients by the middle of many names', 'secretary', '/patient/getpatients', { search: 'arimi' }),
    call('patients, newuser', 'newuser', '/patient/getpatients'),
  ];
}
