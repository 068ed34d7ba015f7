import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { splashScreens } from '@/lib/domain/splash-screens';
import { SplashScreens } from './splash-screens';

const links = () => document.querySelectorAll('link[rel="apple-touch-startup-image"]');

afterEach(() => {
  vi.unstubAllGlobals();
  for (const link of links()) link.remove();
});

test('every picture exists', () => {
  for (const { file } of splashScreens) expect(existsSync(`public${file}`), file).toBe(true);
});

test('iOS is told of all of them, once; other systems of none', () => {
  render(<SplashScreens />);
  expect(links()).toHaveLength(0);
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { standalone: false }));
  render(<SplashScreens />);
  render(<SplashScreens />);
  expect(links()).toHaveLength(splashScreens.length);
});
