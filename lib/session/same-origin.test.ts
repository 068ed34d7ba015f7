import { expect, test } from 'vitest';
import { isOwnRequest } from './same-origin';

const own = ['https://sala.example', 'http://localhost:3000'];
const judge = (method: string, headers: Record<string, string>) =>
  isOwnRequest(method, new Headers(headers), own);

test('reading is free', () => {
  expect(judge('GET', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toBe(true);
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])('%s must come from our own pages', (method) => {
  expect(judge(method, { 'sec-fetch-site': 'same-origin' })).toBe(true);
  expect(judge(method, { 'sec-fetch-site': 'none' })).toBe(true);
  expect(judge(method, { origin: 'https://sala.example' })).toBe(true);
  expect(judge(method, {})).toBe(true);
  for (const site of ['cross-site', 'same-site'])
    expect(judge(method, { 'sec-fetch-site': site })).toBe(false);
  for (const origin of [
    'https://evil.example',
    'https://sala.example.evil.example',
    'http://sala.example',
    'null',
  ]) {
    expect(judge(method, { origin })).toBe(false);
  }
});

test('what scripts cannot set outweighs what they can', () => {
  expect(judge('POST', { 'sec-fetch-site': 'cross-site', origin: 'https://sala.example' })).toBe(false);
});
