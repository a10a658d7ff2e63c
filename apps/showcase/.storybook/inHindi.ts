/** By length: a word, a phrase, a sentence. Devanagari is taller and often longer than Latin. */
const samples = [
  'ऑर्डर',
  'पता जोड़ें',
  'ऑर्डर बनाएँ',
  'पिकअप का पता जोड़ें',
  'आज दोपहर दो बजे पिकअप बंद होता है',
  'ऑर्डर बन गया है, अब लेबल छापें और पैकेट तैयार रखें।',
  'क्या आप जयपुर गोदाम को हमेशा के लिए हटाना चाहते हैं? यह वापस नहीं लाया जा सकता।',
];

/** A text of the kit's field in Hindi, at least as long as this one. */
export function sampleFor(text: string): string {
  return samples.find((sample) => sample.length >= text.length) ?? samples.at(-1) ?? text;
}
