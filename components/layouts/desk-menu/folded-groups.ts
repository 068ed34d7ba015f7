import { deviceStore, readBy } from '@/lib/device/device-store';
import { type MenuGroup, menuGroups } from '../menus';

type Folded = Partial<Record<MenuGroup, boolean>>;

const schema = readBy((value): Folded | null => {
  if (typeof value !== 'object' || value === null) return null;
  const given = new Map(Object.entries(value));
  return Object.fromEntries(
    menuGroups.flatMap((group) => {
      const folded = given.get(group);
      return typeof folded === 'boolean' ? [[group, folded]] : [];
    }),
  );
});

/** Which groups of a menu somebody has folded or unfolded, on this device. */
export const foldedGroups = deviceStore('sala.menu-groups', schema, { scope: 'device' });
