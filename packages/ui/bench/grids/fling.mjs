/**
 * How a long grid is flung: frames a second, and how much of what is seen has no rows.
 *
 *   node fling.mjs tanstack,ours 4 100000 5 8000      kits, CPU slowdown, rows, rounds, pixels a second
 *
 * Runs in the benchmark's folder on what `grun.mjs` built there. Turns of the wheel come sixty times a second through the
 * browser's own input, so that the compositor scrolls as it does for a person. A listener that hears each scroll event before the grid does sees the
 * rows exactly as they were on the screen at that place: what they do not cover is blank.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const [kits = 'tanstack,ours', slowdown = 4, count = 100_000, rounds = 5, speed = 8000] =
  process.argv.slice(2);
const seconds = 2.5;

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html' };
const server = createServer((request, response) => {
  const path = `dist${request.url?.endsWith('/') ? `${request.url}index.html` : request.url}`;
  try {
    const content = readFileSync(path);
    response.setHeader('content-type', types[path.split('.').at(-1)] ?? 'text/plain');
    response.end(content);
  } catch {
    response.statusCode = 404;
    response.end();
  }
}).listen(0);

/** Runs in the page: counts frames, and with `isLooking` what the rows leave blank. */
function watch(isLooking) {
  const area = [...document.querySelectorAll('#root *')].find(
    (each) =>
      each.scrollHeight > each.clientHeight + 5000 && /auto|scroll/.test(getComputedStyle(each).overflowY),
  );
  const seen = { frames: [], blanks: [], from: area.scrollTop, area };
  window.flung = seen;
  let last;
  const frame = (now) => {
    if (last !== undefined) seen.frames.push(now - last);
    last = now;
    if (!seen.isOver) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const blank = () => {
    const head = area.querySelector('thead')?.getBoundingClientRect();
    const box = area.getBoundingClientRect();
    const top = head?.bottom ?? box.top;
    const bottom = box.top + area.clientHeight;
    let covered = 0;
    for (const row of area.querySelectorAll('[role="row"]')) {
      if (row.closest('thead')) continue;
      const at = row.getBoundingClientRect();
      covered += Math.max(0, Math.min(bottom, at.bottom) - Math.max(top, at.top));
    }
    seen.blanks.push(Math.max(0, 1 - covered / (bottom - top)));
  };
  if (isLooking) window.addEventListener('scroll', blank, { capture: true });
  seen.stop = () => {
    seen.isOver = true;
    window.removeEventListener('scroll', blank, { capture: true });
    return { frames: seen.frames, blanks: seen.blanks, moved: area.scrollTop - seen.from };
  };
}

async function turnWheel(session) {
  const sent = [];
  const from = performance.now();
  for (;;) {
    const elapsed = (performance.now() - from) / 1000;
    while (sent.length < elapsed * 60)
      sent.push(
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          x: 600,
          y: 400,
          deltaX: 0,
          deltaY: Number(speed) / 60,
        }),
      );
    if (elapsed > seconds) break;
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
  await Promise.all(sent);
}

const mean = (all) => (all.length === 0 ? NaN : all.reduce((sum, each) => sum + each, 0) / all.length);
const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--headless', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const results = {};
const names = kits.split(',');
for (let round = 0; round < Number(rounds); round += 1)
  for (const kit of round % 2 ? names.toReversed() : names) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(`http://localhost:${server.address().port}/g-${kit}/`);
    await page.waitForFunction('window.READY');
    await page.evaluate(`B.mount(${count})`);
    await page.waitForTimeout(400);
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) });
    const row = (results[kit] ??= { frames: [], slow: [], blank: [], worst: [], moved: [] });
    for (const isLooking of [false, true]) {
      await page.evaluate(`(${String(watch)})(${isLooking})`);
      await turnWheel(session);
      const { frames, blanks, moved } = await page.evaluate('window.flung.stop()');
      const took = frames.reduce((sum, each) => sum + each, 0);
      if (isLooking) {
        row.blank.push(100 * mean(blanks));
        row.worst.push(100 * Math.max(...blanks));
      } else {
        row.frames.push((1000 * frames.length) / took);
        row.slow.push((100 * frames.filter((each) => each > 34).length) / frames.length);
        row.moved.push(moved);
      }
    }
    await context.close();
  }
await browser.close();
server.close();

console.log(`${count} rows, CPU ×${slowdown}, ${speed} px/s, medians of ${rounds}`);
for (const [kit, row] of Object.entries(results))
  console.log(
    kit.padEnd(10),
    `frames/s ${median(row.frames).toFixed(0)}`,
    `over 34 ms ${median(row.slow).toFixed(0)} %`,
    `blank ${median(row.blank).toFixed(2)} %`,
    `worst ${median(row.worst).toFixed(0)} %`,
    `moved ${median(row.moved).toFixed(0)} px`,
  );
