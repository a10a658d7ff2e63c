import type { ComponentDocs } from '../componentDocs.ts';

export const textFieldDocs: ComponentDocs = {
  name: 'TextField',
  group: 'inputs',
  purpose: 'Takes one line of free text: a name, an order id, an email.',
  alternatives: [
    { name: 'TextArea', when: 'it has several lines' },
    { name: 'MoneyField', when: 'it is an amount' },
    { name: 'PincodeField', when: 'it is a pincode' },
    { name: 'PhoneField', when: 'it is a mobile number' },
    { name: 'SearchField', when: 'it narrows what is on the page' },
  ],
  do: [
    'Label it with a noun: "Order id".',
    'Give `autoComplete` where the browser may know the answer.',
    'Put what is fixed into `prefix` or `suffix`.',
  ],
  dont: ['Do not explain in the placeholder: it goes when typing begins. Use `description`.'],
  keyboard: [
    { keys: 'Tab', does: 'goes to it, and on' },
    { keys: 'Enter', does: 'sends the form' },
  ],
  screenReader: ['Order id, edit text, required, Left empty, the next number is taken.'],
  requirements: {
    'label-names-it': 'Its label names it, help describes it, and a press on its prefix begins typing.',
    'error-is-heard': 'What is wrong is under it and heard with it.',
    'keeps-its-value': 'Without `value` it keeps what is typed, starting from `defaultValue`.',
    'passes-attributes': '`id`, `aria-…` and `ref` reach the input, `data-…` the field.',
  },
};
