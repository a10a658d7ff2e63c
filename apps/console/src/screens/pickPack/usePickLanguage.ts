import { useState } from 'react';

const key = 'khep-pick-language';

/** The language of picking and packing on this device: a picker may read another one than the person who set it up. */
export function usePickLanguage(): ['en' | 'hi', (language: 'en' | 'hi') => void] {
  const [language, setLanguage] = useState<'en' | 'hi'>(() =>
    localStorage.getItem(key) === 'hi' ? 'hi' : 'en',
  );
  return [
    language,
    (next) => {
      localStorage.setItem(key, next);
      setLanguage(next);
    },
  ];
}
