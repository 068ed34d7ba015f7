'use client';

/** Pictures for states without content; decorative. */
const drawings = {
  nothing: (
    <>
      <path d="M34 92V58l26-20 26 20v34Z" className="fill-surface stroke-border-strong" />
      <path d="M26 62 60 35l34 27" className="fill-none stroke-accent" />
      <path d="M54 92V74h12v18" className="fill-accent-soft stroke-accent" />
      <circle cx="94" cy="32" r="9" className="fill-highlight" />
    </>
  ),
  search: (
    <>
      <rect x="26" y="34" width="54" height="62" rx="8" className="fill-surface stroke-border-strong" />
      <path d="M36 50h34M36 62h24M36 74h28" className="fill-none stroke-border-strong" />
      <circle cx="80" cy="72" r="17" className="fill-accent-soft stroke-accent" />
      <path d="m92 84 12 12" className="fill-none stroke-accent" />
      <circle cx="94" cy="32" r="7" className="fill-highlight" />
    </>
  ),
  lost: (
    <>
      <path d="M60 30v70" className="fill-none stroke-border-strong" />
      <path d="M60 38H94l8 9-8 9H60Z" className="fill-accent-soft stroke-accent" />
      <path d="M60 62H28l-8 9 8 9h32Z" className="fill-surface stroke-border-strong" />
      <circle cx="30" cy="36" r="8" className="fill-highlight" />
    </>
  ),
  offline: (
    <>
      <path
        d="M36 84a16 16 0 0 1 2-32 24 24 0 0 1 46-4 18 18 0 0 1 2 36Z"
        className="fill-surface stroke-border-strong"
      />
      <path d="m42 98 38-60" className="fill-none stroke-accent" />
      <circle cx="98" cy="34" r="7" className="fill-highlight" />
    </>
  ),
};

export type Illustration = keyof typeof drawings;

export function EmptyIllustration({
  name = 'nothing',
  className,
}: {
  name?: Illustration;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 120 120"
      aria-hidden="true"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className ?? 'size-32'}
    >
      <ellipse cx="60" cy="100" rx="48" ry="7" className="fill-sunken" />
      {drawings[name]}
    </svg>
  );
}
