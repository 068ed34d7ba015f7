import ReactMarkdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { joinCompounds } from '@/lib/domain/khmer/compounds';

const linkStyle = 'font-medium text-accent-text underline underline-offset-4';

/** Below the title of the page, and without pictures. */
const plain: Components = {
  a: ({ children }) => <>{children}</>,
  h1: ({ children }) => <h3>{children}</h3>,
  h2: ({ children }) => <h3>{children}</h3>,
  img: ({ alt }) => <>{alt}</>,
};
const linked: Components = {
  ...plain,
  a: ({ href = '', children }) => (
    <a href={href} className={linkStyle} rel="nofollow ugc noopener noreferrer">
      {children}
    </a>
  ),
};

/** What somebody wrote about a question, as Markdown. HTML in it is shown as text. */
export function QuestionText({ text, hasLinks }: { text: string; hasLinks: boolean }) {
  return (
    <div className="markdown wrap-anywhere">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={hasLinks ? linked : plain}>
        {joinCompounds(text)}
      </ReactMarkdown>
    </div>
  );
}
