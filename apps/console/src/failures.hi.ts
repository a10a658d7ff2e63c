/** In Hindi, why a request has no answer of Khep, by the code of its error. */
const withoutAnswer: Readonly<Record<string, string>> = {
  network: 'नेटवर्क नहीं है। कनेक्शन देखें, फिर कोशिश करें।',
  timeout: 'इसमें बहुत देर लगी। फिर कोशिश करें।',
};

/** Returns undefined where the server answered. */
export const unansweredInHindi = (code: string): string | undefined => withoutAnswer[code];
