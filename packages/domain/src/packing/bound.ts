import type { Packer } from './packer.ts';

/** A number of boxes that no packing can go below: by volume, by weight, and by what no single box takes. */
export function leastBoxes(packer: Packer, counts: Int32Array): number {
  const { goods, rooms } = packer;
  let volume = 0;
  let weight = 0;
  for (let k = 0; k < counts.length; k++) {
    volume += counts[k]! * goods.volume[k]!;
    weight += counts[k]! * goods.weight[k]!;
  }
  let largest = 0;
  let strongest = 0;
  for (const room of rooms) {
    if (room.volume > largest) largest = room.volume;
    if (room.capacity > strongest) strongest = room.capacity;
  }
  const bySums = Math.ceil(Math.max(volume / largest, weight / strongest) - 1e-9);
  return Math.max(bySums, packer.roomsFor(counts).length > 0 ? 1 : 2);
}
