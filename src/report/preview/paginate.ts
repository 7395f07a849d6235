/** A part of the report that stays whole, from top to bottom as it would stand on one endless page. */
export interface Unit {
  readonly top: number;
  readonly bottom: number;
  /** A heading: never the last on a page. */
  readonly withNext?: boolean;
  /** What follows begins a new page. */
  readonly breakAfter?: boolean;
}

/** Indices of the units with which new pages begin, as a printer lays them out. */
export function paginate(units: readonly Unit[], pageHeight: number): readonly number[] {
  const starts: number[] = [];
  let pageTop = 0;
  let first = 0;
  units.forEach((unit, index) => {
    if (index > first && units[index - 1]?.breakAfter) return begin(index);
    if (index > first && unit.bottom - pageTop > pageHeight) begin(withItsHeadings(units, index, first));
  });
  return starts;

  function begin(index: number): void {
    starts.push(index);
    first = index;
    pageTop = units[index]?.top ?? 0;
  }
}

/** The headings before a unit come along, unless the page would begin with them anyway. */
function withItsHeadings(units: readonly Unit[], index: number, first: number): number {
  let start = index;
  while (start - 1 > first && units[start - 1]?.withNext) start -= 1;
  return units[start - 1]?.withNext ? index : start;
}
