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

const brands = new Map<string, Promise<WidgetBrand | number>>();

/** Returns the data of a response, else its status: 0 where the browser got none or may not read it. */
async function get<T extends object>(url: URL): Promise<T | number> {
  try {
    const response = await fetch(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return response.ok ? ((await response.json()) as { data: T }).data : response.status;
  } catch {
    return 0;
  }
}

function address(server: string, language: string, ...parts: string[]): URL {
  const url = new URL(`/api/order-tracking/widget/${parts.map(encodeURIComponent).join('/')}`, server);
  url.searchParams.set('lang', language);
  return url;
}

/** Loads a brand once per page, however many widgets there are; a failure is tried again. */
export async function loadBrand(
  server: string,
  brand: string,
  language: string,
): Promise<WidgetBrand | number> {
  const url = address(server, language, brand);
  const loading = brands.get(url.href) ?? get<WidgetBrand>(url);
  brands.set(url.href, loading);
  const loaded = await loading;
  if (typeof loaded === 'number' && brands.delete(url.href))
    // Only the developer of the page can mend it: buyers read the same as in an outage.
    // oxlint-disable-next-line no-console
    console.warn(
      `khep-track: brand "${brand}" not loaded (${loaded}). Is ${location.origin} in Khep under Sites that show the widget?`,
    );
  return loaded;
}

/** Finds an order by its number or AWB. Otherwise returns the status of the response. */
export const findOrder = (
  server: string,
  brand: string,
  language: string,
  id: string,
): Promise<WidgetOrder | number> => get(address(server, language, brand, id));
