import { portalRoutes } from '../../../src/standalone/portal-routes.ts';

/** Routes outside the contract, and why they are no calls. `/exports` and `/odata` alone contain data of patients, behind the call that exports answers, and `/scim` alone data of people. */
export const otherRoutes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    portalRoutes.map((route) => [route, 'the portal’s page, the same for everyone; its calls are checked one by one']),
  ),
  '/f/:category':
    'the page of a form that is open to all; it answers as the calls do that read a form and store a response',
  '/lnk/:link': 'what a short link leads to: the page of a form as above, or the portal’s page',
  '/f/style.css': 'style of the pages of forms',
  '/f/tint.css': 'style of the pages of forms, for colors of questions',
  '/f/brand.css': 'style of the pages of forms, for the color of a brand',
  '/embed/*': 'script, styles and fonts of the elements, for pages of every origin',
  '/embed/~:attempt/*': 'the same once more, for pages where a script did not come at first',
  '/shell/*': 'the same files for the portal’s own page, which its service worker keeps for times without a connection',
  '/shell/~:attempt/*': 'those once more, for a portal where a script did not come at first',
  '/service-worker.js': 'the portal’s service worker, which keeps files alone and none of a person’s data',
  '/locales/*': 'texts of the elements, for pages of every origin',
  '/portal/*': 'what the portal’s page shows before the elements are there',
  '/scim/v2/ServiceProviderConfig':
    'what an identity provider may do here, for API keys with the scope `accounts` alone',
  '/scim/v2/Users': 'people of the clinic, for API keys with the scope `accounts` alone',
  '/scim/v2/Users/:id': 'a person, who can be disabled, for API keys with the scope `accounts` alone',
  '/exports/:category': 'a form’s answers as a file, for API keys; it answers as the call does that exports them',
  '/odata/v4': 'the forms of an API key, which it exports answers of',
  '/odata/v4/$metadata': 'what the answers of these forms are',
  '/odata/v4/:set': 'answers in pages, for API keys; behind the rule of the call that exports them',
  '/odata/v4/:set/$count': 'how many there are, behind the same rule',
  '/openrosa/formList': 'the forms that an API key may fill, for field apps',
  '/openrosa/forms/:category/:version': 'a form for field apps, behind the rule of the call that reads a form',
  '/openrosa/submission':
    'takes responses from field apps; it answers as the calls do that keep uploads and store a response',
  '/healthz': 'only says that the process responds',
  '/readyz': 'only says that the database responds',
  '/metrics': 'metrics of the process without an ID or a name, for programs with the token or on the same machine',
  '/help': 'the documentation, the same for everyone',
  '/help/*': 'the documentation, the same for everyone',
  '/openapi.json': 'the description of the calls, as published',
  '/docs': 'the description of the calls, as published',
  '/docs/*': 'the description of the calls, as published',
};
