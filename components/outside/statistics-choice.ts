import { deviceStore, readBy } from '@/lib/device/device-store';

export type StatisticsChoice = 'yes' | 'no';

/** What the person of this device decided about statistics; nothing is counted before they did. */
export const statisticsChoice = deviceStore<StatisticsChoice>(
  'sala.statistics',
  readBy((value) => (value === 'yes' || value === 'no' ? value : null)),
  { scope: 'device' },
);
