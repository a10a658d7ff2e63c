/** Common passwords and words. */
const common =
  'password passw0rd welcome admin login letmein qwerty qwertyuiop asdfgh zxcvbn iloveyou monkey dragon abc123 india bharat mumbai delhi krishna ganesh shiva sairam omsairam cricket sachin dhoni kohli master secret changeme test123'.split(
    ' ',
  );
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type PasswordStrengthLevel = (typeof strengths)[number];

export interface PasswordStrength {
  strength: PasswordStrengthLevel;
  /** The most effective improvement; undefined if strong. */
  advice?: 'longer' | 'common' | 'personal' | 'pattern';
}

/** Counts repeated, sequential and keyboard-adjacent characters. */
function patterned(text: string): number {
  let count = 0;
  for (let at = 2; at < text.length; at += 1) {
    const three = text.slice(at - 2, at + 1);
    const back = three.split('').toReversed().join('');
    const isRepeat = three[0] === three[1] && three[1] === three[2];
    if (isRepeat || rows.some((row) => row.includes(three) || row.includes(back))) count += 1;
  }
  return count;
}

/**
 * Estimates the strength of a password. It guides the user; only the server can check for leaked passwords.
 * @param personal words known about the user: the email, the brand
 */
export function passwordStrength(password: string, personal: readonly string[] = []): PasswordStrength {
  const text = password.toLowerCase();
  const parts = personal
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  const foreseen = (words: readonly string[]) => words.filter((word) => text.includes(word));
  const [ownWords, commonWords] = [foreseen(parts), foreseen(common)];
  const pattern = patterned(text);

  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(password)).length;
  const perLetter = [0, 4.7, 5.2, 5.7, 6][kinds]!;
  const lost = [...ownWords, ...commonWords].reduce((sum, word) => sum + word.length - 1, 0) + pattern;
  const distinct = new Set(text).size;
  const letters = Math.min(Math.max(0, password.length - lost), distinct * 2);
  const bits = letters * perLetter;

  const strength = strengths[bits < 36 ? 0 : bits < 52 ? 1 : bits < 68 ? 2 : 3];
  if (strength === 'strong') return { strength };
  if (ownWords.length > 0) return { strength, advice: 'personal' };
  if (commonWords.length > 0) return { strength, advice: 'common' };
  return { strength, advice: pattern > 1 ? 'pattern' : 'longer' };
}
