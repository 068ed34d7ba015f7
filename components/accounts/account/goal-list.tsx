'use client';

import { Icon } from '@/components/ui/icon';
import { useTranslations } from 'next-intl';
import { Card, cardLinkStyle } from '@/components/ui/card';
import { Link } from '@/lib/i18n/navigation';
import { href } from '@/lib/routes/href';
import { startGoals } from './start-goals';
import { useRedirect } from './use-redirect';

const icons = {
  university: 'graduation-cap',
  skills: 'wrench',
  undecided: 'compass',
  guardian: 'users-round',
  pupil: 'school',
  registered: 'message-square-text',
} as const;

/** The goals of a person, each a link to the form. */
export function GoalList() {
  const t = useTranslations('auth.begin.goals');
  const { query } = useRedirect();
  return (
    <ul className="grid gap-3">
      {startGoals.map((goal) => {
        const icon = icons[goal];
        return (
          <li key={goal}>
            <Card interactive className="flex items-center gap-4 p-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text">
                <Icon name={icon} className="size-6" />
              </span>
              <span className="min-w-0 flex-1">
                <Link
                  href={href('/getting-started/form', undefined, { goal, ...query })}
                  className={`font-semibold ${cardLinkStyle}`}
                >
                  {t(`${goal}.title`)}
                </Link>
                <span className="block text-sm text-muted">{t(`${goal}.body`)}</span>
              </span>
              <Icon name="chevron-right" className="size-5 shrink-0 text-muted" />
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
