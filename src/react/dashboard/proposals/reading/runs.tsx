import type { Run } from '../../../../proposal/sources/runs.ts';

/** Only these open from a proposal: a source may name any address. */
const isWebsite = (link: string): boolean => /^https?:\/\//i.test(link);

/** Text as a document sets it. */
export function Runs({ runs }: { readonly runs: readonly Run[] }) {
  return runs.map((run, index) => <RunText key={index} run={run} />);
}

function RunText({ run: { text, bold, italic, link, direction } }: { readonly run: Run }) {
  const styled = bold ? <strong>{text}</strong> : italic ? <em>{text}</em> : text;
  const directed = direction ? <bdi dir={direction}>{styled}</bdi> : styled;
  if (link === undefined || !isWebsite(link)) return directed;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer">
      {directed}
    </a>
  );
}
