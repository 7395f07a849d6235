// node measure/headless.mjs <peer> <count>: evaluations and validations a second without a document, as JSON. A process of its own, so that no peer warms another.
import { compute, invalid, neutralForm, submission, visible } from '../form.mjs';

const [name, count] = process.argv.slice(2);
const form = neutralForm(Number(count));
const { peer } = await import(`../peers/${name}/peer.mjs`);
const { engine, validator } = await import(`../peers/${name}/engine.mjs`);
console.log = () => {};
console.warn = () => {};

function perSecond(act, milliseconds = 600) {
  let round = 0;
  for (const end = performance.now() + milliseconds / 3; performance.now() < end;) act(round++);
  const start = performance.now();
  let done = 0;
  do {
    act(round++);
    done += 1;
  } while (performance.now() < start + milliseconds);
  return (done * 1000) / (performance.now() - start);
}

const same = (names, expected) => names.length === expected.length && names.every((each) => expected.includes(each));
const wrong = [];
const started = performance.now();
const live = engine(form);
const createMilliseconds = performance.now() - started;
live.set(form.probe.number, 77);
if (Number(live.get(form.probe.total)) !== compute(form, { ...form.values, [form.probe.number]: 77 })[form.probe.total])
  wrong.push('total');
live.set(form.probe.switch, 'o2');
if (!same(live.visible(), [...visible(form, { ...form.values, [form.probe.switch]: 'o2' }, peer.hiddenSource)]))
  wrong.push('visibility');

const result = {
  name,
  count: Number(count),
  createMilliseconds,
  text: perSecond((round) => live.set(form.probe.text, `text ${round & 1023}`)),
  number: perSecond((round) => live.set(form.probe.number, 1 + (round % 900))),
  choose: perSecond((round) => live.set(form.probe.switch, round & 1 ? 'o1' : 'o2')),
};

const submissions = Array.from({ length: 50 }, (_, seed) =>
  submission(form, { seed, faults: seed % 5 ? 0 : 5, hiddenSource: peer.hiddenSource }),
);
const validate = validator(form);
if (!same(validate(submissions[1]), [])) wrong.push('a valid submission');
if (!same(validate(submissions[0]), invalid(form, submissions[0], peer.hiddenSource)))
  wrong.push('an invalid submission');
result.validations = perSecond((round) => validate(submissions[round % 50]));
process.stdout.write(JSON.stringify({ ...result, wrong }));
process.exit(0);
