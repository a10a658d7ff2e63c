/** How to log in to the demo brand, which the first start fills. It is told on the terminal. */
export const demoLogin = { email: 'ritika@mittiandloom.in', password: 'khep-demo-2026' } as const;
