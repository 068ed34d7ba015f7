import { Icon } from './icon';
import { useTranslations } from 'next-intl';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';
import { cn } from './cn';

export interface Crumb {
  label: string;
  /** Left out for the page itself. */
  href?: Href;
}

export function Breadcrumb({ items, className }: { items: readonly Crumb[]; className?: string }) {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('breadcrumb')} className={cn('breadcrumb text-sm', className)}>
      <ol className="flex items-center gap-x-1.5 text-muted">
        {items.map(({ label, href }, index) => (
          <li key={label} className={cn('flex items-center gap-1.5', href ? 'shrink-0' : 'min-w-0 grow')}>
            {index > 0 && <Icon name="chevron-right" className="size-4 shrink-0" />}
            {href ? (
              <Link
                href={href}
                className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
              >
                {label}
              </Link>
            ) : (
              // Of no width of its own: a title in one line would widen the box around it.
              <span aria-current="page" className="w-0 grow truncate text-text">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
