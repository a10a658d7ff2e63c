import { useState } from 'react';

/** A sign-up that waits for its code: what the server called it, where the code went, and whom it is of. */
export interface PendingSignUp {
  username: string;
  signup_id: string;
  sent_to: string;
}

const key = 'khep-sign-up';

/** Keeps it for this tab, so that a reload still takes the code. */
export function usePendingSignUp(): [
  PendingSignUp | undefined,
  (pending: PendingSignUp | undefined) => void,
] {
  const [pending, setPending] = useState(read);
  return [
    pending,
    (next) => {
      setPending(next);
      if (next) sessionStorage.setItem(key, JSON.stringify(next));
      else sessionStorage.removeItem(key);
    },
  ];
}

function read(): PendingSignUp | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : (JSON.parse(text) as PendingSignUp);
}
