/** Vite's `resolve.alias` for all that browsers run. */
export const withoutFetch: Readonly<Record<string, string>>;
