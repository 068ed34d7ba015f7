import {
  Award,
  BookOpen,
  Building2,
  CalendarClock,
  CalendarDays,
  CircleHelp,
  ClipboardList,
  FileText,
  GraduationCap,
  Handshake,
  Heart,
  Info,
  Landmark,
  LayoutDashboard,
  LifeBuoy,
  type IconComponent,
  Megaphone,
  MessageCircleQuestionMark,
  Settings,
  Shapes,
  Sparkles,
  UserCheck,
  UserRound,
  UsersRound,
  Wallet,
} from '@/components/ui/icon';
import type {
  advisorMenu,
  bankMenu,
  partnerMenu,
  portalMenu,
  profileMenu,
  supportMenu,
  universityMenu,
} from './menus';

type Menu =
  | typeof advisorMenu
  | typeof bankMenu
  | typeof partnerMenu
  | typeof portalMenu
  | typeof profileMenu
  | typeof supportMenu
  | typeof universityMenu;
type MenuKey = Menu[number]['key'];

const icons: Partial<Record<MenuKey, IconComponent>> = {
  dashboard: LayoutDashboard,
  applications: ClipboardList,
  favorite: Heart,
  myProfile: UserRound,
  schools: Building2,
  loan: Wallet,
  settings: Settings,
  registered: UsersRound,
  subjects: GraduationCap,
  category: Shapes,
  article: FileText,
  faqs: CircleHelp,
  helpCenter: LifeBuoy,
  connect: MessageCircleQuestionMark,
  orientation: Sparkles,
  campaign: Megaphone,
  info: Info,
  timetable: CalendarClock,
  calendar: CalendarDays,
  attendance: UserCheck,
  courses: BookOpen,
  education: GraduationCap,
  requests: MessageCircleQuestionMark,
  scores: Award,
  documents: FileText,
  guide: BookOpen,
  partner: Handshake,
  terms: Landmark,
};

export function MenuIcon({ name }: { name: MenuKey }) {
  const Icon = icons[name] ?? BookOpen;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
