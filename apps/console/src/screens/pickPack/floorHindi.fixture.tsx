import { createClient } from '@khep/api/client';
import { ClientProvider } from '@khep/api/hooks';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { usePickLanguage } from './usePickLanguage.ts';

let root: Root;

/** Before each test: an empty page, on a device on which no language was chosen. */
export function openPage(): void {
  localStorage.clear();
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
}

/** After each test. */
export function closePage(): void {
  act(() => root.unmount());
  document.body.replaceChildren();
  localStorage.clear();
}

export const chooseHindi = (): void => localStorage.setItem('khep-pick-language', 'hi');

function Choice() {
  const [language, setLanguage] = usePickLanguage();
  return <button onClick={() => setLanguage(language === 'en' ? 'hi' : 'en')}>{language}</button>;
}

/** A server's responses, by the end of a path: its data, or an error. A missing one is as without a network. */
export type Answers = Readonly<Record<string, unknown>>;

/** Shows a screen with what the server answers. */
export function showScreen(screen: ReactNode, answers: Answers): Promise<void> {
  const client = createClient({
    session: {
      token: () => 't',
      user: () => ({ email: '', name: '', brand_id: '' }),
      forget: () => undefined,
    },
    onSignedOut: () => undefined,
    fetch: (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://khep.test');
      const found = Object.entries(answers).find(([path]) => pathname.endsWith(path));
      if (!found) throw new Error(`No answer for ${pathname}`);
      const [, answer] = found;
      return Promise.resolve(answer instanceof Response ? answer.clone() : Response.json({ data: answer }));
    },
  });
  return act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <ClientProvider client={client}>
          <Choice />
          <main>{screen}</main>
        </ClientProvider>
      </SWRConfig>,
    ),
  );
}

function textsIn(part: Element): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
  return found;
}

/** The attributes that a screen reader says beside the texts. */
const heard = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt'];
/** Words that Hindi writes in Latin letters too: abbreviations, units, browsers, and the name of the other language. */
const terms = ['SKU', 'AWB', 'COD', 'HTTPS', 'kg', 'cm', 'Chrome', 'Edge', 'English'];

/** Words in Latin letters that a user reads or hears, without the names that are data. */
export function latinWords(data: readonly string[]): string[] {
  const all = [...document.querySelectorAll('main, [role=dialog], [role=alertdialog], [role=listbox]')];
  const said = all.flatMap((part) => [
    ...textsIn(part),
    ...heard.flatMap((name) =>
      [...part.querySelectorAll(`[${name}]`)].map((named) => named.getAttribute(name) ?? ''),
    ),
  ]);
  const text = data.reduce((rest, name) => rest.replaceAll(name, ' '), said.join(' | '));
  return [...new Set(text.match(/[A-Za-z]{2,}/g) ?? [])].filter((word) => !terms.includes(word));
}

export const press = async (name: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(
    (one) => one.textContent === name || one.getAttribute('aria-label') === name,
  );
  if (!button) throw new Error(`No button ${name}`);
  await act(async () => button.click());
};
