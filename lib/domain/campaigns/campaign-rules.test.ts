import { expect, test } from 'vitest';
import { allFreePlaces, campaignPhase, freePlaces, sourceOf } from './campaign-rules';

const days = { startsOn: '2026-11-10', endsOn: '2026-11-20' };

test('a campaign is before, running, full or over by its days and places', () => {
  expect(campaignPhase(days, 5, '2026-11-09')).toBe('before');
  expect(campaignPhase(days, 5, '2026-11-10')).toBe('running');
  expect(campaignPhase(days, null, '2026-11-20')).toBe('running');
  expect(campaignPhase(days, 0, '2026-11-20')).toBe('full');
  expect(campaignPhase(days, 0, '2026-11-21')).toBe('over');
  expect(campaignPhase({ startsOn: null, endsOn: null }, null, '2026-11-21')).toBe('running');
});

test('places are counted by province where each has its own', () => {
  const taken = new Map([
    ['12', 3],
    ['02', 9],
  ]);
  const camp = {
    capacity: 1,
    quotas: [
      { province: '12', places: 5 },
      { province: '02', places: 8 },
    ],
  };
  expect(['12', '02', '17'].map((province) => freePlaces(camp, taken, province))).toEqual([2, 0, 0]);
  expect(allFreePlaces(camp, taken)).toBe(2);
  expect(freePlaces({ capacity: 13, quotas: [] }, taken, '17')).toBe(1);
  expect(allFreePlaces({ capacity: 4, quotas: [] }, taken)).toBe(0);
  expect(freePlaces({ capacity: null, quotas: [] }, taken, '12')).toBeNull();
});

test('the source is what the address says, made plain', () => {
  const read = (query: string) => sourceOf(new URLSearchParams(query));
  expect(read('utm_source=Facebook&utm_medium=Post 1')).toBe('facebook/post-1');
  expect(read('utm_source=<script>')).toBe('script');
  expect(read('utm_source=ទេឡេក្រាម')).toBe('ទេឡេក្រាម');
  expect(read('q=1')).toBeNull();
  expect(read(`utm_source=${'a'.repeat(90)}`)).toHaveLength(60);
});
