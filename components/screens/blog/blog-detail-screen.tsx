import { ArticleDetail } from '@/components/content/article/article-detail';

export const BlogDetailScreen = ({ slug }: { slug: string }) => <ArticleDetail place="blog" slug={slug} />;
