import type { ReactNode } from 'react';

interface DeedProps {
  /** The accessible name. */
  label: string;
  /** `card` is beside the text on wide screens, `bar` at the bottom of phones. */
  shape: 'card' | 'bar';
  /** What it costs, or until when: one or two lines. */
  about: ReactNode;
  /** The one thing to do. */
  main: ReactNode;
  /** What else can be done; icons in a bar. */
  others?: ReactNode;
  className?: string;
}

/** What a reader can do at the end of a page about one thing. */
export const Deed = ({ label, shape, about, main, others, className = '' }: DeedProps) =>
  shape === 'bar' ? (
    // No landmark: the card with the same name may be on the page too.
    <div role="group" aria-label={label} className={`deed-bar ${className}`}>
      <div>{about}</div>
      {others}
      {main}
    </div>
  ) : (
    <section aria-label={label} className={`deed-card ${className}`}>
      <div>{about}</div>
      {main}
      {others && <div className="deed-others">{others}</div>}
    </section>
  );
