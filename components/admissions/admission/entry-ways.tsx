'use client';

import { useTranslations } from 'next-intl';
import type { PriorStudy } from '@/lib/domain/schools/admission-rule';
import type { Way } from '@/lib/domain/schools/check-admission';
import { Link } from '@/lib/i18n/navigation';
import { type Href, href } from '@/lib/routes/href';

const courses = (degree: string, categoryId: string | null): Href =>
  href('/course', undefined, { degree, ...(categoryId && { categories: categoryId }) });

const technical = 'vocational-certificate,tvet-certificate-1,tvet-certificate-2,tvet-certificate-3';

interface EntryWaysProps {
  ways: readonly Way[];
  /** What the program asks for. */
  needs: PriorStudy;
  /** The major of the program, so that links lead to the same one. */
  categoryId: string | null;
}

/** What remains open to somebody who is not admitted now, each with its next step. */
export function EntryWays({ ways, needs, categoryId }: EntryWaysProps) {
  const t = useTranslations('entry');
  const linkOf = (way: Way): Href | null => {
    if (way === 'associate') return courses('associate', categoryId);
    if (way === 'tvet') return courses(technical, null);
    return way === 'earlier-degree' ? courses(needs, categoryId) : null;
  };
  if (ways.length === 0) return null;
  return (
    <div className="mt-5">
      <h4 className="font-semibold">{t('ways')}</h4>
      <ul className="mt-2 grid gap-3">
        {ways.map((way) => {
          const link = linkOf(way);
          return (
            <li key={way} className="rounded-md bg-sunken p-3">
              <p className="font-medium">{t(`way.${way}.title`)}</p>
              <p className="text-sm">{t(`way.${way}.body`)}</p>
              {link && (
                <Link
                  href={link}
                  className="mt-1 inline-flex min-h-9 items-center text-sm font-semibold text-accent-text underline-offset-4 hover:underline"
                >
                  {t('seeCourses')}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
