'use client';

import { useTranslations } from 'next-intl';
import { placeIcons } from '@/components/accounts/account/place-icons';
import { portalRooms } from '@/components/school-day/membership/rooms';
import { Icon } from '@/components/ui/icon';
import type { PersonRole } from '@/lib/domain/accounts/person-roles';
import { usePathname, useSearchParams } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { ownKeysOf, type Place, type PlaceKey, placesOf, rolePlaces } from '@/lib/routes/role-places';
import { BottomBar } from './bottom-bar';
import { NavLink } from './nav-link';
import { deeperThan, type SideNavItem } from './side-nav';

type RoomKey = (typeof portalRooms)[number]['key'];

/** On each page of its room a place is the current one. */
const roomOf: Partial<Record<PlaceKey, RoomKey>> = {
  today: 'today',
  children: 'today',
  schoolDay: 'today',
  timetable: 'timetable',
  schoolTimetable: 'timetable',
  attendance: 'attendance',
  absences: 'attendance',
  schoolAttendance: 'attendance',
  grades: 'grades',
  schoolGrades: 'grades',
  documents: 'documents',
  schoolDocuments: 'documents',
  calendar: 'calendar',
  schoolCalendar: 'calendar',
};

const isPortal = (path: string) => portalRooms.some(({ pages }) => pages.some((page) => page.path === path));

/** Links from one page of the portal to another keep the school and the student of the address. */
function useOwnItems(keys: readonly PlaceKey[]): SideNavItem[] {
  const t = useTranslations('places');
  const pathname = usePathname();
  const search = useSearchParams();
  const chosen = { org: search.get('org'), student: search.get('student') };
  const isMoney = search.get('view') === 'money';
  const isCurrent = ({ key, path }: Place): boolean | undefined => {
    if (key === 'money') return pathname === path && isMoney;
    const room = portalRooms.find((each) => each.key === roomOf[key]);
    return room && (pathname === path || (!isMoney && room.pages.some((page) => page.path === pathname)));
  };
  return placesOf(keys).map((place) => {
    const { key, path, query } = place;
    const current = isCurrent(place);
    return {
      key,
      href: href(path, undefined, isPortal(path) && chosen.org ? { ...query, ...chosen } : query),
      label: t(key),
      icon: <Icon name={placeIcons[key]} className="size-5.5 shrink-0" />,
      ...(current !== undefined && { current }),
    };
  });
}

interface OwnNavProps {
  role: PersonRole;
}

/** The bottom bar of a role. */
export function OwnBar({ role }: OwnNavProps) {
  const t = useTranslations('places');
  const items = useOwnItems(rolePlaces[role].bar);
  return <BottomBar label={t('label')} items={items} />;
}

/** The places of a role, at the head of the menu of phones. */
export function OwnMenu({ role }: OwnNavProps) {
  const items = useOwnItems(ownKeysOf(role));
  return (
    <div className="col-span-2 grid grid-cols-2 gap-1 border-b border-border pb-2">
      {items.map(({ key, href: to, label, current }) => (
        <NavLink
          key={key}
          href={to}
          except={deeperThan(items, to)}
          current={current}
          className="menu-link font-semibold"
        >
          {label}
        </NavLink>
      ))}
    </div>
  );
}
