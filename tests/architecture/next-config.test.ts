import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants';
import { expect, test, vi } from 'vitest';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('next-intl/plugin', () => {
  loaded();
  return { default: () => (config: object) => ({ ...config, isPlugged: true }) };
});

// It carries a compiler that unpacks itself into the home or into /tmp; neither may be written by the site of an image.
test('only the build loads the plugin of the messages', async () => {
  const { default: configOf } = await import('@/next.config');
  expect(await configOf(PHASE_PRODUCTION_SERVER)).toMatchObject({ cacheComponents: true });
  expect(loaded).not.toHaveBeenCalled();
  expect(await configOf(PHASE_PRODUCTION_BUILD)).toMatchObject({ cacheComponents: true, isPlugged: true });
});
