import { formatPercent } from '@khep/domain/money';

/** The page's own words; what a parcel's state is called comes from the tracking rules. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

interface Words {
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

export const messages: Record<Language, Words> = {
  en: {
    order: 'Order',
    whereItIs: 'Where it is',
    copyLink: 'Copy link',
    copied: 'Link copied',
    refresh: 'Check again',
    lastChecked: 'Last checked',
    needHelp: 'Need help?',
    mayLike: 'You may also like',
    refundPolicy: 'Refund policy',
    privacyPolicy: 'Privacy',
    notFoundTitle: 'No parcel under this number',
    notFoundText:
      'Check the order id or the tracking number in your message. A new order can take a few hours to appear.',
    limitedTitle: 'One moment, please',
    limitedText: 'This page was opened many times in a short while. Wait a minute, then check again.',
    lookupLabel: 'Order id or tracking number',
    lookupButton: 'Track',
    parcel: (n, of) => `Parcel ${n} of ${of}`,
    noScans: 'The courier has not scanned this parcel yet. The first scan comes with the pickup.',
    preparing: 'Being prepared',
    preparingText: 'The order has arrived and is being packed. The tracking number comes with the courier.',
    simulated:
      'This parcel moves through a simulated courier: it is a rehearsal, nothing is being delivered.',
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
