import { expect, test } from 'vitest';
import { describeZoneSlabs, draftFromContract, draftToContract } from '../draft/cardDraft.ts';
import { readCardFile } from './readCardFile.ts';
import { exampleContract } from '../draft/rateCard.fixture.ts';

const draft = draftFromContract(exampleContract);

test('reads the first and the further slab of each zone, with rupee signs and commas', () => {
  const read = readCardFile(draft, {
    heading: ['zone', 'first_500_g', 'further_500_g'],
    rows: [
      ['Zone A', '₹ 38', '32'],
      ['B', '1,045.50', '38.5'],
    ],
  });
  expect(read).toMatchObject({ count: 4, problems: [] });
  expect(read.draft).toMatchObject({ zones: ['A', 'B'], forward: 'first-and-further' });
  expect(read.draft.sheets.forward).toEqual(['38.00', '32.00', '1045.50', '38.50']);
});

test('reads a column for each weight limit, in ascending order', () => {
  const { draft: read, problems } = readCardFile(draft, {
    heading: ['lane', '2_kg', 'up_to_500_g', '1_kg', 'additional'],
    rows: [['North', '90', '40', '60', '25']],
  });
  expect(problems).toEqual([]);
  expect(read).toMatchObject({ zones: ['North'], forward: 'by-slab', limits: [500, 1000, 2000] });
  expect(read.sheets.forward).toEqual(['40.00', '60.00', '90.00', '25.00']);
});

test('reads a flat price, and puts each movement into its own sheet', () => {
  const { draft: read } = readCardFile(draft, {
    heading: ['zone', 'type', 'rate'],
    rows: [
      ['A', 'FWD', '50'],
      ['A', 'rto', '45'],
      ['A', 'Reverse', '60'],
    ],
  });
  expect(read).toMatchObject({ forward: 'flat', rto: 'flat', dto: 'flat' });
  expect(read.sheets).toEqual({ forward: ['50.00'], rto: ['45.00'], dto: ['60.00'] });
});

test('leaves the sheets of movements that the file lacks', () => {
  const { draft: read } = readCardFile(draft, {
    heading: ['zone', 'first', 'further'],
    rows: draft.zones.map((zone) => [zone, '10', '5']),
  });
  expect(read.sheets.rto).toEqual(draft.sheets.rto);
  expect(read.sheets.dto).toEqual(draft.sheets.dto);
});

test('names the column that is missing, and changes nothing', () => {
  const noZone = readCardFile(draft, { heading: ['city', 'first'], rows: [['A', '10']] });
  expect(noZone.problems).toEqual(['Name one column “zone”. The file needs a row for each zone.']);
  expect(noZone.draft).toBe(draft);
  const noPrice = readCardFile(draft, { heading: ['zone', 'remarks'], rows: [['A', 'x']] });
  expect(noPrice.problems).toEqual([
    'Name a column “first”, or one for each slab, such as “500 g” and “1 kg”.',
  ]);
  expect(noPrice.draft).toBe(draft);
});

test('names each row that is wrong, by its number in the file', () => {
  const read = readCardFile(draft, {
    heading: ['zone', 'type', 'first', 'further'],
    rows: [
      ['A', 'forward', 'on request', '32'],
      ['', 'forward', '40', '30'],
      ['C', 'sideways', '40', '30'],
    ],
  });
  expect(read.problems).toEqual([
    'Row 3: enter the zone.',
    'Row 4: enter forward, RTO or DTO as the movement.',
    'Row 2: “on request” is no amount. Correct it in the sheet.',
  ]);
  // The text stays in its cell, to be corrected there.
  expect(read.draft.sheets.forward.slice(0, 2)).toEqual(['on request', '32.00']);
});

test('reads RTO and DTO as a share of forward, slab weights and services', () => {
  const {
    draft: read,
    problems,
    count,
  } = readCardFile(draft, {
    heading: ['zone', 'movement', 'first_1_kg', 'further_500_g'],
    rows: [
      ['A', 'forward', '50', '20'],
      ['B', 'forward', '60', '25'],
      ['all', 'RTO', '80 %', ''],
      ['', 'DTO', '90%', ''],
      ['COD minimum', '', '₹ 35', ''],
      ['COD %', '', '1.75 %', ''],
      ['Fuel surcharge', '', '12.5', ''],
      ['QC charges', '', '15', ''],
      ['Diesel peg price', '', '90', ''],
    ],
  });
  expect(problems).toEqual([]);
  expect(count).toBe(4 + 2 + 5);
  expect(read).toMatchObject({
    zones: ['A', 'B'],
    slab_g: 1000,
    additional_slab_g: 500,
    forward: 'first-and-further',
    rto: 'share-of-forward',
    dto: 'share-of-forward',
    shares: { rto: 80, dto: 90 },
    services: { cod_fixed: 35, cod_percentage: 1.75, fuel: 12.5, qc: 15, peg: 90 },
  });
  expect(read.services.increment).toBe(draft.services.increment);
  expect(read.sheets).toEqual({ forward: ['50.00', '20.00', '60.00', '25.00'], rto: [], dto: [] });
});

test('reads a column of shares and services alone, and keeps the zones', () => {
  const shares = readCardFile(draft, {
    heading: ['zone', 'type', 'share_of_forward'],
    rows: [['', 'rto', '75']],
  });
  expect(shares).toMatchObject({
    count: 1,
    problems: [],
    draft: { rto: 'share-of-forward', shares: { rto: 75 } },
  });
  expect(shares.draft.zones).toEqual(draft.zones);
  expect(shares.draft.sheets.forward).toEqual(draft.sheets.forward);
});

test('names the rows whose share or service contradicts or is no number', () => {
  const { problems } = readCardFile(draft, {
    heading: ['zone', 'type', 'first', 'further'],
    rows: [
      ['A', 'forward', '10%', '5'],
      ['A', 'rto', '80%', ''],
      ['B', 'rto', '70%', ''],
      ['C', 'rto', '45', '40'],
      ['Fuel', '', 'as agreed', ''],
    ],
  });
  expect(problems).toEqual([
    'Row 6: enter one amount or percentage for Fuel.',
    'Row 4: RTO is 70% of forward here and 80% in row 3. Enter one percentage.',
    'Row 5: RTO is a share of forward in row 3. Enter 80% here too, or prices in each row.',
    'Row 2: forward freight needs a price, not a percentage.',
    'Row 2: “10%” is no amount. Correct it in the sheet.',
  ]);
});

test('reads the slabs of each zone, and a card that is opened and saved keeps them', () => {
  const { draft: read, problems } = readCardFile(draft, {
    heading: ['zone', 'movement', 'base_slab_g', 'base', 'additional_slab_weight_kg', 'additional'],
    rows: [
      ['A', 'forward', '250', '28', '0.25', '14'],
      ['B', 'forward', '500 g', '40', '1', '36'],
      ['C', 'forward', '', '44', '', '41'],
      ['A', 'rto', '1kg', '50', '', '22'],
      ['B', 'rto', 'half', '50', '', '22'],
    ],
  });
  expect(problems).toEqual(['Row 6: “half” is no weight of a slab. Enter grams, such as 500.']);
  const contract = draftToContract(read);
  expect(contract.forward_contract_data).toEqual([
    { zone: 'A', base: 28, additional: 14, slab_g: 250, additional_slab_g: 250 },
    { zone: 'B', base: 40, additional: 36, slab_g: 500, additional_slab_g: 1000 },
    { zone: 'C', base: 44, additional: 41 },
  ]);
  expect(contract.rto_contract_data?.[0]).toEqual({ zone: 'A', base: 50, additional: 22, slab_g: 1000 });
  expect(draftToContract(draftFromContract(contract))).toEqual(contract);
  expect(describeZoneSlabs(read)).toBe('A 250 g; B 500 g, then 1 kg; RTO A 1 kg');
  expect(describeZoneSlabs(draft)).toBe('');
});
