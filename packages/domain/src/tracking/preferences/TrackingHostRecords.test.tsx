import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TrackingHostRecords } from './TrackingHostRecords.tsx';
import type { TrackingHostData } from './TrackingHostRecords.tsx';

const host: TrackingHostData = {
  host: 'track.mittiandloom.in',
  state: 'unverified',
  failed_at: null,
  checked_at: '2026-11-23T10:00:00.000Z',
  links_at: 'https://ship.example.in',
  is_simulated: false,
  records: [
    {
      type: 'CNAME',
      name: 'track.mittiandloom.in',
      value: 'ship.example.in',
      state: 'wrong',
      seen: 'shops.example',
    },
    {
      type: 'TXT',
      name: '_khep.track.mittiandloom.in',
      value: 'khep-brand=mitti',
      state: 'verified',
      seen: '',
    },
  ],
};

const render = (shown: TrackingHostData) => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <TrackingHostRecords host={shown} isChecking={false} onCheck={() => undefined} />,
  );
  return root;
};

test('shows type, name and value of each record with copy buttons, and its state', () => {
  const root = render(host);
  const rows = [...root.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows[0]).toContain('CNAME');
  expect(rows[0]).toContain('track.mittiandloom.in');
  expect(rows[0]).toContain('Wrong value');
  expect(rows[0]).toContain('DNS has shops.example');
  expect(rows[1]).toContain('_khep.track.mittiandloom.in');
  expect(rows[1]).toContain('khep-brand=mitti');
  expect(rows[1]).toContain('Verified');
  expect(root.querySelectorAll('tbody button')).toHaveLength(4);
  expect(root.textContent).toContain('Check now');
  expect(root.textContent).toContain('Links to buyers are at https://ship.example.in.');
  expect(root.textContent).not.toContain('Simulated');
});

test('tells records that are missing from those that were not checked', () => {
  const of = (state: TrackingHostData['records'][number]['state']) =>
    render({ ...host, is_simulated: true, records: host.records.map((one) => ({ ...one, state, seen: '' })) })
      .textContent;
  expect(of('unchecked')).toContain('Not checked');
  expect(of('waiting')).toContain('Waiting');
  expect(of('waiting')).toContain('Simulated');
});

test('says what a failed check does to links, and since when', () => {
  expect(render(host).textContent).not.toContain('failed');
  const failed_at = new Date(Date.now() - 150 * 60_000).toISOString();
  const failing = render({ ...host, state: 'failing', failed_at }).textContent;
  expect(failing).toContain('Records of track.mittiandloom.in failed a check');
  expect(failing).toContain('2 h ago');
  expect(failing).toContain('still use the host');
  const lost = render({ ...host, state: 'lost', failed_at }).textContent;
  expect(lost).toContain('Links to buyers no longer use track.mittiandloom.in');
  expect(lost).toContain('2 h ago');
});

test('asks for a website and a subdomain first', () => {
  expect(render({ ...host, host: null, records: [] }).textContent).toBe(
    'Save a website and a subdomain to see the DNS records.',
  );
});
