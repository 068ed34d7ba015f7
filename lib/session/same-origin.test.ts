import { expect, test } from 'vitest';
import { isOwnRequest } from './same-origin';

const own = ['https://sala.example', 'http://localhost:3000'];
const judge = (method: string, headers: Record<string, string>, path = '/api-user/users') =>
  isOwnRequest(method, new Headers(headers), own, path);

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

test('a GET that sends a message must come from our own pages too', () => {
  const path = '/api-nest-user/remind/organizations/1/user/2';
  expect(judge('GET', { 'sec-fetch-site': 'cross-site' }, path)).toBe(false);
  expect(judge('GET', { origin: 'https://evil.example' }, path)).toBe(false);
  expect(judge('HEAD', { 'sec-fetch-site': 'same-site' }, path)).toBe(false);
  expect(judge('GET', { 'sec-fetch-site': 'same-origin' }, path)).toBe(true);
  expect(judge('GET', {}, path)).toBe(true);
});
