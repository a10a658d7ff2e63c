export interface PincodeRow {
  pincode: string;
  city: string;
  district: string;
  /** GST code of the state. */
  gst_state: string;
}

const base = 36;

/** A list of distinct names, referenced by index. */
class Names {
  readonly list: string[] = [];
  readonly index = new Map<string, number>();

  number(name: string): number {
    const known = this.index.get(name);
    if (known !== undefined) return known;
    this.list.push(name);
    this.index.set(name, this.list.length - 1);
    return this.list.length - 1;
  }
}

/**
 * Encodes rows, sorted by PIN code, as text with four lines: districts (`29Mysuru`, state and name), cities
 * that differ from their district, differences between PIN codes, and places. Separate sections compress
 * better. A place is a run `district[:city][*count]`; numbers are base 36.
 */
export function encodePincodes(rows: readonly PincodeRow[]): string {
  const districts = new Names();
  const cities = new Names();
  const steps: string[] = [];
  const runs: { place: string; count: number }[] = [];
  let last = 0;
  for (const row of rows) {
    const pin = Number(row.pincode);
    steps.push(pin - last === 1 ? '' : (pin - last).toString(base));
    last = pin;
    const district = districts.number(`${row.gst_state}${row.district}`).toString(base);
    const place =
      row.city === row.district ? district : `${district}:${cities.number(row.city).toString(base)}`;
    const run = runs.at(-1);
    if (run?.place === place) run.count += 1;
    else runs.push({ place, count: 1 });
  }
  const places = runs.map(({ place, count }) => (count === 1 ? place : `${place}*${count.toString(base)}`));
  return [districts.list.join('|'), cities.list.join('|'), steps.join(','), places.join(',')].join('\n');
}

/** Decodes the text of `encodePincodes`. */
export function decodePincodes(text: string): PincodeRow[] {
  const [districts = [], cities = [], steps = [], places = []] = text
    .split('\n')
    .map((part, index) => part.split(index < 2 ? '|' : ','));
  const rows: PincodeRow[] = [];
  let pin = 0;
  let next = 0;
  for (const run of places) {
    if (run === '') continue;
    const [place = '', count = '1'] = run.split('*');
    const [district = '', city] = place.split(':');
    const known = districts[Number.parseInt(district, base)] ?? '';
    const name = known.slice(2);
    for (let left = Number.parseInt(count, base); left > 0; left -= 1) {
      const step = steps[next] ?? '';
      pin += step === '' ? 1 : Number.parseInt(step, base);
      next += 1;
      rows.push({
        pincode: String(pin),
        district: name,
        gst_state: known.slice(0, 2),
        city: city === undefined ? name : (cities[Number.parseInt(city, base)] ?? name),
      });
    }
  }
  return rows;
}
