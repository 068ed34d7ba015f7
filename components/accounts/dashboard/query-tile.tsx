'use client';

import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Tile } from '@/components/kits/dashboard/tile';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import type { Href } from '@/lib/routes/href';

interface QueryTileProps {
  label: string;
  icon: Parameters<typeof Icon>[0]['name'];
  href?: Href;
  query: { queryKey: readonly unknown[]; queryFn: () => Promise<number> };
}

/** One number that is asked for on its own: where it fails, it says so and the others stay; 0 is no tile. */
export function QueryTile({ label, icon, href, query }: QueryTileProps) {
  const t = useTranslations('person.dashboard');
  const asked = useQuery(query as UseQueryOptions<number>);
  if (asked.isPending) return <Skeleton className="h-28 rounded-lg" />;
  if (asked.data === undefined)
    return (
      <Tile
        label={label}
        value="–"
        hint={
          <>
            {t('failed')}{' '}
            <Button variant="ghost" size="sm" onClick={() => void asked.refetch()}>
              {t('retry')}
            </Button>
          </>
        }
      />
    );
  if (asked.data === 0) return null;
  return <Tile label={label} value={asked.data} {...(href && { href })} icon={<Icon name={icon} />} />;
}
