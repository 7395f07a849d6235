/** The part of citation-js that is used; the package brings no types. */
declare module '@citation-js/core' {
  export const plugins: {
    readonly input: {
      /** Converts one step, from the named type, with no guessing and no network. */
      data(input: unknown, type: string): unknown;
    };
  };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
