'use client';

import { useQuery } from '@tanstack/react-query';
import { QueryState } from '@/components/feedback/query-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { CompleteProfile } from '@/lib/contract/profiles/profiles';
import { cvParts, type CvAccent, cvAccents } from '@/lib/domain/profiles/cv-options';
import { blocksIn, loadCvWords } from './cv-blocks-in';
import { Icon } from '@/components/ui/icon';
import { cn } from '@/components/ui/cn';
import { columnsOf, type CvBlocks, type CvEntry, type CvSection } from '@/lib/domain/profiles/cv-blocks';

interface CvViewProps {
  cv: CvBlocks;
  accent: CvAccent;
  photo?: { src: string; alt: string } | null;
  /** As high as the paper, where it is as wide as that. */
  isSheet?: boolean;
}

const accentColor = { color: 'var(--cv-accent)' };

const Entry = ({
  entry: { title, when, lines, text, seal },
  isNarrow,
}: {
  entry: CvEntry;
  isNarrow: boolean;
}) => (
  <li className="break-inside-avoid">
    <div className={cn('gap-x-4', !isNarrow && '@lg:flex @lg:items-baseline @lg:justify-between')}>
      <h3 className="min-w-0 font-semibold wrap-anywhere">{title}</h3>
      {when && <p className={cn('text-sm text-gray-600', !isNarrow && '@lg:shrink-0')}>{when}</p>}
    </div>
    {lines.map((line) => (
      <p key={line} className="text-sm text-gray-600 wrap-anywhere">
        {line}
      </p>
    ))}
    {text && <p className="mt-1 whitespace-pre-line wrap-anywhere">{text}</p>}
    {seal && (
      <p className="mt-1 flex items-center gap-1.5 text-sm font-medium" style={accentColor}>
        <Icon name="circle-check" className="size-4 shrink-0" />
        {seal}
      </p>
    )}
  </li>
);

const Section = ({
  section: { title, text, rows, entries },
  isNarrow = false,
}: {
  section: CvSection;
  isNarrow?: boolean;
}) => (
  <section aria-label={title} className="min-w-0">
    <h2 className="mb-2 border-b pb-1 text-lg" style={{ ...accentColor, borderColor: 'var(--cv-accent)' }}>
      {title}
    </h2>
    {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
    {rows.length > 0 && (
      <dl className="grid gap-x-4 gap-y-1 @lg:grid-cols-[auto_1fr]">
        {rows.map((row) => (
          <div key={row.title} className="contents">
            <dt className="font-semibold">{row.title}</dt>
            <dd className="min-w-0 wrap-anywhere">{row.text}</dd>
          </div>
        ))}
      </dl>
    )}
    {entries.length > 0 && (
      <ul className="grid gap-4">
        {entries.map((entry, place) => (
          <Entry key={`${place}${entry.title}`} entry={entry} isNarrow={isNarrow} />
        ))}
      </ul>
    )}
  </section>
);

/** A CV in one language, as it is printed; the PDF draws the same blocks. */
function CvView({ cv, accent, photo, isSheet = false }: CvViewProps) {
  const { locale, name, otherName, specialization, contacts } = cv;
  const [main, beside] = columnsOf(cv);
  return (
    <div className="@container" style={{ '--cv-accent': cvAccents[accent] } as React.CSSProperties}>
      <article
        lang={locale}
        className={cn(
          'light-paper rounded-lg border border-border bg-white p-5 text-gray-900 @2xl:p-12 print:border-0 print:p-0',
          isSheet && '@lg:aspect-[210/297] print:aspect-auto',
        )}
      >
        <header className="flex items-start justify-between gap-5">
          <div className="min-w-0">
            <h2 className="text-3xl wrap-anywhere" style={accentColor}>
              {name}
            </h2>
            {otherName && <p className="text-gray-600">{otherName}</p>}
            {specialization && <p className="font-semibold wrap-anywhere">{specialization}</p>}
            <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1 text-sm">
              {contacts.map(({ text, href }, place) => (
                <li key={text} className="flex min-w-0 items-center gap-x-2">
                  {href ? (
                    <a
                      href={href}
                      className="inline-flex min-h-6 min-w-0 items-center underline underline-offset-4 wrap-anywhere"
                    >
                      {text}
                    </a>
                  ) : (
                    <span className="wrap-anywhere">{text}</span>
                  )}
                  {place < contacts.length - 1 && <span aria-hidden>·</span>}
                </li>
              ))}
            </ul>
          </div>
          {photo && (
            // eslint-disable-next-line @next/next/no-img-element -- a picture of 160 pixels
            <img
              src={photo.src}
              alt={photo.alt}
              width={96}
              height={120}
              className="h-30 w-24 shrink-0 rounded-md object-cover"
            />
          )}
        </header>
        <div
          className={cn(
            'mt-6 grid grid-cols-1 gap-6',
            beside.length > 0 &&
              main.length > 0 &&
              '@lg:grid-cols-[minmax(0,1fr)_34%] @lg:gap-x-6 @2xl:gap-x-10',
          )}
        >
          {main.length > 0 && (
            <div className="grid content-start gap-6">
              {main.map((section) => (
                <Section key={section.part} section={section} />
              ))}
            </div>
          )}
          {beside.length > 0 && (
            <div className="grid content-start gap-6">
              {beside.map((section) => (
                <Section key={section.part} section={section} isNarrow />
              ))}
            </div>
          )}
        </div>
      </article>
    </div>
  );
}

interface ProfileCvProps {
  profile: CompleteProfile;
  locale: 'km' | 'en';
  /** All that there is, also what is not in the CV. */
  isWhole?: boolean;
  isSheet?: boolean;
}

/** A profile as its CV, wherever it is shown: its own page, a link, before it is sent, and on the desk that reads it. */
export function ProfileCv({ profile, locale, isWhole = false, isSheet = false }: ProfileCvProps) {
  const words = useQuery({
    queryKey: ['cv-words', locale],
    queryFn: () => loadCvWords(locale),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <QueryState query={words} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(known) => {
        const cv = blocksIn(profile, locale, known, isWhole ? cvParts : profile.cv.parts);
        const src = isWhole || profile.cv.photo ? profile.avatarUrl : null;
        const photo = src ? { src, alt: known.page.photoOf.replace('{name}', cv.name) } : null;
        return <CvView cv={cv} accent={profile.cv.accent} photo={photo} isSheet={isSheet} />;
      }}
    </QueryState>
  );
}
