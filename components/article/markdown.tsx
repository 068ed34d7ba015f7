import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/lib/i18n/navigation';
import type { Href } from '@/lib/routes/href';

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

const components: Components = {
  a: ({ href = '', children }) =>
    href.startsWith('/') ? (
      <Link href={href as Href} className={linkStyle}>
        {children}
      </Link>
    ) : (
      <a href={href} className={linkStyle} rel="noopener noreferrer">
        {children}
      </a>
    ),
  h1: ({ children }) => <h2>{children}</h2>,
};

/** Renders a stored text. HTML in it is shown as text, never run. */
export function Markdown({ text, lang }: { text: string; lang?: 'km' | 'en' }) {
  return (
    <div lang={lang} className="markdown">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  );
}
