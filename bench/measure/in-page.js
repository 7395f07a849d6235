// Runs in the page before anything else. `benchSettings` = { selector, expected, host? }.
(() => {
  const { selector, expected, host } = globalThis.benchSettings;
  const bench = (globalThis.bench = { times: {}, changed: 0, longTasks: [] });
  new PerformanceObserver((list) => { for (const { startTime, duration } of list.getEntries()) bench.longTasks.push(startTime + duration); }).observe({ type: 'longtask', buffered: true });

  const afterTask = () => new Promise((done) => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => { port1.close(); done(); }; port2.postMessage(0); });
  const nextFrame = () => new Promise(requestAnimationFrame);
  /** Resolves just after the next frame was laid out and painted. */
  bench.painted = async () => { await nextFrame(); await afterTask(); return performance.now(); };
  bench.wait = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });

  const nothing = document.createDocumentFragment();
  bench.root = () => (host ? document.querySelector(host)?.shadowRoot ?? nothing : document);
  bench.questions = () => bench.root().querySelectorAll(selector);

  const watched = new WeakSet();
  const observer = new MutationObserver(() => { bench.changed = performance.now(); });
  const watch = (root) => { if (root !== nothing && !watched.has(root)) { watched.add(root); observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true }); } };

  /** Looks after each task rather than each frame, so that what happens between two frames is dated rightly. */
  bench.mounted = (async () => {
    const { times } = bench;
    for (let round = 0; ; round += 1) {
      watch(document);
      watch(bench.root());
      const count = bench.questions().length;
      if (count && !times.firstInDocument) { times.firstInDocument = performance.now(); void bench.painted().then((time) => { times.firstPainted = time; }); }
      if (count >= expected) { times.allInDocument = performance.now(); times.allPainted = await bench.painted(); return; }
      await (round % 4 ? afterTask() : bench.wait(4));
    }
  })();

  /** Waits until nothing has changed for a while. */
  bench.quiet = async (milliseconds, limit = 20_000) => {
    const end = performance.now() + limit;
    do await bench.wait(50); while (performance.now() < end && performance.now() - Math.max(bench.changed, ...bench.longTasks.slice(-1), 0) < milliseconds);
  };

  /** Milliseconds from an act at a frame's start to the frame that shows its result, and to the last change after it. */
  bench.time = async (act, holds, limit = 30_000) => {
    await bench.painted();
    await bench.wait(30);
    await nextFrame();
    const start = performance.now();
    act();
    await afterTask();
    let shown;
    let settled = 0;
    let now = performance.now();
    for (;;) {
      if (shown === undefined && holds()) shown = now - start;
      if (bench.changed > start) settled = Math.max(settled, bench.changed - start, shown ?? 0);
      if ((shown !== undefined && now - Math.max(bench.changed, start) > 250) || now - start > limit) break;
      now = await bench.painted();
    }
    return { shown: shown ?? null, settled: Math.max(settled, shown ?? 0) };
  };
})();
