'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { Spinner } from '@/components/ui/spinner';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { DisplaySettings } from './display-settings';

export interface AccountLink {
  key: string;
  href: Href;
  label: string;
  icon: ReactNode;
}

interface AccountMenuViewProps {
  name: string;
  /** Address of the picture. */
  avatar: string | null;
  links: readonly AccountLink[];
  onLogOut: () => void;
  /** The log-out is in progress. */
  busy: boolean;
}

const rowStyle =
  'flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left transition-colors hover:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted';

/** The person's menu in the header: links to their own pages, and log-out. */
export function AccountMenuView({ name, avatar, links, onLogOut, busy }: AccountMenuViewProps) {
  const t = useTranslations('account');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        aria-label={t('menu')}
        aria-busy={busy || undefined}
        disabled={busy}
        className="relative grid size-11 place-items-center rounded-full"
      >
        <Avatar name={name} src={avatar} sizePx={38} />
        <span className="absolute bottom-0.5 right-0 grid size-4 place-items-center rounded-full border border-border bg-surface">
          {busy ? <Spinner className="size-2.5" /> : <Icon name="chevron-down" className="size-3" />}
        </span>
      </PopoverTrigger>
      <PopoverContent aria-label={t('menu')} className="w-64 p-1.5">
        <p className="wrap-anywhere px-3 py-2 font-semibold">{name}</p>
        <ul>
          {links.map(({ key, href, label, icon }) => (
            <li key={key}>
              <Link href={href} onClick={close} className={rowStyle}>
                {icon}
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <hr className="my-1.5 border-border" />
        <DisplaySettings className="px-3 py-2" />
        <hr className="my-1.5 border-border" />
        <button
          type="button"
          className={rowStyle}
          onClick={() => {
            close();
            onLogOut();
          }}
        >
          <Icon name="log-out" />
          {t('logOut')}
        </button>
      </PopoverContent>
    </Popover>
  );
}
