/** The items of a JSON list, one at a time, without its brackets. */
export async function* jsonItems(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let comma = '';
  for await (const item of items) {
    yield `${comma}${JSON.stringify(item)}\n`;
    comma = ',';
  }
}
