import { Icon } from '@/components/ui/icon';
import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';
import { Card } from '@/components/ui/card';
import { Stat } from '@/components/ui/stat';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface TileProps {
  label: string;
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** A link to the details of the number. */
  href?: Href;
}

/** One number of a dashboard; the whole tile links to what it counts. */
export function Tile({ label, value, hint, icon, href }: TileProps) {
  return (
    <Card className={href ? 'relative p-4 transition-shadow hover:shadow-raised sm:p-5' : 'p-4 sm:p-5'}>
      <Stat label={label} value={value} hint={hint} icon={icon} {...(href && { className: 'pr-5' })} />
      {href && (
        <Link href={href} aria-label={label} className="absolute inset-0 rounded-lg">
          <Icon name="arrow-right" className="absolute right-4 top-4 size-4 text-muted" />
        </Link>
      )}
    </Card>
  );
}

/** Two tiles in a row on phones, four (or three) on wide screens. */
export const Tiles = ({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) => (
  <div
    className={cn(
      'grid grid-cols-1 gap-3 min-[420px]:grid-cols-2',
      columns === 4 ? 'xl:grid-cols-4' : 'lg:grid-cols-3',
    )}
  >
    {children}
  </div>
);
