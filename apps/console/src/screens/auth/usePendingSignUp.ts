import { useState } from 'react';

/** A sign-up waiting for its code: its id, where the code was sent, and the user name. */
export interface PendingSignUp {
  username: string;
  signup_id: string;
  sent_to: string;
}

const key = 'khep-sign-up';

/** Stores it for this tab, so that a reload still accepts the code. */
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
