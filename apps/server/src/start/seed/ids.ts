import type { Random } from '../../base/seededRandom.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ids in the format of `newId` for a past time, deterministic by seed. */
export function seedIds(random: Random): (prefix: string, at: Date) => string {
  return (prefix, at) => {
    let time = '';
    for (let rest = at.getTime(), place = 0; place < 10; place += 1, rest = Math.floor(rest / 32))
      time = alphabet[rest % 32] + time;
    let tail = '000';
    for (let place = 0; place < 10; place += 1) tail += alphabet[random.int(0, 31)];
    return `${prefix}_${time}${tail}`;
  };
}
