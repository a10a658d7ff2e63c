/** The parcel of the logo, in the text's colour. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="17"
      height="17"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M12 3 3.5 7.5v9L12 21l8.5-4.5v-9L12 3Z" />
      <path d="M3.8 7.7 12 12l8.2-4.3M12 12v8.6" />
    </svg>
  );
}
