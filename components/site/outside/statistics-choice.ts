import { deviceStore, readBy } from '@/lib/device/device-store';

export type StatisticsChoice = 'yes' | 'no';

/** The decision about statistics on this device; nothing is counted before it. */
export const statisticsChoice = deviceStore<StatisticsChoice>(
  'sala.statistics',
  readBy((value) => (value === 'yes' || value === 'no' ? value : null)),
  { scope: 'device' },
);
