import type { Browser, CDPSession, Page } from 'playwright-core';

interface Probe {
  /** Number of the element that shows the characters. */
  index: number;
  family: string;
  characters: string;
}

/**
 * Finds characters of a page that no bundled font has. Each pair of a font and a character is looked at once, however
 * often stories show it.
 */
export class BundledFonts {
  #page: Page;
  #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<BundledFonts> {
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    return new BundledFonts(page, session);
  }

  /** Throws if the check would miss a character in a font of the machine. */
  static async selfTest(browser: Browser): Promise<void> {
    const page = await browser.newPage();
    await page.setContent('<p style="font-family: system-ui">Latin</p>');
    const problems = await (await BundledFonts.on(page)).problems();
    await page.close();
    if (problems.length === 0) throw new Error("The check of fonts does not see the machine's fonts.");
  }

  /** Returns a sentence per font that is not bundled and was used on the page since the last call. */
  async problems(): Promise<string[]> {
    const probes = await this.#page.evaluate(addProbes);
    if (probes.length === 0) return [];
    try {
      // Node ids are valid until the next navigation, and only once the document was requested.
      await this.#session.send('DOM.getDocument', { depth: 0 });
      await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
      const problems = await Promise.all(probes.map((probe) => this.#problemsOf(probe)));
      return problems.flat();
    } finally {
      await this.#page.evaluate(() => document.querySelector('[data-font-probes]')?.remove());
    }
  }

  async #problemsOf({ index, family, characters }: Probe): Promise<string[]> {
    const { result } = await this.#session.send('Runtime.evaluate', {
      expression: `document.querySelector('[data-font-probes]').children[${index}]`,
    });
    const { nodeId } = await this.#session.send('DOM.requestNode', { objectId: result.objectId ?? '' });
    const { fonts } = await this.#session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts
      .filter((font) => !font.isCustomFont)
      .map((font) => `some of "${characters}" in ${family} use the machine's font ${font.familyName}`);
  }
}

/** Runs in the page: adds an element per font, with the characters not yet looked at in it. */
function addProbes(): Probe[] {
  const memory = globalThis as unknown as { probedCharacters?: Map<string, Set<string>> };
  const seen = (memory.probedCharacters ??= new Map());
  const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' });
  const found = new Map<string, Set<string>>();
  const note = (style: CSSStyleDeclaration, text: string) => {
    const font = `${style.fontStyle} ${style.fontWeight} 16px ${style.fontFamily}`;
    const known = seen.get(font) ?? new Set<string>();
    seen.set(font, known);
    for (const { segment } of segmenter.segment(text)) {
      if (known.has(segment) || segment.trim() === '') continue;
      known.add(segment);
      found.set(font, (found.get(font) ?? new Set()).add(segment));
    }
  };
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest('script, style, noscript, .sb-wrapper') || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    for (const child of element.childNodes)
      if (child.nodeType === Node.TEXT_NODE) note(style, child.nodeValue ?? '');
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      note(style, `${element.value}${element.placeholder}`);
    for (const part of ['::before', '::after'] as const) {
      const pseudo = getComputedStyle(element, part);
      const text = /^"(?<text>.*)"$/s.exec(pseudo.content)?.groups?.['text'];
      if (text) note(pseudo, text);
    }
  }
  if (found.size === 0) return [];
  const holder = document.createElement('div');
  holder.dataset['fontProbes'] = '';
  holder.setAttribute('aria-hidden', 'true');
  holder.style.cssText = 'position: absolute; inset: 0 auto auto 0; opacity: 0; pointer-events: none';
  const probes = [...found].map(([font, characters], index) => {
    const probe = document.createElement('span');
    probe.style.font = font;
    probe.textContent = [...characters].join(' ');
    holder.append(probe);
    return { index, family: probe.style.fontFamily, characters: [...characters].join('') };
  });
  document.body.append(holder);
  return probes;
}
