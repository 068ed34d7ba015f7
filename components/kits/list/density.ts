'use client';

import * as z from 'zod';
import { deviceStore } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';

/** Rows of one line, or rows that show all of their texts. */
export type Density = 'dense' | 'comfortable';

const store = deviceStore('sala.list-density', z.enum(['dense', 'comfortable']), { scope: 'device' });

/** How much room the rows of all lists take, as this device has chosen it. */
export const useDensity = (): readonly [Density, (next: Density) => boolean] =>
  [useDeviceValue(store) ?? 'dense', store.write] as const;
