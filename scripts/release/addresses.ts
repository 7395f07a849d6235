interface Addresses {
  readonly repository: { readonly url: string };
  readonly bugs: { readonly url: string; readonly email: string };
}

/** Names that belong to no one (RFC 2606), which stand in for addresses until a project has its own. */
const reserved = /[/@.](?:example|invalid|test|localhost)(?=[/:]|$)/;

/** Addresses of the package that lead nowhere: what is released must say where it comes from, and who takes reports. */
export const missingAddresses = ({ repository, bugs }: Addresses): readonly string[] =>
  [repository.url, bugs.url, bugs.email].filter((address) => reserved.test(address));
