/** Addresses that the portal's page answers, as the specification lists them; the page itself finds the screen. */
export const portalRoutes = [
  '/', '/dashboard', '/signin', '/signup', '/forgot', '/reset/:id', '/autologin', '/activation/:id', '/acceptinvitation/:id/:email', '/lnk/:link',
  '/profile', '/proposal', '/createproposal', '/generateproposal', '/summary', '/serviceDetail', '/projects', '/services', '/userRoles', '/shared',
  '/form/*', '/admin/*',
] as const;
