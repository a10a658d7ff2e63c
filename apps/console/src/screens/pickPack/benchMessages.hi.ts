import type { DomainMessagesOf } from '@khep/domain/messages';

/** In Hindi, the messages of other topics that the bench shows: the drawing of a box, and why an order is cancelled. */
export const benchMessagesHindi: {
  packedBox: DomainMessagesOf<'packedBox'>;
  cancelReason: DomainMessagesOf<'cancelReason'>;
} = {
  packedBox: {
    name: (number) => `डिब्बा ${number}`,
    title: (number, box) => `डिब्बा ${number}${box && ` · ${box}`}`,
    volume: (box) => `${box} की जगह`,
    fill: (percent, weight, volumetric) => `जगह का ${percent} · ${weight} · आयतन से वज़न ${volumetric} kg`,
    turn: (box) => `${box} घुमाएँ`,
    seenFrom: (degrees) => `${degrees}° से`,
    turnLeft: (box) => `${box} बाएँ घुमाएँ`,
    turnRight: (box) => `${box} दाएँ घुमाएँ`,
    order: 'रखने का क्रम',
    step: (at, of) => `${of} में से ${at}`,
    positions: (box) => `${box} में सामान की जगह`,
    unknownPosition: 'जगह पता नहीं',
    at: (size, place, orientation) => `${size}, ${place} पर · ${orientation}`,
    asMeasured: 'सीधा',
    onBase: 'तले पर घुमाया हुआ',
    onSide: (side) => `करवट पर, ${side} ऊपर की ओर`,
    sides: { l: 'लंबाई', w: 'चौड़ाई', h: 'ऊँचाई' },
    handling: { fragile: 'नाज़ुक', upright: 'यह तरफ़ ऊपर', none: 'घुमाना नहीं' },
    notes: {
      ownBox: 'अपने ही डिब्बे में जाता है',
      fragile: 'नाज़ुक',
      fragileItems: (items) => `नाज़ुक, ऊपर कुछ न रखें: ${items}`,
      upright: (items) => `सीधा रखें: ${items}`,
      fixed: (items) => `घुमाना नहीं: ${items}`,
      tag: (tag) => `इस डिब्बे में सिर्फ़ ${tag} का सामान`,
    },
  },
  cancelReason: {
    reason: 'कारण',
    other: 'कुछ और',
    typed: 'क्या हुआ',
    choose: 'कारण चुनें',
    enter: 'कारण लिखें',
  },
};
