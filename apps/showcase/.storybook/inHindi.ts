/** By length: a word, a phrase, a sentence. Devanagari is taller and often longer than Latin. */
const samples = [
  'ऑर्डर',
  'ऑर्डर बनाएँ',
  'पिकअप का पता जोड़ें',
  'आज दोपहर दो बजे पिकअप बंद होता है',
  'क्या आप जयपुर गोदाम को हमेशा के लिए हटाना चाहते हैं? यह वापस नहीं लाया जा सकता।',
];

const words = new Set([
  'children',
  'label',
  'title',
  'description',
  'placeholder',
  'errorMessage',
  'summary',
]);

function sampleFor(text: string): string {
  return samples.find((sample) => sample.length >= text.length) ?? samples.at(-1) ?? text;
}

/** A story's own words as Hindi of about their length, to see what the script does to the component. */
export function inHindi<Args extends Record<string, unknown>>(args: Args): Args {
  const told = Object.entries(args).map(([name, value]) => [
    name,
    words.has(name) && typeof value === 'string' ? sampleFor(value) : value,
  ]);
  return Object.fromEntries(told) as Args;
}
