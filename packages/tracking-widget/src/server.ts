/** A brand's colours and texts. */
export interface WidgetBrand {
  name: string;
  language: string;
  direction: 'ltr' | 'rtl';
  /** `#rrggbb` */
  color: string;
  on_color: string;
  texts: Record<
    'label' | 'track' | 'not_found' | 'not_found_text' | 'limited' | 'unavailable' | 'details',
    string
  >;
  /** The page where buyers can look up an order by phone. */
  lookup_url: string;
}

export interface WidgetParcel {
  title: string;
  headline: string;
  detail: string;
  steps: { label: string; state: 'done' | 'now' | 'next' }[];
  events: { text: string; detail: string }[];
}

/** An order in words, in the language that was asked for. */
export interface WidgetOrder {
  order_id: string;
  title: string;
  headline: string;
  detail: string;
  /** The COD amount to keep ready, as a sentence; empty if there is none. */
  amount: string;
  parcels: WidgetParcel[];
  /** The order's tracking page. */
  url: string;
}

/** A response that is not an order. */
export class TrackError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Tracking returned ${status}.`);
    this.status = status;
  }
}

const brands = new Map<string, Promise<WidgetBrand>>();

async function get<T>(url: URL): Promise<T> {
  const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new TrackError(response.status);
  return ((await response.json()) as { data: T }).data;
}

function address(server: string, language: string, ...parts: string[]): URL {
  const url = new URL(`/api/order-tracking/widget/${parts.map(encodeURIComponent).join('/')}`, server);
  url.searchParams.set('lang', language);
  return url;
}

/** Loads a brand once per page, however many widgets there are. */
export function loadBrand(server: string, brand: string, language: string): Promise<WidgetBrand> {
  const url = address(server, language, brand);
  let loading = brands.get(url.href);
  if (loading === undefined) {
    loading = get<WidgetBrand>(url);
    brands.set(url.href, loading);
    loading.catch(() => brands.delete(url.href));
  }
  return loading;
}

/** Finds an order by its number or AWB. @throws {TrackError} */
export const findOrder = (
  server: string,
  brand: string,
  language: string,
  id: string,
): Promise<WidgetOrder> => get(address(server, language, brand, id));
