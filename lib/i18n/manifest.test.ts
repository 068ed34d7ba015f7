import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifestOf } from './manifest';

test('the installed site opens in its language, and is one application in both', () => {
  const km = manifestOf('km');
  const en = manifestOf('en');
  expect([km.lang, km.start_url, en.lang, en.start_url]).toEqual(['km', '/', 'en', '/en']);
  expect(km.id).toBe(en.id);
  expect(km.short_name).toMatch(/[\u1780-\u17ff]/);
  expect(en.shortcuts?.map(({ url }) => url)).toEqual([
    '/en/search',
    '/en/orientation-test',
    '/en/scholarship',
  ]);
});

test('its icons exist, from 64 to 512 pixels', () => {
  const icons = manifestOf('km').icons ?? [];
  const files = icons.filter(({ src }) => src.endsWith('.png'));
  for (const { src } of files) expect(existsSync(`public${src}`), src).toBe(true);
  const sizes = files.map(({ sizes: size }) => Number.parseInt(size ?? '', 10));
  expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([64, 512]);
});
