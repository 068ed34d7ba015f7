'use client';

/** The mark: an open book whose pages rise like a temple roof, with the sun over it. */
function LogoMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-9">
      <rect width="40" height="40" rx="11" fill="var(--sala-accent)" />
      <circle cx="20" cy="10.4" r="3.4" fill="var(--sala-highlight)" />
      <path
        d="M20 16.2c-3.2 4.1-7.4 5.9-12 6.4v8.1c4.9-.3 9 .6 12 2.6 3-2 7.1-2.9 12-2.6v-8.1c-4.6-.5-8.8-2.3-12-6.4Z"
        fill="var(--sala-on-accent)"
      />
      <path
        d="M20 21.5v8.6M11.7 26.3c1.9.1 3.6.4 5.2 1M28.3 26.3c-1.9.1-3.6.4-5.2 1"
        fill="none"
        stroke="var(--sala-accent)"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}

interface LogoProps {
  tone?: 'text' | 'on-ink';
  /** The script that is also shown on phones, where the header has room for one only. */
  short?: 'km' | 'en' | undefined;
}

const latinStyle = {
  text: 'text-xl font-bold text-text',
  'on-ink': 'text-xl font-bold text-on-ink',
};
const khmerStyle = {
  text: 'text-base font-semibold text-accent-text',
  'on-ink': 'text-base font-semibold text-on-ink-muted',
};
/** On phones, where one script only is shown. */
const latinOnPhones = { km: 'max-sm:hidden', en: '' };
const khmerOnPhones = { km: 'max-sm:text-lg max-sm:font-bold max-sm:text-text', en: 'max-sm:hidden' };

/**
 * Mark and name in both scripts. The link around it has the accessible name. A client component, so that a page's data
 * does not contain the drawing.
 */
export function Logo({ tone = 'text', short }: LogoProps) {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span className="flex items-baseline gap-1.5">
        <span lang="en" className={`${latinStyle[tone]} ${short ? latinOnPhones[short] : ''}`}>
          Sala
        </span>{' '}
        <span lang="km" className={`${khmerStyle[tone]} ${short ? khmerOnPhones[short] : ''}`}>
          សាលា
        </span>
      </span>
    </span>
  );
}
