import { portalRoutes } from '../http/portal-routes.ts';

/** Routes that are no call of the contract, and why anybody may ask them. None tells of a person or a patient. */
export const otherRoutes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    portalRoutes.map((route) => [route, 'the portal’s page, the same for everybody; its calls are asked one by one']),
  ),
  '/embed/*': 'script, styles and fonts of the elements, for pages of every origin',
  '/locales/*': 'texts of the elements, for pages of every origin',
  '/portal/*': 'what the portal’s page shows before the elements are there',
  '/healthz': 'says that the process answers, and no more',
  '/readyz': 'says that the database answers, and no more',
  '/docs': 'the description of the calls, as published',
  '/docs/*': 'the description of the calls, as published',
};
