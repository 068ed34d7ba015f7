import { deviceStore, readBy } from '@/lib/device/device-store';

const shownMax = 5;
const lengthMax = 80;

const schema = readBy((value) =>
  Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string').slice(0, shownMax)
    : null,
);

/** Searches on this device, the latest first. They never leave the device. */
export const recentSearches = deviceStore('recent-searches', schema, { scope: 'device' });

export const rememberSearch = (keyword: string): void => {
  const text = keyword.trim().slice(0, lengthMax);
  if (text === '') return;
  recentSearches.update((before) =>
    [text, ...(before ?? []).filter((other) => other !== text)].slice(0, shownMax),
  );
};
