import { formatCount, formatNumber } from '../money/index.ts';

const counted = (count: number) => formatNumber(Math.round(count));

/** Messages of the widgets of analytics. */
export const analyticsMessages = {
  findingList: {
    rates: {
      rto_rate: 'RTO rate',
      on_time_rate: 'On-time rate',
      ndr_late_rate: 'Share of missed NDR deadlines',
      ndr_fake_rate: 'Share of likely fake attempts',
    },
    rose: (rate: string, value: string, where: string) => `${rate} rose to ${value} in ${where}.`,
    fell: (rate: string, value: string, where: string) => `${rate} fell to ${value} in ${where}.`,
    roseOverall: (rate: string, value: string) => `${rate} rose to ${value} for all parcels alike.`,
    fellOverall: (rate: string, value: string) => `${rate} fell to ${value} for all parcels alike.`,
    raisedByMix: (rate: string, where: string) => `${rate} is higher because the share of ${where} grew.`,
    loweredByMix: (rate: string, where: string) => `${rate} is lower because the share of ${where} grew.`,
    before: (value: string, parcels: number) =>
      `${value} before; ${formatCount(parcels, 'parcel', 'parcels')} in this period.`,
    share: (where: string, now: string, before: string) =>
      `${where}: ${now} of the parcels, ${before} before.`,
    zone: (name: string) => `zone ${name}`,
    more: {
      rto_rate: (count: number) => `About ${counted(count)} more RTO`,
      on_time_rate: (count: number) => `About ${counted(count)} more late deliveries`,
      ndr_late_rate: (count: number) => `About ${counted(count)} more missed deadlines`,
      ndr_fake_rate: (count: number) => `About ${counted(count)} more likely fake attempts`,
    },
    fewer: {
      rto_rate: (count: number) => `About ${counted(count)} fewer RTO`,
      on_time_rate: (count: number) => `About ${counted(count)} fewer late deliveries`,
      ndr_late_rate: (count: number) => `About ${counted(count)} fewer missed deadlines`,
      ndr_fake_rate: (count: number) => `About ${counted(count)} fewer likely fake attempts`,
    },
    between: (low: number, high: number) => `likely between ${counted(low)} and ${counted(high)}`,
    lost: (amount: string, low: string, high: string) => `${amount} lost, likely between ${low} and ${high}`,
    saved: (amount: string, low: string, high: string) =>
      `${amount} saved, likely between ${low} and ${high}`,
    evidence: 'Open the parcels',
    actions: {
      allocation: 'Open courier allocation',
      rto_risk: 'Open RTO risk',
      ndr: 'Open failed deliveries',
    },
    quiet: 'No change beyond chance',
    quietHelp: (days: string) => `Compared with ${days}.`,
    tooFew: 'Not enough parcels to compare',
    tooFewHelp: (events: number) =>
      `Both periods need parcels, with at least ${events} cases together. The RTO rate also needs shipments from a month before.`,
  },
  emailedReports: {
    label: 'Pages by email',
    rhythms: {
      day: (title: string, _weekday: string, time: string) => `${title}, each day at ${time}`,
      week: (title: string, weekday: string, time: string) => `${title}, each ${weekday} at ${time}`,
      month: (title: string, _weekday: string, time: string) =>
        `${title}, on the first of each month at ${time}`,
    },
    toYou: 'To you',
    to: (names: string) => `To ${names}`,
    by: (name: string) => `Set up by ${name}`,
    next: (at: string) => `first on ${at}`,
    sent: (at: string) => `sent ${at}`,
    send: 'Send now',
    sendOne: (title: string) => `Send now: ${title}`,
    stop: 'Stop',
    stopOne: (title: string) => `Stop ${title}`,
    stopForAll: 'Stop for all',
    stopOneForAll: (title: string) => `Stop for all: ${title}`,
    leave: 'Stop for me',
    leaveOne: (title: string) => `Stop for me: ${title}`,
    empty: 'No pages by email',
    emptyHelp: 'Pages that your brand’s users get are listed here, and can be stopped.',
  },
  outsideAddresses: {
    label: (title: string) => `Addresses outside the brand that get ${title}`,
    states: {
      waiting: (day: string) => `Asked on ${day}, not confirmed yet`,
      confirmed: (_day: string) => 'Confirmed',
      stopped: (_day: string) => 'Stopped by its owner',
    },
    ask: 'Ask again',
    askOne: (email: string) => `Ask again ${email}`,
    remove: 'Remove',
    removeOne: (email: string) => `Remove ${email}`,
    add: 'Add outside address',
    addTo: (title: string) => `Add outside address to ${title}`,
    email: 'Email address',
    help: 'It must confirm before the page is sent to it.',
    send: 'Send confirmation',
    cancel: 'Cancel',
  },
  fairCouriers: {
    label: (rate: string) => `${rate} of couriers on like parcels, table`,
    metrics: {
      rto_rate: 'RTO rate',
      on_time_rate: 'On time',
      first_attempt_rate: 'Delivered at first attempt',
    },
    courier: 'Courier',
    compared: 'Compared parcels',
    comparedOf: (compared: string, parcels: string) => `${compared} of ${parcels}`,
    ownRate: 'Own parcels',
    ownRateOf: (courier: string) => `, own parcels of ${courier}, show what it counts`,
    fair: 'On like parcels',
    verdict: 'Against the others',
    verdicts: {
      better: 'Better',
      worse: 'Worse',
      unclear: 'No clear difference',
      too_few: 'Too few like parcels',
    },
    interval: (low: string, high: string) => `${low} to ${high}`,
    average: (value: string) =>
      `Average of the compared parcels ${value}. The true rate is in the range of a courier 9 times in 10.`,
    moves: {
      rto_rate: (to: string, from: string, parcels: string, fewer: string, low: string, high: string) =>
        `Had ${to} carried the ${parcels} compared parcels of ${from}, ${fewer} fewer would have come back (${low} to ${high}).`,
      on_time_rate: (to: string, from: string, parcels: string, fewer: string, low: string, high: string) =>
        `Had ${to} carried the ${parcels} compared parcels of ${from}, ${fewer} fewer would have been late (${low} to ${high}).`,
      first_attempt_rate: (
        to: string,
        from: string,
        parcels: string,
        fewer: string,
        low: string,
        high: string,
      ) =>
        `Had ${to} carried the ${parcels} compared parcels of ${from}, ${fewer} fewer would have failed at the first attempt (${low} to ${high}).`,
    },
    draftRule: 'Draft a rule and its price',
    empty: 'Nothing to compare',
    emptyHelp: 'Two couriers need parcels of the same state, payment and zone that ended in this period.',
  },
};
