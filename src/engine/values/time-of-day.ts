const time = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** How much of the day is over at `HH:MM`: 0.25 at `06:00`. Undefined for any other text. */
export function toFractionOfDay(text: string): number | undefined {
  const parts = time.exec(text);
  return parts ? (Number(parts[1]) * 60 + Number(parts[2])) / 1440 : undefined;
}
