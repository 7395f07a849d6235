import { create } from 'qrcode';

/** A QR code as rows of 0 and 1, for the page to draw: no picture leaves the server, and none comes from elsewhere. */
export function drawQr(text: string): string[] {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  return Array.from({ length: size }, (_row, row) =>
    Array.from(data.slice(row * size, (row + 1) * size), (dark) => (dark ? '1' : '0')).join(''),
  );
}
