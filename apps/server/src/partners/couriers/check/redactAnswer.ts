import { isSecretName, maskNumbers, maskedText } from '../transport/redact.ts';

/** Values that stand for personal data and secrets in samples. */
const invented = 'Redacted';

/**
 * Redacts a parsed answer for a file that others read: below a name that stands for a secret or a person no value stays, and
 * no phone number or email address anywhere. Its shape, the types of its values and its statuses stay as they are.
 */
export function redactAnswer(value: unknown, isSecret = false): unknown {
  if (Array.isArray(value)) return value.map((one) => redactAnswer(one, isSecret));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, own]) => [name, redactAnswer(own, isSecret || isSecretName(name))]),
    );
  if (typeof value === 'string') return isSecret && value !== '' ? invented : maskTexts(value);
  if (typeof value === 'number') return isSecret ? 0 : value;
  return value;
}

const maskTexts = (text: string): string =>
  (/^\s*</.test(text) ? maskedText(text) : maskNumbers(text)).replaceAll(
    /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
    '***',
  );
