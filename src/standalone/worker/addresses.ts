import { portalRoutes } from '../portal-routes.ts';

/** Where the portal's own script, chunks and fonts lie: those that foreign pages and pages of forms use lie under `/embed/`. */
export const shell = '/shell/';

const patterns = portalRoutes.map(
  (route) => new RegExp(`^${route.replace(/\/$/, '').replace(/:\w+/g, '[^/]+').replace('*', '.+')}/?$`),
);

/** Whether the address is a page of the portal. Pages of forms, short links and the description of the calls are none. */
export const isPortalPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));

/** The path that a file of the portal is kept under; a file asked for once more comes under another name. Undefined for what is no such file. */
export function keptPath(path: string): string | undefined {
  if (path.startsWith(shell)) return path.replace(/^\/shell\/~\d+\//, shell);
  return path.startsWith('/portal/') ? path : undefined;
}

/** A file whose name changes with what is in it: chunks are called by it, others carry it. */
export const isHashed = (path: string): boolean => /^\/shell\/(?:chunks|fonts)\/[\w-]+\.(?:js|woff2)$/.test(path);
