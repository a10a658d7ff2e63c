import type { ComponentDocs } from '../componentDocs.ts';

export const textFieldDocs: ComponentDocs = {
  name: 'TextField',
  group: 'inputs',
  purpose: 'For one line of text: a name, an order ID, an email.',
  alternatives: [
    { name: 'TextArea', when: 'it has several lines' },
    { name: 'MoneyField', when: 'it is an amount' },
    { name: 'PincodeField', when: 'it is a PIN code' },
    { name: 'PhoneField', when: 'it is a mobile number' },
    { name: 'SearchField', when: 'it filters the page' },
  ],
  do: [
    'Use a noun as label: "Order ID".',
    'Set `autoComplete` if the browser may know the value.',
    'Put fixed text in `prefix` or `suffix`.',
  ],
  dont: ["Don't explain in the placeholder: it disappears. Use `description`."],
  keyboard: [
    { keys: 'Tab', does: 'moves to it and on' },
    { keys: 'Enter', does: 'submits the form' },
  ],
  screenReader: ['Order ID, edit text, required, Leave empty for the next number'],
  requirements: {
    'label-names-it':
      'Its label names it, its description describes it, and a click on its prefix focuses it.',
    'error-is-heard': 'An error shows below and is announced.',
    'keeps-its-value': 'Without `value` it is uncontrolled, starting from `defaultValue`.',
    'passes-attributes': '`id`, `aria-…` and `ref` reach the input, `data-…` the field.',
  },
};
