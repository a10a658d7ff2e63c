import { findOrder, loadBrand } from './server.ts';
import type { WidgetBrand, WidgetOrder, WidgetParcel } from './server.ts';
import { styles } from './styles.ts';

/** Detail of the element's events. */
export interface TrackEventDetail {
  /** The buyer's input. */
  query: string;
  /** The order, for `khep-track:found`. */
  order?: WidgetOrder;
}

const english: Pick<WidgetBrand, 'language' | 'direction' | 'texts'> = {
  language: 'en',
  direction: 'ltr',
  texts: {
    label: 'Order ID or tracking number',
    track: 'Track',
    not_found: 'Parcel not found',
    not_found_text: 'Check the order ID or tracking number in your message.',
    limited: 'Too many requests',
    unavailable: 'Tracking is unavailable. Try again later.',
    details: 'See all details',
  },
};

type Child = Node | string | false;
const present = (children: Child[]) => children.filter(Boolean) as (Node | string)[];

function make(tag: string, attributes: Record<string, string>, ...children: Child[]): HTMLElement {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...present(children));
  return node;
}

let sheet: CSSStyleSheet | undefined;
let fallbackServer = '';

/** Sets the server for elements without a `server` attribute. */
export function setDefaultServer(server: string): void {
  fallbackServer = server;
}

// Rendering on a server has no HTMLElement.
const Base =
  (globalThis as { HTMLElement?: typeof HTMLElement }).HTMLElement ??
  (Object as unknown as typeof HTMLElement);

/** `<khep-track brand="…">`: a form that finds an order, and the order, inline. */
export class KhepTrackElement extends Base {
  static readonly observedAttributes = ['brand', 'server', 'lang', 'order'];
  #texts: Pick<WidgetBrand, 'language' | 'direction' | 'texts'> & Partial<WidgetBrand> = english;
  #root = make('div', { class: 'root', part: 'root' });
  #input = make('input', {
    part: 'input',
    name: 'order',
    required: '',
    autocomplete: 'off',
  }) as HTMLInputElement;
  #label = make('span', { part: 'label' });
  #button = make('button', { part: 'button' });
  #result = make('div', { part: 'result', role: 'status' });
  #query = 0;

  connectedCallback(): void {
    if (!this.shadowRoot) {
      const shadow = this.attachShadow({ mode: 'open', delegatesFocus: true });
      if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(styles);
      shadow.adoptedStyleSheets = [sheet];
      const form = make('form', { part: 'form' }, make('label', {}, this.#label, this.#input), this.#button);
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        void this.track(this.#input.value);
      });
      this.#root.append(form, this.#result);
      shadow.append(this.#root);
    }
    void this.#load();
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (name === 'order' && now) void this.track(now);
    else if (name !== 'order') void this.#load();
  }

  get #server(): string {
    return this.getAttribute('server') || fallbackServer || location.origin;
  }

  get #brand(): string {
    return this.getAttribute('brand') ?? '';
  }

  get #language(): string {
    const near = this.closest('[lang]')?.getAttribute('lang') || navigator.language;
    return near.split('-')[0] ?? 'en';
  }

  async #load(): Promise<void> {
    this.#write();
    const brand = await loadBrand(this.#server, this.#brand, this.#language);
    // Otherwise the form remains, in English; a lookup reports what is wrong.
    if (typeof brand === 'object') {
      this.#texts = brand;
      this.#write();
      this.#emit('ready', '');
    }
    const order = this.getAttribute('order');
    if (order) await this.track(order);
  }

  /** Looks an order up, as if the buyer had entered it. */
  async track(given: string): Promise<void> {
    const query = given.trim();
    if (query === '') return;
    this.#input.value = query;
    this.#query += 1;
    const turn = this.#query;
    this.#button.setAttribute('aria-disabled', 'true');
    const { texts, lookup_url } = this.#texts;
    const message = (title: string, text: string, link?: string) =>
      this.#show(
        make('p', { part: 'message' }, make('b', {}, title), text && ` ${text}`),
        link ? this.#link(link) : false,
      );
    const order = await findOrder(this.#server, this.#brand, this.#language, query);
    if (turn !== this.#query) return;
    this.#button.removeAttribute('aria-disabled');
    if (typeof order === 'object') {
      this.#showOrder(order);
      this.#emit('found', query, order);
    } else if (order === 404 || order === 422) {
      message(texts.not_found, texts.not_found_text, lookup_url);
      this.#emit('not-found', query);
    } else {
      message(order === 429 ? texts.limited : texts.unavailable, '');
      this.#emit('error', query);
    }
  }

  #write(): void {
    const { texts, language, direction, color, on_color } = this.#texts;
    this.#label.textContent = texts.label;
    this.#button.textContent = texts.track;
    this.#root.lang = language;
    this.#root.dir = direction;
    // Through the object model: a strict policy of the page forbids style attributes.
    for (const [name, value] of [
      ['--brand', color],
      ['--on-brand', on_color],
    ] as const)
      if (value && /^#[0-9a-f]{6}$/i.test(value)) this.#root.style.setProperty(name, value);
  }

  #link(href: string): Node | false {
    const url = URL.parse(href, this.#server);
    if (!url || !/^https?:$/.test(url.protocol)) return false;
    return make('a', { class: 'more', part: 'link', href: url.href }, this.#texts.texts.details);
  }

  #show(...content: Child[]): void {
    this.#result.replaceChildren(...present(content));
  }

  #showOrder({ title, headline, detail, amount, parcels, url }: WidgetOrder): void {
    const parcel = (one: WidgetParcel) =>
      make(
        'section',
        { part: 'parcel' },
        parcels.length > 1 && make('h3', {}, `${one.title} · ${one.headline}`),
        one.steps.length > 0 &&
          make(
            'ol',
            { class: 'steps', part: 'steps' },
            ...one.steps.map(({ label, state }) =>
              make(
                'li',
                { part: 'step', 'data-state': state, ...(state === 'now' ? { 'aria-current': 'step' } : {}) },
                label,
              ),
            ),
          ),
        make(
          'ol',
          { class: 'events', part: 'events' },
          ...one.events.map((event) =>
            make('li', {}, event.text, make('br', {}), make('small', {}, event.detail)),
          ),
        ),
      );
    this.#show(
      make('p', { part: 'order' }, make('small', {}, title)),
      make('h2', { part: 'headline' }, headline),
      detail !== '' && make('p', { part: 'detail' }, detail),
      amount !== '' && make('p', { class: 'cash', part: 'amount' }, amount),
      ...parcels.map(parcel),
      this.#link(url),
    );
  }

  #emit(name: string, query: string, order?: WidgetOrder): void {
    const detail: TrackEventDetail = { query, ...(order ? { order } : {}) };
    this.dispatchEvent(new CustomEvent(`khep-track:${name}`, { detail, bubbles: true, composed: true }));
  }
}

/** Registers `<khep-track>`; harmless when repeated or rendered on a server. */
export function defineKhepTrack(): void {
  if (globalThis.customElements && !customElements.get('khep-track'))
    customElements.define('khep-track', KhepTrackElement);
}
