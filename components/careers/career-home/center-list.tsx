'use client';

import type { ReactNode } from 'react';
import { seekerStore } from '@/components/schools/seeker/seeker';
import { useDeviceValue } from '@/lib/device/use-device-value';

interface ListedCenter {
  id: string;
  province: string;
  /** All that is known of it. */
  card: ReactNode;
  /** What is enough for the others. */
  row: ReactNode;
}

/** The center in the province that the reader has told on this device, else the first, and the others as rows. */
export function CenterList({ centers }: { centers: readonly ListedCenter[] }) {
  const home = useDeviceValue(seekerStore)?.home;
  const near = centers.find(({ province }) => province === home) ?? centers[0];
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {near?.card}
      <ul className="card grid divide-y divide-border">
        {centers
          .filter((center) => center !== near)
          .map(({ id, row }) => (
            <li key={id}>{row}</li>
          ))}
      </ul>
    </div>
  );
}
