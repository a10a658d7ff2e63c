const hourInIndia = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  hour12: false,
  timeZone: 'Asia/Kolkata',
});
const dayInIndia = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Asia/Kolkata',
});

/** "Good morning, Ritika", by the hour in India. */
export function greeting(now: Date, name: string): string {
  const hour = Number(hourInIndia.format(now)) % 24;
  const part = hour < 4 ? 'evening' : hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return name === '' ? `Good ${part}` : `Good ${part}, ${name}`;
}

/** "Saturday 21 November". */
export function today(now: Date): string {
  return dayInIndia.format(now).replaceAll(',', '');
}
