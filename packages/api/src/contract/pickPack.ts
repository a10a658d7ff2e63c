import { z } from 'zod';
import { bodyLimits, byId, data, endpoint } from '../endpoint.ts';
import { requiredId } from '../entities/fields.ts';
import * as p from '../entities/pickPack.ts';

const ours = { module: 'pick and pack', errorMessage: 'Something went wrong', isExtension: true } as const;
const oneWave = data(z.object({ wave: p.WaveWalk }));
const oneBox = data(z.object({ box: p.BenchBox }));

/** Pick and pack: waves, walks, the bench and bins. The specification has its screens and no call. */
export const pickPack = {
  board: endpoint({
    id: 'pickPack.board',
    method: 'GET',
    path: '/pick-pack/waves',
    ...ours,
    query: p.WaveFilter,
    response: data(p.WaveBoard),
  }),
  /** Counts the boxes that a wave would take. */
  countWaiting: endpoint({
    id: 'pickPack.countWaiting',
    method: 'GET',
    path: '/pick-pack/waiting',
    ...ours,
    query: p.WaveChoice,
    response: data(p.WaveMatch),
  }),
  /** Puts waiting boxes into waves of one cart each. */
  createWaves: endpoint({
    id: 'pickPack.createWaves',
    method: 'POST',
    path: '/pick-pack/waves',
    ...ours,
    // The walks are planned in a thread of their own.
    lane: 'heavy',
    body: p.WaveDraft,
    response: data(z.object({ waves: z.array(p.Wave) })),
  }),
  wave: endpoint({
    id: 'pickPack.wave',
    method: 'GET',
    path: '/pick-pack/waves/{id}',
    ...ours,
    params: byId,
    response: oneWave,
  }),
  /** Takes the wave: from then on no other person picks it, unless they take it over. */
  startWave: endpoint({
    id: 'pickPack.startWave',
    method: 'POST',
    path: '/pick-pack/waves/{id}/start',
    ...ours,
    params: byId,
    body: p.WaveStart,
    response: oneWave,
  }),
  /** Deeds of a picker, also long after: each action counts once. */
  pick: endpoint({
    id: 'pickPack.pick',
    method: 'POST',
    path: '/pick-pack/waves/{id}/actions',
    ...ours,
    params: byId,
    body: p.PickActions,
    response: data(p.PickAnswer),
  }),
  /** Ends a wave early: what isn't picked waits for another one. */
  cancelWave: endpoint({
    id: 'pickPack.cancelWave',
    method: 'POST',
    path: '/pick-pack/waves/{id}/cancel',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneWave,
  }),
  /** The box that a scanned code means. */
  findBox: endpoint({
    id: 'pickPack.findBox',
    method: 'GET',
    path: '/pick-pack/bench',
    ...ours,
    query: p.BenchCode,
    response: oneBox,
  }),
  /** Records a packed box with its evidence. The same box again returns what was recorded. */
  packed: endpoint({
    id: 'pickPack.packed',
    method: 'POST',
    path: '/pick-pack/bench/{id}',
    ...ours,
    params: byId,
    body: p.PackedDraft,
    response: oneBox,
  }),
  /** Box sizes that take all pieces of a box. */
  boxSizes: endpoint({
    id: 'pickPack.boxSizes',
    method: 'GET',
    path: '/pick-pack/bench/{id}/boxes',
    ...ours,
    lane: 'heavy',
    params: byId,
    response: data(p.BenchSizes),
  }),
  /** Packs the items of a box into another size: places, dimensions and weight follow. */
  changeBox: endpoint({
    id: 'pickPack.changeBox',
    method: 'POST',
    path: '/pick-pack/bench/{id}/box',
    ...ours,
    lane: 'heavy',
    params: byId,
    body: p.BenchSize,
    response: oneBox,
  }),
  /** Splits a box into two: the courier keeps the first, and books the second. */
  splitBox: endpoint({
    id: 'pickPack.splitBox',
    method: 'POST',
    path: '/pick-pack/bench/{id}/split',
    ...ours,
    lane: 'heavy',
    params: byId,
    body: p.BenchSplit,
    response: data(p.SplitBoxes),
  }),
  /** Holds a box: it leaves its wave, and waits until it is released. */
  holdBox: endpoint({
    id: 'pickPack.holdBox',
    method: 'POST',
    path: '/pick-pack/bench/{id}/hold',
    ...ours,
    params: byId,
    body: p.BoxHold,
    response: oneBox,
  }),
  /** Releases a held box: it waits for a wave. */
  releaseBox: endpoint({
    id: 'pickPack.releaseBox',
    method: 'POST',
    path: '/pick-pack/bench/{id}/release',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: oneBox,
  }),
  /** Held boxes, and picked pieces that go back to their bins. */
  besideBench: endpoint({
    id: 'pickPack.besideBench',
    method: 'GET',
    path: '/pick-pack/put-backs',
    ...ours,
    response: data(p.BesideBench),
  }),
  /** Records that pieces are in their bin again. */
  putBack: endpoint({
    id: 'pickPack.putBack',
    method: 'POST',
    path: '/pick-pack/put-backs',
    ...ours,
    body: p.PutBackDraft,
    response: data(p.BesideBench),
  }),
  /** The label of a box, for packers without access to orders. */
  label: endpoint({
    id: 'pickPack.label',
    method: 'POST',
    path: '/pick-pack/bench/{id}/label',
    ...ours,
    params: byId,
    encoding: 'empty',
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  /** Parcels that wait for their van, by courier, with a forecast of each. */
  handovers: endpoint({
    id: 'pickPack.handovers',
    method: 'GET',
    path: '/pick-pack/handovers',
    ...ours,
    query: p.HandoverFilter,
    response: data(p.HandoverBoard),
  }),
  /** Records the parcels that a van took: they are its manifest. The same id again returns what was recorded. */
  handOver: endpoint({
    id: 'pickPack.handOver',
    method: 'POST',
    path: '/pick-pack/handovers',
    ...ours,
    bodyLimit: bodyLimits.longList,
    body: p.HandoverDraft,
    response: data(z.object({ handover: p.Handover })),
  }),
  /** The manifest that a courier's copy is printed from, for packers without access to orders. */
  manifest: endpoint({
    id: 'pickPack.manifest',
    method: 'POST',
    path: '/pick-pack/manifests/{manifest_id}',
    ...ours,
    params: z.object({ manifest_id: requiredId('Choose the manifest') }),
    encoding: 'empty',
    response: 'blob',
    errorMessage: 'Failed to download file!!! try another format',
  }),
  bins: endpoint({
    id: 'pickPack.bins',
    method: 'GET',
    path: '/pick-pack/bins/{id}',
    ...ours,
    params: byId,
    response: data(p.BinPage),
  }),
  /** Goods in the bins, by the name of the bin. */
  binStock: endpoint({
    id: 'pickPack.binStock',
    method: 'GET',
    path: '/pick-pack/bins/{id}/stock',
    ...ours,
    params: byId,
    query: p.BinStockFilter,
    response: data(z.object({ stock: z.array(p.BinStock), next: z.string().nullable() })),
    rows: 'stock',
  }),
  /** Sent transfers and open purchase orders to the warehouse `id`. */
  onTheWay: endpoint({
    id: 'pickPack.onTheWay',
    method: 'GET',
    path: '/pick-pack/bins/{id}/on-the-way',
    ...ours,
    params: byId,
    response: data(p.GoodsOnTheWay),
  }),
  /** Describes a warehouse; its bins are made from it. Bins with stock that it leaves out stay, without a place. */
  saveLayout: endpoint({
    id: 'pickPack.saveLayout',
    method: 'PUT',
    path: '/pick-pack/bins/{id}',
    ...ours,
    params: byId,
    body: p.WarehouseLayoutDraft,
    response: data(p.BinPage),
    isVersioned: true,
  }),
  changeBin: endpoint({
    id: 'pickPack.changeBin',
    method: 'POST',
    path: '/pick-pack/bins/{id}/changes',
    ...ours,
    params: byId,
    body: p.BinChange,
    response: data(p.BinPage),
  }),
  /** Which goods to move to which bin, by the walks of the last weeks. */
  slotting: endpoint({
    id: 'pickPack.slotting',
    method: 'GET',
    path: '/pick-pack/bins/{id}/slotting',
    ...ours,
    lane: 'heavy',
    params: byId,
    response: data(p.Slotting),
  }),
  /** Records a move as transfers between bins. */
  moveGoods: endpoint({
    id: 'pickPack.moveGoods',
    method: 'POST',
    path: '/pick-pack/bins/{id}/moves',
    ...ours,
    params: byId,
    body: p.SlottingDeed,
    response: data(p.BinPage),
  }),
};
