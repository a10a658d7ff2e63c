/** Returns the link if it is http, https, mailto or tel; otherwise undefined. */
export function safeLink(link: string | undefined | null): string | undefined {
  if (!link) return undefined;
  const text = link.trim();
  if (text.startsWith('/') && !text.startsWith('//')) return text;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
  return url && ['https:', 'http:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined;
}
