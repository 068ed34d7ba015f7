import { notFound } from 'next/navigation';
export const generateStaticParams = () => [{ rest: ['-'] }];
export default function Page() { notFound(); }
