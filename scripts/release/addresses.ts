export interface Addresses {
  readonly repository: { readonly url: string };
  readonly bugs: { readonly url: string; readonly email: string };
}

/** Names that belong to no one (RFC 2606), which stand in for addresses until a project has its own. */
const reserved = /[/@.](?:example|invalid|test|localhost)(?=[/:]|$)/;

/**
 * Addresses of the package that lead nowhere, by their place in package.json: what is released must say where it comes
 * from, and who takes reports.
 */
export const missingAddresses = ({ repository, bugs }: Addresses): readonly string[] =>
  Object.entries({ 'repository.url': repository.url, 'bugs.url': bugs.url, 'bugs.email': bugs.email })
    .filter(([, address]) => reserved.test(address))
    .map(([place, address]) => `${place}: ${address}`);

/** SECURITY.md with the address that takes reports, of which package.json is the one place. Throws where it names none. */
export function withReportAddress(text: string, { bugs }: Pick<Addresses, 'bugs'>): string {
  const line = /^Write to \*\*\S+\*\*/m;
  if (!line.test(text)) throw new Error('SECURITY.md has no line that begins with “Write to **address**”.');
  return text.replace(line, () => `Write to **${bugs.email}**`);
}
