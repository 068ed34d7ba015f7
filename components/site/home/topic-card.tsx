'use client';

import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

interface TopicArticle {
  href: Href;
  title: string;
  /** Reading time, the day of an event, or the last day of an offer. */
  note: string;
}

interface TopicCardProps {
  /** All articles about it. */
  href: Href;
  title: string;
  heading: 'h3' | 'h4';
  articles: readonly TopicArticle[];
}

/** A topic with its latest articles, as finished texts. */
export function TopicCard({ href, title, heading: Heading, articles }: TopicCardProps) {
  return (
    <div className="card topic">
      <Heading>
        <Link href={href} prefetch={false}>
          {title}
        </Link>
      </Heading>
      <ul>
        {articles.map((article) => (
          <li key={article.href}>
            <Link href={article.href} prefetch={false}>
              {article.title}
            </Link>
            <p>{article.note}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
