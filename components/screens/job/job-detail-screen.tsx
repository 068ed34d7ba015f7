import { ArticleDetail } from '@/components/article/article-detail';

export const JobDetailScreen = ({ slug }: { slug: string }) => <ArticleDetail place="job" slug={slug} />;
