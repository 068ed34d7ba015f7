import { expect, test } from 'vitest';
import { limitedNetwork, networkOf } from './network';

test('the addresses of one IPv6 /64 count as one, in every spelling', () => {
  const spellings = [
    '2001:db8:1:1::1',
    '2001:DB8:1:1:ffff:ffff:ffff:ffff',
    '2001:0db8:0001:0001::',
    '2001:db8:1:1::9%eth0',
  ];
  for (const address of spellings) expect(limitedNetwork(address)).toBe('2001:db8:1:1::/64');
  expect(limitedNetwork('2001:db8:1:2::1')).toBe('2001:db8:1:2::/64');
  expect(limitedNetwork('2001:db8::1')).toBe('2001:db8:0:0::/64');
  // This machine is one address, not a network.
  expect(limitedNetwork('::1')).toBe('::1');
});

test('an IPv4 address counts alone, also written as IPv6', () => {
  for (const address of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107'])
    expect(limitedNetwork(address)).toBe('203.0.113.7');
});

test('what is no address stays as it is', () => {
  for (const address of ['local', '', 'staff:1', '1.2.3']) expect(limitedNetwork(address)).toBe(address);
});

test('people see the network in the list of their devices', () => {
  expect(networkOf(limitedNetwork('2001:db8:1:1::1'))).toBe('2001:db8:1:*');
  expect(networkOf(limitedNetwork('::ffff:203.0.113.7'))).toBe('203.0.113.*');
});
