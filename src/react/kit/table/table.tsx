import type { ReactNode } from 'react';

/** Rows under headings; on a phone each row is a card of its own, whose cells name their heading by `data-label`. */
export function Table({ headings, children }: { readonly headings: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="porsa-kit-table-frame">
      <table className="porsa-kit-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
