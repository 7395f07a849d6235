import { withBase } from 'vitepress';

/** The definition of one of the forms that come with the site, as JSON text. */
export async function fetchForm(id: string): Promise<string> {
  const response = await fetch(withBase(`/definitions/${encodeURIComponent(id)}.json`));
  if (!response.ok) throw new Error(`The form ${id} is not there: ${response.status}`);
  return response.text();
}
