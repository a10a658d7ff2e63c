import { describe, expect, it } from 'vitest';
import { lostGlyphsIn, unsupportedGlyphs, scriptRuns } from './glyphs.ts';

const scriptsOf = (text: string) => scriptRuns(text).map(({ script }) => script);
const textsOf = (text: string) => scriptRuns(text).map((run) => run.text);

describe('runs of a script', () => {
  it('keep Hindi words in one run and use the Latin font otherwise', () => {
    expect(scriptsOf('मकान 12, शक्तिनगर, Near मैदान')).toEqual([
      'devanagari',
      'latin',
      'devanagari',
      'latin',
      'devanagari',
    ]);
    expect(textsOf('नई दिल्ली')).toEqual(['नई दिल्ली']);
    expect(scriptsOf('₹ 12')).toEqual(['latin']);
  });

  it('detect every Indian script and keep the whole text', () => {
    const cities = {
      bengali: 'কলকাতা',
      gurmukhi: 'ਅੰਮ੍ਰਿਤਸਰ',
      gujarati: 'અમદાવાદ',
      oriya: 'ଭୁବନେଶ୍ୱର',
      tamil: 'கோயம்புத்தூர்',
      telugu: 'హైదరాబాద్',
      kannada: 'ಮೈಸೂರು',
      malayalam: 'കൊല്ലം',
    };
    for (const [script, city] of Object.entries(cities)) {
      expect(scriptsOf(`${city} ${city}`)).toEqual([script]);
      expect(scriptsOf(`12, ${city}, India`)).toEqual(['latin', script, 'latin']);
    }
    const all = Object.values(cities).join(' ');
    expect(textsOf(all).join('')).toBe(all);
    expect(scriptsOf(`${cities.tamil} ${cities.telugu}`)).toEqual(['tamil', 'latin', 'telugu']);
  });

  it('show letters that no font has as question marks, signs by what means the same, and no pictures', () => {
    expect(textsOf('王 Wei 🎁')).toEqual(['? Wei']);
    expect(textsOf('🎁')).toEqual(['?']);
    expect(textsOf('श्री 🎁')).toEqual(['श्री', ' ']);
    expect(textsOf('−₹0.01 → 5″')).toEqual(['–₹0.01 -> 5"']);
    expect(textsOf('Jose\u0301\tMart\u00ednez')).toEqual(['José Martínez']);
    expect(textsOf('')).toEqual([]);
  });
});

describe('letters that are missing', () => {
  it('are those of no Indian and no European script; pictures beside them are left out', () => {
    expect(unsupportedGlyphs('王伟 王, Flat 4')).toEqual(['王', '伟']);
    expect(unsupportedGlyphs('عمر')).toEqual(['ع', 'م', 'ر']);
    expect(lostGlyphsIn({ name: '王', lines: [{ name: 'Чай' }, 4, 'Asha 🎁'], logo: 'data:王' })).toEqual({
      missing: ['王', 'Ч', 'а', 'й'],
      leftOut: ['🎁'],
    });
    expect(unsupportedGlyphs('🎁')).toEqual(['🎁']);
    expect(unsupportedGlyphs('श्रीमती சுப்பிரமணியன் Łukasz 🎁 ★')).toEqual([]);
  });
});
