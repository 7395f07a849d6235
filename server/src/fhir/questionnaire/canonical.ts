import { questionnaireAddress } from '../../form/interchange.ts';

/** A form by its id or slug, and the version named with it. */
export interface FormReference {
  readonly category: string;
  readonly version?: number;
}

/** The form that a canonical address or a reference of this server names; undefined for another server's. */
export function formOf(publicUrl: string, reference: string): FormReference | undefined {
  const [address = '', version, ...more] = reference.split('|');
  const prefixes = [questionnaireAddress(publicUrl, ''), 'Questionnaire/'];
  const prefix = prefixes.find((each) => address.startsWith(each));
  const category = prefix === undefined ? '' : address.slice(prefix.length);
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(category) || more.length > 0) return undefined;
  if (version === undefined) return { category };
  return /^[1-9]\d{0,8}$/.test(version) ? { category, version: Number(version) } : undefined;
}
