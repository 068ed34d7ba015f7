import { ArticleDetail } from '@/components/content/article/article-detail';

export const JobDetailScreen = ({ slug }: { slug: string }) => <ArticleDetail place="job" slug={slug} />;
