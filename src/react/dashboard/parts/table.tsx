import type { ReactNode } from 'react';

/** Rows under headings; on a phone each row is a card of its own, whose cells say their heading by `data-label`. */
export function Table({ headings, children }: { readonly headings: readonly string[]; readonly children: ReactNode }) {
  return (
    <div className="porsa-portal-table-frame">
      <table className="porsa-portal-table">
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
