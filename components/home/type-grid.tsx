import {
  Blocks,
  Building2,
  Hammer,
  Landmark,
  type IconComponent,
  Presentation,
  School,
  ScrollText,
  Timer,
  Wrench,
} from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import type { SchoolType } from '@/lib/domain/schools/school-types';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';

const icons: Record<SchoolType, IconComponent> = {
  'associate-degree-diploma': ScrollText,
  institute: Building2,
  k12: School,
  kindergarten: Blocks,
  'short-course': Timer,
  'short-course-institute': Presentation,
  tvet: Wrench,
  university: Landmark,
  vocational: Hammer,
};

export interface TypeCount {
  type: SchoolType;
  count: number;
}

/** Schools by type. */
export function TypeGrid({ types }: { types: readonly TypeCount[] }) {
  const t = useTranslations('education');
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-3">
      {types.map(({ type, count }) => {
        const Icon = icons[type];
        return (
          <li key={type}>
            <Card interactive className="flex h-full flex-col gap-3 p-4 sm:flex-row sm:items-center sm:gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
                <Icon aria-hidden="true" className="size-6" />
              </span>
              <div>
                <h3 className="text-base font-semibold">
                  <Link
                    href={href('/explore', undefined, { schoolType: type })}
                    prefetch={false}
                    className={cardLinkStyle}
                  >
                    {t(`schoolType.${type}`)}
                  </Link>
                </h3>
                <p className="text-sm text-muted">{t('schoolCount', { count })}</p>
              </div>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
