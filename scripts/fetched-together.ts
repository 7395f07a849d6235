import type { Plugin, Rolldown } from 'vite';

/**
 * Has a chunk that begins with one of these modules asked for together with all that it imports: found one by one, they
 * would come one after another. What the asking chunk imports itself is there already, and what all ask for besides
 * comes anyway.
 */
export function fetchedTogether(isBeginning: (module: string) => boolean, besides: string): Plugin {
  return {
    name: 'porsa-fetched-together',
    generateBundle(_options, bundle) {
      const chunkOf = (file: string): Rolldown.OutputChunk | undefined => {
        const found = bundle[file];
        return found?.type === 'chunk' ? found : undefined;
      };
      const closureOf = (file: string): ReadonlySet<string> => {
        const found = new Set([file]);
        for (const each of found) for (const imported of chunkOf(each)?.imports ?? []) found.add(imported);
        return found;
      };
      const shared = Object.values(bundle).find(({ name }) => name === besides)?.fileName;
      const anyway = shared === undefined ? new Set() : closureOf(shared);
      const isWanted = (file: string): boolean => file === shared || isBeginning(chunkOf(file)?.facadeModuleId ?? '');
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const present = closureOf(chunk.fileName);
        chunk.code = chunk.code.replace(/import\((["'`])\.\/([^"'`]+)\1\)/g, (asked: string, _quote, name: string) => {
          const file = `chunks/${name}`;
          if (!isWanted(file)) return asked;
          const isMissing = (each: string): boolean =>
            each !== file && !present.has(each) && (file === shared || !anyway.has(each));
          const beside = [...closureOf(file)].filter(isMissing);
          const asks = beside.map((each) => asked.replace(name, each.replace('chunks/', '')));
          return beside.length === 0 ? asked : `Promise.all([${[asked, ...asks].join()}]).then(e=>e[0])`;
        });
      }
    },
  };
}

/** What a screen of the portal opens with. */
export const opensScreen = (module: string): boolean =>
  [
    /\/react\/dashboard\/(?!palette|strips|other-tabs)/,
    /\/elements\/dashboard\/(portal-form|portal-proposal|answer-reader)/,
    /\/elements\/(designer|form)\/\w+-screen/,
    /\/react\/(designer|proposal)\//,
    /\/proposal\/template\//,
    /\/report\/preview\//,
    /\/api\/drafts\/unsaved-forms/,
  ].some((part) => part.test(module));
