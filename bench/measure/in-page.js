// Runs in the page before anything else. `benchSettings` = { selector, expected, host? }.
(() => {
  const { selector, expected, host } = globalThis.benchSettings;
  const bench = (globalThis.bench = { times: {}, changed: 0, longTasks: [] });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) bench.longTasks.push(startTime + duration);
  }).observe({ type: 'longtask', buffered: true });

  const afterTask = () =>
    new Promise((done) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        done();
      };
      port2.postMessage(0);
    });
  const nextFrame = () => new Promise(requestAnimationFrame);
  /** Resolves just after the next frame was laid out and painted. */
  bench.painted = async () => {
    await nextFrame();
    await afterTask();
    return performance.now();
  };
  bench.wait = (milliseconds) =>
    new Promise((done) => {
      setTimeout(done, milliseconds);
    });

  const nothing = document.createDocumentFragment();
  bench.root = () => (host ? (document.querySelector(host)?.shadowRoot ?? nothing) : document);
  bench.questions = () => bench.root().querySelectorAll(selector);

  const watched = new WeakSet();
  const { times } = bench;
  let finish;
  let lastLook = 0;
  bench.mounted = new Promise((done) => {
    finish = done;
  });

  const isSeen = (element) =>
    element?.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
    element.getBoundingClientRect().top < innerHeight;
  /** Asked after a frame, when everything is laid out anyhow. */
  const untilSeen = async () => {
    let time = await bench.painted();
    while (!isSeen(bench.questions()[0])) time = await bench.painted();
    times.firstPainted = time;
  };
  const look = () => {
    lastLook = performance.now();
    const count = times.allInDocument ? 0 : bench.questions().length;
    if (count && !times.firstInDocument) {
      times.firstInDocument = performance.now();
      void untilSeen();
    }
    if (count >= expected) {
      times.allInDocument = performance.now();
      void bench.painted().then((time) => {
        times.allPainted = time;
        finish();
      });
    }
  };
  /** Called right after the script that changed the document; looking at each of many small changes would slow a peer down. */
  const observer = new MutationObserver(() => {
    bench.changed = performance.now();
    if (!times.allInDocument && bench.changed - lastLook > 8) look();
  });
  const watch = (root) => {
    if (root !== nothing && !watched.has(root)) {
      watched.add(root);
      observer.observe(root, { childList: true, subtree: true, attributes: true, characterData: true });
    }
  };
  /** For shadow roots that appear, and for the change that came too soon after another. */
  void (async () => {
    while (!times.allInDocument) {
      watch(document);
      watch(bench.root());
      look();
      await bench.wait(4);
    }
  })();

  /** Waits until nothing has changed for a while. */
  bench.quiet = async (milliseconds, limit = 20_000) => {
    const end = performance.now() + limit;
    do await bench.wait(50);
    while (
      performance.now() < end &&
      performance.now() - Math.max(bench.changed, ...bench.longTasks.slice(-1), 0) < milliseconds
    );
  };

  /**
   * Milliseconds from an act at a frame's start to the frame that shows its result, and to the last change after it.
   * It is over when nothing has changed for a quarter of a second, or for well over the longest `lag` that such acts
   * have had between two changes.
   */
  bench.time = async (act, holds, lag, limit = 30_000) => {
    const calm = lag === undefined ? 250 : Math.min(250, Math.max(70, 2 * lag + 40));
    await bench.painted();
    await bench.wait(30);
    await nextFrame();
    const start = performance.now();
    act();
    await afterTask();
    let shown;
    let settled = 0;
    let longest = 0;
    let now = performance.now();
    for (;;) {
      if (shown === undefined && holds()) shown = now - start;
      if (bench.changed > start) {
        const until = Math.max(settled, bench.changed - start, shown ?? 0);
        if (settled) longest = Math.max(longest, until - settled);
        settled = until;
      }
      if ((shown !== undefined && now - Math.max(bench.changed, start + shown) > calm) || now - start > limit) break;
      now = await bench.painted();
    }
    return { shown: shown ?? null, settled: Math.max(settled, shown ?? 0), lag: longest };
  };
})();
