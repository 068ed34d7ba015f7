import { build } from 'vite';

/** The scripts of a page as browsers get them, by path; the first one is `/page.js`. @param entry from the project's root */
export const bundle = async (entry: string): Promise<Map<string, string>> => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    root: process.cwd(),
    resolve: { alias: { '@': process.cwd() } },
    build: {
      write: false,
      minify: false,
      rollupOptions: {
        input: entry,
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  });
  const [built] = Array.isArray(output) ? output : [output];
  if (!built || !('output' in built)) throw new Error('The page was not built.');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code] as const] : [],
    ),
  );
};
