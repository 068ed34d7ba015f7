import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLocale, useTranslations } from 'next-intl';
import type { HollandType } from '@/lib/domain/orientation/orientation-holland';
import type { Suggestion } from '@/lib/domain/orientation/orientation-suggestions';
import { Link } from '@/lib/i18n/navigation';
import { pickText } from '@/lib/i18n/pick';
import type { Href } from '@/lib/routes/href';
import { useWideScreen } from '@/lib/device/use-wide-screen';

/** How many a phone shows before "more". */
const firstShown = 4;

interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  /** The reader's own interests; null when only the type is known. */
  code: string | null;
  linkOf?: (code: string) => Href;
}

/** Majors or jobs, each with its reason. */
export function SuggestedMajors({ suggestions, code, linkOf }: SuggestionListProps) {
  const t = useTranslations('orientationResult');
  const types = useTranslations('orientationTypes.interests');
  const locale = useLocale();
  const isWide = useWideScreen();
  const [all, setAll] = useState(false);
  const shown = isWide || all ? suggestions : suggestions.slice(0, firstShown);
  const namesOf = (letters: string) =>
    [...letters].map((letter) => types(`${letter as HollandType}.name`)).join(', ');
  const reasonOf = (interests: string) => {
    const shared = [...interests].filter((letter) => code?.includes(letter)).join('');
    if (shared) return t('reason.shared', { interests: namesOf(shared) });
    return interests && t('reason.usual', { interests: namesOf(interests) });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <ul className="grid w-full gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(({ code: key, name, match, interests }) => (
          <li key={key} className="break-inside-avoid rounded-lg border border-border bg-surface p-4">
            <p className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 font-semibold">
                {linkOf ? (
                  <Link
                    href={linkOf(key)}
                    className="underline decoration-border-strong underline-offset-4 hover:text-accent-text"
                  >
                    {pickText(name, locale)}
                  </Link>
                ) : (
                  pickText(name, locale)
                )}
              </span>
              {match !== null && (
                <span className="shrink-0 text-sm text-muted tabular-nums">
                  {t('match', { percent: Math.round(match * 100) })}
                </span>
              )}
            </p>
            <p className="mt-1 text-sm text-muted">{reasonOf(interests)}</p>
          </li>
        ))}
      </ul>
      {shown.length < suggestions.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {t('more', { count: suggestions.length })}
        </Button>
      )}
    </div>
  );
}
