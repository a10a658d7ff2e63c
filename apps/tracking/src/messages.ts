import { formatPercent } from '@khep/domain/money';

/** Messages of the page. Names of shipment states come from the domain. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

interface Messages {
  order: string;
  whereItIs: string;
  copyLink: string;
  copied: string;
  refresh: string;
  lastChecked: string;
  needHelp: string;
  mayLike: string;
  refundPolicy: string;
  privacyPolicy: string;
  notFoundTitle: string;
  notFoundText: string;
  limitedTitle: string;
  limitedText: string;
  lookupLabel: string;
  lookupButton: string;
  parcel: (n: number, of: number) => string;
  noScans: string;
  preparing: string;
  preparingText: string;
  simulated: string;
  courierSite: string;
  write: string;
  call: string;
  off: (percent: number) => string;
  otherLanguage: string;
  progress: string;
}

export const messages: Record<Language, Messages> = {
  en: {
    order: 'Order',
    whereItIs: 'Status',
    copyLink: 'Copy link',
    copied: 'Link copied',
    refresh: 'Check again',
    lastChecked: 'Last checked',
    needHelp: 'Need help?',
    mayLike: 'You may also like',
    refundPolicy: 'Refund policy',
    privacyPolicy: 'Privacy',
    notFoundTitle: 'Parcel not found',
    notFoundText:
      'Check the order ID or tracking number in your message. New orders can take a few hours to appear.',
    limitedTitle: 'Too many requests',
    limitedText: 'Too many requests. Try again in a minute.',
    lookupLabel: 'Order ID or tracking number',
    lookupButton: 'Track',
    parcel: (n, of) => `Parcel ${n} of ${of}`,
    noScans: "The courier hasn't scanned this parcel yet. The first scan is at pickup.",
    preparing: 'Being prepared',
    preparingText: 'Your order is being packed. The tracking number follows once a courier is assigned.',
    simulated: 'This parcel uses a simulated courier: this is a demo, nothing is being delivered.',
    courierSite: 'Courier',
    write: 'Write',
    call: 'Call',
    off: (percent) => `${formatPercent(percent)} off`,
    otherLanguage: 'हिन्दी',
    progress: 'Progress',
  },
  hi: {
    order: 'ऑर्डर',
    whereItIs: 'पार्सल कहाँ है',
    copyLink: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    refresh: 'फिर से देखें',
    lastChecked: 'पिछली जाँच',
    needHelp: 'मदद चाहिए?',
    mayLike: 'आपको ये भी पसंद आ सकते हैं',
    refundPolicy: 'रिफ़ंड नीति',
    privacyPolicy: 'निजता',
    notFoundTitle: 'इस नंबर का कोई पार्सल नहीं मिला',
    notFoundText: 'अपने संदेश में ऑर्डर आईडी या ट्रैकिंग नंबर देखें। नया ऑर्डर दिखने में कुछ घंटे लग सकते हैं।',
    limitedTitle: 'कृपया एक क्षण रुकें',
    limitedText: 'यह पेज थोड़ी देर में बहुत बार खोला गया। एक मिनट बाद फिर देखें।',
    lookupLabel: 'ऑर्डर आईडी या ट्रैकिंग नंबर',
    lookupButton: 'ट्रैक करें',
    parcel: (n, of) => `पार्सल ${n} / ${of}`,
    noScans: 'कूरियर ने अभी यह पार्सल स्कैन नहीं किया है। पहला स्कैन पिकअप पर होगा।',
    preparing: 'तैयार हो रहा है',
    preparingText: 'ऑर्डर मिल गया है और पैक किया जा रहा है। ट्रैकिंग नंबर कूरियर के साथ आएगा।',
    simulated: 'यह पार्सल एक नकली कूरियर के साथ चल रहा है: यह केवल अभ्यास है, कुछ भी डिलीवर नहीं हो रहा।',
    courierSite: 'कूरियर',
    write: 'लिखें',
    call: 'फ़ोन करें',
    off: (percent) => `${formatPercent(percent)} छूट`,
    otherLanguage: 'English',
    progress: 'प्रगति',
  },
};
