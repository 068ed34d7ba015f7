'use client';

import * as z from 'zod';
import { useViewer } from '@/lib/query/use-viewer';
import { deviceStore } from '@/lib/device/device-store';
import { useDeviceValue } from '@/lib/device/use-device-value';

export interface SavedFilter {
  name: string;
  /** The search part of the address. */
  search: string;
}

export interface SavedFilters {
  saved: readonly SavedFilter[];
  save: (filter: SavedFilter) => void;
  remove: (name: string) => void;
}

const savedMax = 20;
const schema = z.array(z.object({ name: z.string(), search: z.string() }));
const none: SavedFilter[] = [];

/** The named filters of a person in one list, on this device. An existing name is replaced. */
export function useSavedFilters(path: string): SavedFilters {
  const owner = useViewer().data?.sub ?? '';
  const store = deviceStore(`sala.list-filters:${path}`, schema, { scope: 'device', owner });
  const saved = useDeviceValue(store) ?? none;
  const without = (name: string) => saved.filter((each) => each.name !== name);
  return {
    saved,
    save: (filter: SavedFilter) => store.write([filter, ...without(filter.name)].slice(0, savedMax)),
    remove: (name: string) => store.write(without(name)),
  };
}
