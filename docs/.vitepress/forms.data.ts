import { formNames, type SiteFormName } from '../../scripts/site/form-names.ts';

const loader = { load: formNames };
/** What a page gets that imports this file: VitePress runs the loader when it builds. */
declare const data: readonly SiteFormName[];

export { loader as default, data };
