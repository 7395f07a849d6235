/** The tokens for pages without a script, which cannot ask which theme is wanted: dark where the system is. */
export const bySystemTheme = (tokens: string): string =>
  tokens
    .replace(/@media not print\s*\{/, '@media screen and (prefers-color-scheme: dark) {')
    .replace(/\[data-theme=['"]?dark['"]?\]/g, '');
