import { deviceStore, readBy } from '@/lib/device/device-store';
import type { Href } from '@/lib/routes/href';

/** What somebody opened from the search of a desk. */
export interface RecentChoice {
  label: string;
  about: string;
  href: Href;
}

interface Kept {
  person: string;
  choices: readonly RecentChoice[];
}

const shownMax = 5;

const readChoice = (value: unknown): RecentChoice[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { label, about, href } = value as Record<string, unknown>;
  if (typeof label !== 'string' || typeof about !== 'string' || typeof href !== 'string') return [];
  return href.startsWith('/') && !href.startsWith('//') ? [{ label, about, href: href as Href }] : [];
};

const schema = readBy((value): Kept | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { person, choices } = value as Record<string, unknown>;
  if (typeof person !== 'string' || !Array.isArray(choices)) return null;
  return { person, choices: choices.flatMap(readChoice).slice(0, shownMax) };
});

/** The latest first, on this device, for one person; gone when they log out. */
export const recentChoices = deviceStore('sala.palette-recent', schema, { scope: 'device' });

export const rememberChoice = (person: string, choice: RecentChoice): void => {
  recentChoices.update((before) => {
    const own = before?.person === person ? before.choices : [];
    const others = own.filter(({ href }) => href !== choice.href);
    return { person, choices: [choice, ...others].slice(0, shownMax) };
  });
};
