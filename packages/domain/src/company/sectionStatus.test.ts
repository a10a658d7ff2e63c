import { expect, test } from 'vitest';
import {
  bankSectionStatus,
  gstSectionStatus,
  partnersStatus,
  planStatus,
  profileStatus,
} from './sectionStatus.ts';

test('a profile is complete with an address and a turnover', () => {
  expect(profileStatus({ address: '12 MI Road', turnover: 'up_to_5_crore' }).label).toBe('Complete');
  expect(profileStatus({ address: '12 MI Road', turnover: '' }).label).toBe('Incomplete');
  expect(profileStatus({ address: '', turnover: 'above_5_crore' }).label).toBe('Incomplete');
});

test('the GSTIN that needs the seller first decides', () => {
  const status = (...all: Parameters<typeof gstSectionStatus>[0][number]['status'][]) =>
    gstSectionStatus(all.map((one) => ({ status: one }))).label;
  expect(status()).toBe('Not sent yet');
  expect(status('verified', 'initiated', 'rejected')).toBe('Rejected');
  expect(status('verified', 'not_verified')).toBe('Not verified');
  expect(status('verified')).toBe('Verified');
});

test('bank account, couriers and plan say what is missing', () => {
  expect(bankSectionStatus('none').label).toBe('Not sent yet');
  expect(bankSectionStatus('submitted')).toEqual({ label: 'Being checked', tone: 'info' });
  expect(partnersStatus(0).tone).toBe('critical');
  expect(partnersStatus(12).label).toBe('12 selected');
  expect(planStatus(undefined).label).toBe('No plan yet');
  expect(planStatus({ name: 'Growth' }).label).toBe('Growth');
});
