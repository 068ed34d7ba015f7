import { type ReactNode, useId } from 'react';
import { isNothing } from './columns';

interface PanelSectionProps {
  title: string;
  children: ReactNode;
}

/** One matter of an open row; what says nothing is not drawn. */
export function PanelSection({ title, children }: PanelSectionProps) {
  const id = useId();
  if (isNothing(children)) return null;
  return (
    <section aria-labelledby={id} className="border-t border-border pt-3">
      <h3 id={id} className="mb-1.5 text-sm font-semibold text-muted">
        {title}
      </h3>
      {children}
    </section>
  );
}

interface PanelFactsProps {
  /** Those without a value are left out. */
  facts: readonly { key: string; term: string; details: ReactNode }[];
}

/** Terms with their values, one a line. */
export const PanelFacts = ({ facts }: PanelFactsProps) => (
  <dl className="grid grid-cols-[minmax(7rem,auto)_minmax(0,1fr)] gap-x-3 gap-y-1">
    {facts.map(
      ({ key, term, details }) =>
        !isNothing(details) && (
          <div key={key} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd>{details}</dd>
          </div>
        ),
    )}
  </dl>
);
