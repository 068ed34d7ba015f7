import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/icon-names';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface StartTileProps {
  icon: IconName;
  title: string;
  to?: { href: Href; label: string };
  children: ReactNode;
}

/** One matter of the person, and where it goes on. */
export function StartTile({ icon, title, to, children }: StartTileProps) {
  return (
    <li className="card flex flex-col p-4 sm:p-5">
      <h2 className="flex items-center gap-2 text-base font-semibold">
        <Icon name={icon} className="size-5 shrink-0 text-accent-text" />
        {title}
      </h2>
      <div className="mt-1.5 flex-1">{children}</div>
      {to && (
        <Link
          href={to.href}
          className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-text underline-offset-4 hover:underline"
        >
          {to.label}
          <Icon name="arrow-right" className="size-5" />
        </Link>
      )}
    </li>
  );
}
