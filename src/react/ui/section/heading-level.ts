const cards = '.porsa-section';
const places = `${cards}, .porsa-review-page, .porsa-head, .porsa-filling`;
const deepest = 6;

/**
 * The level of a card's title: one under the heading it stands below, wherever the card is drawn.
 *
 * A form of one page has no page's title over its cards, its review has one more.
 */
export function headingLevel(card: Element): number {
  const place = card.parentElement?.closest(places);
  return Math.min(deepest, place ? levelOf(place) + 1 : 2);
}

function levelOf(place: Element): number {
  if (place.matches(cards)) return headingLevel(place);
  const title = [
    ...place.querySelectorAll(':scope > :is(h1, h2), :scope > :is(.porsa-head, .porsa-review-head) > :is(h1, h2, h3)'),
  ].at(-1);
  if (title) return Number(title.tagName[1]);
  const outer = place.parentElement?.closest(places);
  return outer ? levelOf(outer) : 1;
}
