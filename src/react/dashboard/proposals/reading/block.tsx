import type {
  BibliographyBlock,
  DocumentBlock,
  TableBlock,
  TimetableBlock,
} from '../../../../proposal/document/types.ts';
import { Runs } from './runs.tsx';

/** A block of a proposal's document, as screens show it. */
export function Block({ block }: { readonly block: DocumentBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir={block.direction}>
          <Runs runs={block.runs} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'facts':
      return (
        <dl>
          {block.facts.map(({ label, runs }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Runs runs={runs} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table block={block} />;
    case 'timetable':
      return <Timetable block={block} />;
    case 'bibliography':
      return <Bibliography block={block} />;
    case 'heading':
      return <p className="porsa-portal-reading-part">{block.text}</p>;
    case 'titlePage':
      return null;
    default:
      return block satisfies never;
  }
}

/** Wide tables scroll in their own frame, which the keyboard reaches. */
function Table({ block: { columns, rows, total } }: { readonly block: TableBlock }) {
  return (
    <div className="porsa-portal-reading-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ title, numeric }) => (
              <th key={title} scope="col" data-numeric={numeric}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-numeric={columns[column]?.numeric}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={Math.max(1, columns.length - 1)}>
                {total.label}
              </th>
              <td data-numeric>
                <Runs runs={total.runs} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Months in words: bars of eighteen columns need the width of a page. */
function Timetable({ block: { activityTitle, periodTitle, activities } }: { readonly block: TimetableBlock }) {
  return (
    <div className="porsa-portal-reading-table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{activityTitle}</th>
            <th scope="col">{periodTitle}</th>
          </tr>
        </thead>
        <tbody>
          {activities.map(({ runs, months }, index) => (
            <tr key={index}>
              <td>
                <Runs runs={runs} />
              </td>
              <td>{months}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Bibliography({ block: { references } }: { readonly block: BibliographyBlock }) {
  return (
    <ol>
      {references.map(({ id, number, runs, direction, language }) => (
        <li key={id} value={number} dir={direction} lang={language}>
          <Runs runs={runs} />
        </li>
      ))}
    </ol>
  );
}
