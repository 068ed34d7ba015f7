import { type DeviceStore, deviceStore, readBy } from '@/lib/device/device-store';

/** Far more than somebody marks before they decide; the oldest go first. */
const markedMax = 100;

const readIds = readBy((value) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : null,
);

/** What a visitor has marked on this device, the latest last; merged into the account at the next sign-in. */
export interface DeviceMarks extends Pick<DeviceStore<string[]>, 'subscribe'> {
  has: (id: string) => boolean;
  ids: () => readonly string[];
  /** Turns a mark on or off. @returns how many there are then */
  set: (id: string, isOn: boolean) => number;
}

export function createDeviceMarks(name: string): DeviceMarks {
  const store = deviceStore<string[]>('sala.marks', readIds, { scope: 'device', owner: name });
  const ids = () => store.read() ?? [];
  return {
    subscribe: store.subscribe,
    ids,
    has: (id) => ids().includes(id),
    set: (id, isOn) => {
      const others = ids().filter((each) => each !== id);
      const next = isOn ? [...others, id].slice(-markedMax) : others;
      store.write(next.length > 0 ? next : null);
      return next.length;
    },
  };
}
