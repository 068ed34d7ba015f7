import type { ReactNode } from 'react';

export interface Point {
  key: string;
  icon: ReactNode;
  title: string;
  body: string;
  /** A link to what the point speaks of. */
  action?: ReactNode;
}

/** A few points side by side, each with an icon. */
export function PointList({ points, columns = 2 }: { points: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <ul className={columns === 3 ? 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-4 sm:grid-cols-2'}>
      {points.map(({ key, icon, title, body, action }) => (
        <li key={key} className="card flex gap-4 p-5">
          <span className="grid size-11 shrink-0 place-items-center rounded-md bg-accent-soft text-accent-text [&>svg]:size-6">
            {icon}
          </span>
          <div className="min-w-0">
            <h3 className="text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-muted">{body}</p>
            {action && <div className="mt-2">{action}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
