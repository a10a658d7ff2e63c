import { card, links, title } from './page.css.ts';
import type { CustomerSupport, SocialMedia } from './pageData.ts';
import { safeLink } from './safeLink.ts';
import { messages } from './messages.ts';
import type { Language } from './messages.ts';

const networks = { facebook: 'Facebook', instagram: 'Instagram', whatsapp: 'WhatsApp', x: 'X' } as const;

/** Returns the chat link of a WhatsApp number; other values are links already. */
function networkLink(network: keyof typeof networks, value: string | null | undefined): string | undefined {
  if (network === 'whatsapp' && value && /^\+?[\d\s-]{10,16}$/.test(value)) {
    const digits = value.replaceAll(/\D/g, '');
    return `https://wa.me/${digits.length === 10 ? `91${digits}` : digits}`;
  }
  return safeLink(value);
}

export interface HelpProps {
  support: CustomerSupport;
  social: SocialMedia;
  language: Language;
}

/** Contact options of the brand; nothing if there are none. */
export function Help({ support, social, language }: HelpProps) {
  const say = messages[language];
  const contact = [
    support.mail ? { text: support.mail, href: safeLink(`mailto:${support.mail}`) } : undefined,
    support.phone
      ? { text: support.phone, href: safeLink(`tel:${support.phone.replaceAll(/[^\d+]/g, '')}`) }
      : undefined,
    { text: say.refundPolicy, href: safeLink(support.refund_policy_url) },
    { text: say.privacyPolicy, href: safeLink(support.privacy_policy_url) },
    ...(Object.keys(networks) as (keyof typeof networks)[]).map((network) => ({
      text: networks[network],
      href: networkLink(network, social[network]),
    })),
  ].filter((link): link is { text: string; href: string } => Boolean(link?.href));
  if (contact.length === 0) return null;
  return (
    <section className={card} aria-labelledby="help">
      <h2 id="help" className={title}>
        {say.needHelp}
      </h2>
      <div className={links}>
        {contact.map((link) => (
          <a key={link.text} href={link.href} rel="noopener">
            {link.text}
          </a>
        ))}
      </div>
    </section>
  );
}
