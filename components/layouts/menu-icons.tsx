import type { portalRooms } from '@/components/school-day/membership/rooms';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import type { advisorMenu, bankMenu, partnerMenu, profileMenu, supportMenu, universityMenu } from './menus';

type Menu =
  | typeof advisorMenu
  | typeof bankMenu
  | typeof partnerMenu
  | typeof profileMenu
  | typeof supportMenu
  | typeof universityMenu;
type MenuKey = Menu[number]['key'] | (typeof portalRooms)[number]['key'];

const icons: Partial<Record<MenuKey, IconName>> = {
  dashboard: 'layout-dashboard',
  applications: 'clipboard-list',
  favorite: 'heart',
  myProfile: 'user-round',
  schools: 'building-complex',
  loan: 'wallet',
  settings: 'settings',
  registered: 'users-round',
  inbox: 'inbox',
  review: 'list-checks',
  companies: 'handshake',
  vacancies: 'briefcase-business',
  students: 'user-check',
  subjects: 'graduation-cap',
  category: 'shapes',
  event: 'calendar-days',
  fair: 'globe',
  visits: 'presentation',
  article: 'file-text',
  faqs: 'circle-question-mark',
  helpCenter: 'life-buoy',
  connect: 'message-circle-question-mark',
  forum: 'messages-square',
  questions: 'messages-square',
  orientation: 'sparkles',
  centers: 'building-complex',
  campaign: 'megaphone',
  banks: 'landmark',
  info: 'info',
  today: 'layout-dashboard',
  timetable: 'calendar-clock',
  grades: 'award',
  calendar: 'calendar-days',
  attendance: 'user-check',
  courses: 'book-open',
  education: 'graduation-cap',
  requests: 'message-circle-question-mark',
  documents: 'file-text',
  guide: 'book-open',
  categories: 'list-checks',
  facts: 'info',
  partner: 'handshake',
  terms: 'landmark',
  staff: 'users-round',
  marks: 'award',
  papers: 'file-text',
  year: 'calendar-days',
  schoolLife: 'school',
};

export function MenuIcon({ name }: { name: MenuKey }) {
  const icon = icons[name] ?? 'book-open';
  return <Icon name={icon} className="size-5 shrink-0" />;
}
