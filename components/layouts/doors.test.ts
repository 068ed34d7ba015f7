import { expect, test } from 'vitest';
import { portalRooms, tabsOf } from '@/components/school-day/membership/rooms';
import type { Membership } from '@/lib/contract/school-day/memberships';
import km from '@/messages/km/core/layouts.json';
import en from '@/messages/en/core/layouts.json';
import portalEn from '@/messages/en/school-day/portal.json';
import portalKm from '@/messages/km/school-day/portal.json';
import schoolsEn from '@/messages/en/admissions/ownSchools.json';
import schoolsKm from '@/messages/km/admissions/ownSchools.json';
import { deedsOf } from './palette/deeds';
import { linkable, partnerMenu, profileMenu } from './menus';

const office = { membership: { kind: 'office', matters: [] } as unknown as Membership, studentId: null };
const pathOf = (link: string) => link.split('?')[0];

test('the desk of a school has a door to each room of its office, also for who has a child there', () => {
  const doors = linkable(partnerMenu).filter(({ group }) => group === 'schoolDay');
  for (const { href } of doors) expect(href).toMatch(/\?as=office$/);
  const paths = new Set(doors.map(({ href }) => pathOf(href)));
  const closed = portalRooms.filter((room) => !tabsOf(room, office).some(({ path }) => paths.has(path)));
  expect(closed.map(({ key }) => key)).toEqual([]);
});

test('the deeds of the desk lead to pages that its office has', () => {
  const pages = new Set(portalRooms.flatMap((room) => tabsOf(room, office).map(({ path }) => path)));
  const deeds = deedsOf('/partner').filter(({ href }) => href.startsWith('/profile/'));
  expect(deeds.length).toBeGreaterThan(4);
  for (const { href } of deeds) expect([...pages]).toContain(pathOf(href));
});

test.each([
  [en, portalEn, schoolsEn],
  [km, portalKm, schoolsKm],
])('where codes are typed is in the menu of everybody, and two rooms have two names', (menu, portal, own) => {
  expect(linkable(profileMenu).map(({ href }) => href)).toContain('/profile/enrolled');
  expect(menu.profile.schoolLife).toBe(portal.pages.schools);
  expect(menu.profile.schools).toBe(own.schools.title);
  const names = Object.values(menu.profile);
  expect(new Set(names).size).toBe(names.length);
});
