/** Problems of something that has no label of its own. */
export function Problems({ of: problems, id }: { readonly of: readonly string[]; readonly id?: string }) {
  return (
    <div id={id} className="porsa-kit-problem" aria-live="polite">
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  );
}
