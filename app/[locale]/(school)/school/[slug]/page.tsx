import { notFound } from 'next/navigation';
import { Suspense } from 'react';
export const generateStaticParams = () => [{ slug: 'a' }];
async function Inner({ params }: { params: Promise<{slug:string}> }) {
  const { slug } = await params;
  if (slug !== 'a' && slug !== 'b') notFound();
  return <h1>{slug}</h1>; }
export default function Page({ params }: PageProps<'/[locale]/school/[slug]'>) {
  return <Suspense fallback={<p>FALLBACK-TEXT</p>}><Inner params={params} /></Suspense>; }
