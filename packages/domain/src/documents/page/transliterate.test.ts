import { expect, it } from 'vitest';
import { transliterate } from './transliterate.ts';

it.each([
  ['श्रीमती शक्ति द्विवेदी, जयपुर', 'Shrimati Shakti Dvivedi, Jayapur'],
  ['கோயம்புத்தூர் ௧௨', 'Koyamputtur 12'],
  ['শ্রীমতী মুখোপাধ্যায়', 'Shrimati Mukhopadhyay'],
  ['কলকাতা উৎসব', 'Kalakata Utsab'],
  ['శ్రీకృష్ణ వెంకటేశ్వర్లు', 'Shrikrishna Venkateshvarlu'],
  ['ಮೈಸೂರು ಬೆಂಗಳೂರು ರಾಷ್ಟ್ರಕವಿ', 'Maisuru Bengaluru Rashtrakavi'],
  ['ശ്രീകൃഷ്ണൻ, തിരുവനന്തപുരം', 'Shrikrishnan, Tiruvanantapuram'],
  ['કૃષ્ણા અમદાવાદ', 'Krishna Amadavad'],
  ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'Guraprit Singh'],
  ['ଭୁବନେଶ୍ୱର', 'Bhubaneshvara'],
  ['Plot 12, near जयपुर', 'Plot 12, Near Jayapur'],
  ['plain words, as they are', 'plain words, as they are'],
])('writes %s as %s', (text, latin) => {
  expect(transliterate(text)).toBe(latin);
});

it('leaves no Indian letters in any text', () => {
  const all = Array.from({ length: 0x480 }, (_, i) => String.fromCharCode(0x900 + i)).join('');
  expect(transliterate(all)).not.toMatch(/[\u0900-\u0d7f]/u);
});
