import { pointOnMap } from '@/lib/illustrations/map/map-projection';
import type { Campus } from '@/lib/contract/schools/school-parts';

const [width, height] = [1060, 880];
/** Pins that would cover each other on a small map are one pin. */
const nearUnits = 84;

export interface CampusPin {
  /** Shares of the map's width and height, in percent. */
  left: number;
  top: number;
  /** Places in the list of campuses, from 1. */
  numbers: number[];
  /** The provinces of its campuses, each once. */
  provinces: string[];
}

/** Where the campuses of a school are on the drawn map; those without a position, or abroad, have no pin. */
export function campusPins(campuses: readonly Campus[]): CampusPin[] {
  const pins: (CampusPin & { x: number; y: number })[] = [];
  for (const [index, { latitude, longitude, province }] of campuses.entries()) {
    if (latitude === null || longitude === null) continue;
    const [x, y] = pointOnMap({ latitude, longitude });
    if (x < 0 || y < 0 || x > width || y > height) continue;
    const near = pins.find((pin) => Math.hypot(pin.x - x, pin.y - y) < nearUnits);
    if (near) {
      near.numbers.push(index + 1);
      if (!near.provinces.includes(province)) near.provinces.push(province);
    } else {
      const share = (part: number, of: number) => Math.round((part / of) * 1000) / 10;
      const [left, top] = [share(x, width), share(y, height)];
      pins.push({ x, y, left, top, numbers: [index + 1], provinces: [province] });
    }
  }
  return pins.map(({ left, top, numbers, provinces }) => ({ left, top, numbers, provinces }));
}
