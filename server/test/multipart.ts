/** A multipart body as a browser makes it: the texts first, then the file. */
export function multipart(
  fields: Readonly<Record<string, string>>,
  part: string,
  name: string,
  bytes: Buffer,
): { readonly headers: { readonly 'content-type': string }; readonly payload: Buffer } {
  const boundary = 'porsa-boundary-7d1f';
  const texts = Object.entries(fields)
    .map(([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`)
    .join('');
  const head = `${texts}--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
