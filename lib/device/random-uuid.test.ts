import { expect, it, vi } from 'vitest';
import * as z from 'zod';
import { randomUuid } from './random-uuid';

it('makes another UUID each time, without what http pages lack', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const made = Array.from({ length: 50 }, randomUuid);
  vi.unstubAllGlobals();
  expect(z.array(z.uuidv4()).safeParse(made).success).toBe(true);
  expect(new Set(made).size).toBe(50);
});
