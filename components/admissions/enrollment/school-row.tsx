'use client';

import { Icon } from '@/components/ui/icon';
import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { SchoolEmblem } from '@/components/schools/school/school-emblem';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Link } from '@/lib/i18n/navigation';
import { pickName } from '@/lib/i18n/pick';
import { type FormPage, formHref } from './form-pages';

interface SchoolRowProps {
  page: FormPage;
  school: { slug: string; name: string; nameNative: string; hue?: number };
  children: ReactNode;
}

/** A school to apply to; the whole row is the link. */
export function SchoolRow({ page, school, children }: SchoolRowProps) {
  const locale = useLocale();
  return (
    <Card interactive className="flex min-h-18 items-center gap-3 p-3">
      {school.hue !== undefined && (
        <SchoolEmblem
          school={{ name: school.name, nameNative: school.nameNative, hue: school.hue }}
          sizePx={44}
        />
      )}
      <div className="min-w-0 flex-1">
        <Link href={formHref(page, school.slug)} className={`font-semibold ${cardLinkStyle}`}>
          {pickName(school, locale)}
        </Link>
        <p className="text-sm text-muted">{children}</p>
      </div>
      <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
    </Card>
  );
}
