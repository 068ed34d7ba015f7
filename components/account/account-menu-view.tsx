'use client';

import { ChevronDown, LogOut } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/ui/avatar';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Spinner } from '@/components/ui/spinner';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

export interface AccountLink {
  key: string;
  href: Href;
  label: string;
  icon: ReactNode;
}

interface AccountMenuViewProps {
  name: string;
  links: readonly AccountLink[];
  onLogOut: () => void;
  /** On the way out. */
  busy: boolean;
}

/** The person's own menu in the header. */
export function AccountMenuView({ name, links, onLogOut, busy }: AccountMenuViewProps) {
  const t = useTranslations('account');
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={t('menu')}
        aria-busy={busy || undefined}
        disabled={busy}
        className="relative grid size-11 place-items-center rounded-full"
      >
        <Avatar name={name} sizePx={38} />
        <span className="absolute bottom-0.5 right-0 grid size-4 place-items-center rounded-full border border-border bg-surface">
          {busy ? <Spinner className="size-2.5" /> : <ChevronDown aria-hidden="true" className="size-3" />}
        </span>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel className="wrap-anywhere text-base font-semibold text-text">{name}</DropdownMenuLabel>
        {links.map(({ key, href, label, icon }) => (
          <DropdownMenuItem key={key} asChild>
            <Link href={href}>
              {icon}
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onLogOut}>
          <LogOut aria-hidden="true" />
          {t('logOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
