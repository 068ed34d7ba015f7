import { HelpText } from '@/components/help/help-text';

export const CategoriesDetailScreen = ({ slug }: { slug: string }) => <HelpText slug={slug} />;
