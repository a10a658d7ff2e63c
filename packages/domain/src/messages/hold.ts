/** Messages of orders that a rule holds. */
export const holdMessages = {
  orderHold: {
    title: 'Held',
    answer: 'Answer',
    answers: { release: 'Release to ship', call: 'Record call', paid: 'Mark as paid' },
    help: {
      release: 'It ships in spite of the rule.',
      call: 'A call that confirms the order releases it. Others keep it held.',
      paid: 'The order becomes prepaid, and the courier collects nothing.',
    },
    outcome: 'Outcome of the call',
    reference: 'Payment reference',
    note: 'Note',
    referenceMissing: 'Enter the reference of the payment',
  },
};
