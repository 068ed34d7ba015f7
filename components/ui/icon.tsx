'use client';

import type { IconName } from './icons/icon-names';
import { spritePath } from './icons/sprite-path';

interface IconProps {
  className?: string | undefined;
  'aria-hidden'?: 'true';
}

export type IconComponent = (props: IconProps) => React.ReactNode;

/** One icon of the sprite. Decorative; a client component, so that a page's data contains only its few props. */
const icon =
  (name: IconName): IconComponent =>
  ({ className }) => (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${spritePath}#${name}`} />
    </svg>
  );

export const ArrowDown = icon('arrow-down');
export const ArrowLeft = icon('arrow-left');
export const ArrowRight = icon('arrow-right');
export const ArrowUp = icon('arrow-up');
export const Award = icon('award');
export const BadgeCheck = icon('badge-check');
export const Bell = icon('bell');
export const Bold = icon('letter-b');
export const BookOpen = icon('book-open');
export const BriefcaseBusiness = icon('briefcase-business');
export const Building2 = icon('building-complex');
export const CalendarCheck = icon('calendar-check');
export const CalendarClock = icon('calendar-clock');
export const CalendarDays = icon('calendar-days');
export const CalendarX = icon('calendar-x');
export const Camera = icon('camera');
export const Check = icon('check');
export const ChevronDown = icon('chevron-down');
export const ChevronLeft = icon('chevron-left');
export const ChevronRight = icon('chevron-right');
export const ChevronsUpDown = icon('chevrons-up-down');
export const CircleAlert = icon('circle-exclamation-point');
export const CircleCheck = icon('circle-check');
export const CircleCheckBig = icon('circle-check-big');
export const CircleHelp = icon('circle-question-mark');
export const CircleX = icon('circle-x');
export const ClipboardClock = icon('clipboard-clock');
export const ClipboardList = icon('clipboard-list');
export const Clock = icon('clock');
export const Cloud = icon('cloud');
export const CloudOff = icon('cloud-off');
export const Columns3 = icon('columns-3');
export const Compass = icon('compass');
export const Copy = icon('copy');
export const Download = icon('download');
export const Ellipsis = icon('ellipsis');
export const ExternalLink = icon('external-link');
export const Eye = icon('eye');
export const EyeOff = icon('eye-off');
export const FilePen = icon('file-pen');
export const Files = icon('files');
export const FileText = icon('file-text');
export const FileUp = icon('file-up');
export const Gift = icon('gift');
export const Globe = icon('globe');
export const GraduationCap = icon('graduation-cap');
export const Handshake = icon('handshake');
export const HardDrive = icon('hard-drive');
export const Heading2 = icon('heading-2');
export const Heading3 = icon('heading-3');
export const Heart = icon('heart');
export const Hourglass = icon('hourglass');
export const House = icon('house');
export const ImageIcon = icon('image');
export const ImageUp = icon('image-up');
export const Inbox = icon('inbox');
export const Info = icon('info');
export const Landmark = icon('landmark');
export const Languages = icon('languages');
export const Laptop = icon('laptop');
export const LayoutDashboard = icon('layout-dashboard');
export const LifeBuoy = icon('life-buoy');
export const Link2 = icon('link-2');
export const List = icon('list');
export const ListChecks = icon('list-checks');
export const ListOrdered = icon('list-ordered');
export const LogOut = icon('log-out');
export const Mail = icon('mail');
export const MapIcon = icon('map');
export const MapPin = icon('map-pin');
export const Megaphone = icon('megaphone');
export const Menu = icon('menu');
export const MessageCircleQuestionMark = icon('message-circle-question-mark');
export const MessageSquareReply = icon('message-square-reply');
export const MessageSquareText = icon('message-square-text');
export const MessagesSquare = icon('messages-square');
export const Moon = icon('moon');
export const Pencil = icon('pencil');
export const PencilLine = icon('pencil-line');
export const Phone = icon('phone');
export const Plus = icon('plus');
export const Presentation = icon('presentation');
export const Printer = icon('printer');
export const Quote = icon('quote');
export const Redo2 = icon('redo-2');
export const RotateCcw = icon('rotate-ccw');
export const School = icon('school');
export const ScrollText = icon('scroll-text');
export const Search = icon('search');
export const Send = icon('send');
export const Settings = icon('settings');
export const Shapes = icon('shapes');
export const Share2 = icon('share-2');
export const SlidersHorizontal = icon('sliders-horizontal');
export const Smartphone = icon('smartphone');
export const Sparkles = icon('sparkles');
export const Star = icon('star');
export const Sun = icon('sun');
export const SunMoon = icon('sun-moon');
export const Trash2 = icon('trash');
export const TriangleAlert = icon('triangle-exclamation-point');
export const Undo2 = icon('undo-2');
export const UserCheck = icon('user-check');
export const UserRound = icon('user-round');
export const Users = icon('users');
export const UsersRound = icon('users-round');
export const Wallet = icon('wallet');
export const Wrench = icon('wrench');
export const X = icon('x');
