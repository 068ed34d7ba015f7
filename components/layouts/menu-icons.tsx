import {
  BookOpen,
  Building2,
  CircleHelp,
  ClipboardList,
  FileText,
  GraduationCap,
  Heart,
  LayoutDashboard,
  LifeBuoy,
  type IconComponent,
  Megaphone,
  MessageCircleQuestionMark,
  Settings,
  Shapes,
  Sparkles,
  UserRound,
  UsersRound,
  Wallet,
} from '@/components/ui/icon';
import type { advisorMenu, profileMenu } from './menus';

type MenuKey = (typeof advisorMenu)[number]['key'] | (typeof profileMenu)[number]['key'];

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
};

export function MenuIcon({ name }: { name: MenuKey }) {
  const Icon = icons[name] ?? BookOpen;
  return <Icon aria-hidden="true" className="size-5 shrink-0" />;
}
