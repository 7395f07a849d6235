/** One step of conversion by citation-js: from a type that it names to the next. Throws on what it cannot read. */
export type Convert = (input: unknown, type: string) => unknown;

let loading: Promise<Convert> | undefined;

/** citation-js with its readers of BibTeX and RIS, fetched when it is first needed. */
export function loadConvert(): Promise<Convert> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Convert> {
  const { plugins } = await import('@citation-js/core');
  await Promise.all([import('@citation-js/plugin-bibtex'), import('@citation-js/plugin-ris')]);
  return (input, type) => plugins.input.data(input, type);
}
