// Writes the labels of a reader: node bench/pico/label.mjs TITLES.jsonl LABELS.txt "reader" > bench/pico/persian-labels/NAME.json
// A line of LABELS.txt is `id element phrase`, the phrase copied from the title. Only places are written, no text of the titles.
import { readFileSync } from 'node:fs';

const [titlesPath, labelsPath, reader] = process.argv.slice(2);
const lines = (path) => readFileSync(path, 'utf8').split('\n').filter(Boolean);
const titles = lines(titlesPath).map((line) => JSON.parse(line));
const labels = lines(labelsPath).map((line) => {
  const [, id, element, phrase] =
    /^(\S+)\s+([PICOTSD])\s+(.+)$/u.exec(line) ?? fail(`not \`id element phrase\`: ${line}`);
  return { id, element, phrase };
});

const rows = titles.map(({ id, split, text }) => {
  const spans = {};
  for (const { element, phrase } of labels.filter((label) => label.id === id)) {
    const start = text.indexOf(phrase);
    if (start < 0 || text.indexOf(phrase, start + 1) >= 0) fail(`${id}: once in the title it should be: ${phrase}`);
    (spans[element] ??= []).push([start, start + phrase.length]);
  }
  const places = Object.values(spans)
    .flat()
    .sort(([a], [b]) => a - b);
  if (places.some(([start], index) => index > 0 && start < places[index - 1][1])) fail(`${id}: spans overlap`);
  return `    ${JSON.stringify(id)}: ${JSON.stringify({ split, length: text.length, spans })}`;
});
console.log(`{\n  "reader": ${JSON.stringify(reader)},\n  "titles": {\n${rows.join(',\n')}\n  }\n}`);

function fail(message) {
  throw new Error(message);
}
