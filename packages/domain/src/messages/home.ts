/** Messages of Home's widgets that other screens don't load. */
export const homeMessages = {
  cutOffList: {
    packed: (packed: string, of: string) => `${packed} of ${of} packed`,
    parcels: (of: string, count: number) => `${of} ${count === 1 ? 'parcel' : 'parcels'}`,
    inTime: (left: string) => `in ${left}`,
    left: 'pickup was due',
    verdicts: {
      makes: 'In time',
      tight: (percent: string) => `Tight, ${percent}`,
      misses: 'Too late',
    },
    allPacked: 'All packed',
    between: (early: string, late: string) => `done between ${early} and ${late}`,
    needs: (packers: number, now: number) => `${packers} packers make it; ${now} now`,
    tooFew: 'more packers don’t make it',
    noForecast: 'no forecast yet',
    noForecasts: 'No forecast yet: it needs parcels that were packed by scan in the last hours.',
  },
  walletFigures: {
    wallet: 'Wallet',
    codDue: 'COD not paid out',
    empty: 'empty',
    emptyAt: (time: string) => `empty about ${time}`,
    lastsWeeks: 'lasts more than 8 weeks',
    noSpend: 'no freight charged lately',
  },
};
