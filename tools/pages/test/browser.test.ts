// The pages in a real browser: nothing for axe to find, nothing cut off, nothing asked of the network, all of it there
// without scripts and on paper.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { needs } from '../../../test/support/needs.ts';
import { isFull } from '../../../test/support/scale.ts';
import { dashboardPage, releaseReport } from '../src/index.ts';
import {
  axeFindings,
  backgroundOf,
  enlargeText,
  isOnSummary,
  openAll,
  overflowing,
  startBrowser,
} from './support/browser.ts';
import { clean, mixed } from './support/sample-dashboard.ts';
import { sampleRelease } from './support/sample-release.ts';

const pages = {
  'a dashboard with everything': dashboardPage(mixed.dashboard, mixed.pairs),
  'a clean dashboard': dashboardPage(clean.dashboard, clean.pairs),
  'a release': releaseReport(sampleRelease()),
} as const;
type Name = keyof typeof pages;
const names = Object.keys(pages) as Name[];

let browser: Browser | undefined;
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ystack-pages-'));
  for (const [index, name] of names.entries()) writeFileSync(join(folder, `${index}.html`), pages[name]);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(needs('chromium'));

/** Opens a page; everything it asks for is noted. */
async function open(name: Name, options: BrowserContextOptions): Promise<{ page: Page; requests: string[] }> {
  browser ??= await startBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(join(folder, `${names.indexOf(name)}.html`)).href);
  return { page, requests };
}

const close = (page: Page): Promise<void> => page.context().close();

const allLooks = [320, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);
// A slice takes each width and each scheme once.
const looks = isFull
  ? allLooks
  : allLooks.filter(({ width, colorScheme }) => (width === 320) === (colorScheme === 'light'));

// A clean dashboard has no part that the other lacks.
describe.each(isFull ? names : names.filter((name) => name !== 'a clean dashboard'))('%s', (name) => {
  test.each(looks)('$width px, $colorScheme: axe finds nothing, nothing reaches outside', async (look) => {
    const { page, requests } = await open(name, { viewport: { width: look.width, height: 900 }, ...look });
    const states = isFull ? ['as it opens', 'all opened'] : ['all opened'];
    for (const state of states) {
      if (state === 'all opened') await openAll(page);
      expect(await axeFindings(page), state).toEqual([]);
      expect(await overflowing(page), state).toEqual([]);
    }
    expect(requests).toHaveLength(1);
    expect(await page.title()).not.toBe('owned');
    await close(page);
  });

  test('on paper: light, without navigation, nothing cut off, and it can be printed', async () => {
    const { page } = await open(name, { viewport: { width: 700, height: 990 }, colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await backgroundOf(page)).toBe('rgb(255, 255, 255)');
    expect(await page.locator('nav').isVisible()).toBe(false);
    expect(await axeFindings(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-');
    await close(page);
  });

  test('without scripts: all of it, and a click opens what is closed', async () => {
    const { page } = await open(name, { javaScriptEnabled: false, viewport: { width: 320, height: 900 } });
    expect(await page.locator('h1').isVisible()).toBe(true);
    const details = page.locator('details').first();
    expect(await details.locator('.inside').isVisible()).toBe(false);
    await details.locator('summary').click();
    expect(await details.locator('.inside').isVisible()).toBe(true);
    await close(page);
  });
});

test('by keyboard alone a closed case is reached and opened', async () => {
  const { page } = await open('a dashboard with everything', { viewport: { width: 1280, height: 900 } });
  for (let presses = 0; presses < 60 && !(await isOnSummary(page)); presses += 1) await page.keyboard.press('Tab');
  expect(await isOnSummary(page)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await page.locator('details[open]').count()).toBe(1);
  await close(page);
});

test('one drawing of the graph at a time', async () => {
  for (const [width, shown] of [
    [320, 'narrow'],
    [1280, 'wide'],
  ] as const) {
    const { page } = await open('a release', { viewport: { width, height: 900 } });
    expect(
      await page.locator('svg.graph:visible').evaluateAll((list) => list.map((svg) => svg.getAttribute('class'))),
    ).toEqual([`graph ${shown}`, `graph ${shown}`]);
    await close(page);
  }
});

test('the text is as large as the reader wants it', async () => {
  const { page } = await open('a release', { viewport: { width: 640, height: 900 } });
  await enlargeText(page);
  expect(await overflowing(page)).toEqual([]);
  await close(page);
});
