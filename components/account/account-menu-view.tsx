'use client';

import { Bell, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { Avatar } from '@/components/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

interface AccountMenuViewProps {
  name: string;
  unread: number;
  onLogOut: () => void;
}

/** The signed-in face of the header: notifications and the person's own menu. */
export function AccountMenuView({ name, unread, onLogOut }: AccountMenuViewProps) {
  const t = useTranslations('account');
  return (
    <div className="flex h-11 items-center gap-1">
      <span className="relative grid size-11 place-items-center">
        <Bell aria-hidden="true" className="size-5 text-muted" />
        {unread > 0 && (
          <span className="absolute right-1 top-1 grid min-w-5 place-items-center rounded-full bg-danger px-1 text-xs font-bold text-on-danger">
            {unread}
          </span>
        )}
        <span className="sr-only">{`${t('notifications')}: ${unread}`}</span>
      </span>
      <DropdownMenu>
        <DropdownMenuTrigger aria-label={t('menu')} className="rounded-full">
          <Avatar name={name} sizePx={40} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuLabel className="font-semibold text-text">{name}</DropdownMenuLabel>
          <DropdownMenuItem onSelect={onLogOut}>
            <LogOut aria-hidden="true" />
            {t('logOut')}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
