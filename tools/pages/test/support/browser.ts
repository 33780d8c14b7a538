// The system's own Chromium, without a display, as `doctor` finds it.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import axe from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumPrograms } from '../../../ystack/src/doctor/tools.ts';

/** Starts the browser. As root it cannot have a sandbox of its own; it is shown our own pages only. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: programPath(), args: ['--no-sandbox', '--disable-gpu'] });

function programPath(): string {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = chromiumPrograms.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
  if (found === undefined) throw new Error('no chromium on the PATH');
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type AxeResult = {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];
};

/** What axe finds wrong with the page as it is shown, each with the first places. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run(document)')) as AxeResult;
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .slice(0, 3)
        .map(({ html }) => html.slice(0, 160))
        .join(' / ')}`,
  );
}

// What runs inside the page is text here: its words are of a browser, not of this program.
const findOverflowing = `[...document.querySelectorAll('body *')]
  .filter((element) => !element.closest('svg'))
  .filter((element) => {
    for (let at = element; at; at = at.parentElement) if (getComputedStyle(at).clipPath !== 'none') return false;
    return true;
  })
  .filter((element) => {
    const { right, left, width } = element.getBoundingClientRect();
    const isOutside = right > document.documentElement.clientWidth + 1 || left < -1;
    return width > 0 && (isOutside || (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1));
  })
  .map((element) => element.tagName.toLowerCase() + '.' + element.className + ': ' + element.textContent.slice(0, 60))`;

/** Elements that reach beyond the window, or whose content reaches beyond them. */
export const overflowing = (page: Page): Promise<readonly string[]> => page.evaluate(findOverflowing);

/** Opens everything that is closed. */
export const openAll = (page: Page): Promise<void> =>
  page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true; })");

/** The computed background of the page. */
export const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate('getComputedStyle(document.documentElement).backgroundColor');

/** Whether a disclosure has the focus. */
export const isOnSummary = (page: Page): Promise<boolean> =>
  page.evaluate("document.activeElement?.tagName === 'SUMMARY'");

/** Doubles the size of all text, as a reader can. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate("document.documentElement.style.setProperty('font-size', '200%')");
