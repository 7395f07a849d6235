import type { RatingDisplay } from '../../engine/definition/types.ts';

export interface MarkProps {
  readonly display: RatingDisplay;
  /** As the reader writes it. */
  readonly number: string;
  /** How far along the scale it stands, from 0 to 1. */
  readonly share: number;
}

/** What stands for one value of the scale. */
export function Mark({ display, number, share }: MarkProps) {
  if (display === 'faces')
    return (
      <>
        <Face share={share} />
        <span aria-hidden="true">{number}</span>
      </>
    );
  if (display === 'stars') return <Star />;
  return <span aria-hidden="true">{number}</span>;
}

/** A plain face, from calm to suffering: the brows rise towards each other, the eyes close, the mouth turns. */
function Face({ share }: { readonly share: number }) {
  const corner = 30 + share * 6;
  const middle = 37 - share * 13;
  const brow = share * 2;
  return (
    <svg
      className="porsa-face"
      viewBox="0 0 48 48"
      width="44"
      height="44"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="24" cy="24" r="20.5" />
      <path d={`M12.5 ${14 + brow}L19.5 ${14 - brow}M35.5 ${14 + brow}L28.5 ${14 - brow}`} />
      <ellipse cx="17" cy="20.5" rx="1.8" ry={2.6 - share * 1.8} fill="currentColor" />
      <ellipse cx="31" cy="20.5" rx="1.8" ry={2.6 - share * 1.8} fill="currentColor" />
      <path d={`M15 ${corner}Q24 ${middle} 33 ${corner}`} />
    </svg>
  );
}

function Star() {
  return (
    <svg
      className="porsa-star"
      viewBox="0 0 24 24"
      width="34"
      height="34"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="m12 3 2.8 5.8 6.4.9-4.6 4.5 1.1 6.3L12 17.5l-5.7 3 1.1-6.3L2.8 9.7l6.4-.9z" />
    </svg>
  );
}
