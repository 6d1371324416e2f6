import { interfaceLanguages } from '@gosds/phrases/generated/interface/interface-languages';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { mantineVariables } from './src/ui/mantine-variables.ts';

const api = process.env['API_URL'] ?? 'http://localhost:3000';

/** The style sheet of the theme is made here, not copied and not written into the page at run time. */
const themeSheet: Plugin = {
  name: 'theme-sheet',
  enforce: 'pre',
  transform: (_code, id) => (id.endsWith('/ui/mantine-variables.css') ? mantineVariables() : undefined),
};

/**
 * The page takes no styles out of attributes or out of elements that a script makes, and the browser reports each one. Those of
 * a drawn structure become properties, and the sheet of its fonts stands in our own.
 */
const structureStyles: Plugin = {
  name: 'structure-styles',
  transform: (code, id) => {
    if (!id.includes('/smiles-drawer/')) return undefined;
    const parts = code.split('.setAttributeNS(null,"style",');
    const sheets = code.split('createElementNS("http://www.w3.org/2000/svg","style")');
    if (parts.length < 2 || sheets.length < 2) throw new Error('smiles-drawer sets its styles in another way now');
    return parts
      .join('.style.cssText=(')
      .replaceAll(
        'createElementNS("http://www.w3.org/2000/svg","style")',
        'createElementNS("http://www.w3.org/2000/svg","metadata")',
      );
  },
};

const offered = new Set(interfaceLanguages.filter(({ isOffered }) => isOffered).map(({ tag }) => tag));

/** Where the words of the first step are, by language that is offered, for `public/scheme.js`. */
const wordsByLanguage: Plugin = {
  name: 'words-by-language',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const found = Object.values(bundle).flatMap((chunk) => {
        const tag =
          chunk.type === 'chunk' ? /interface\/([a-z]+)\/first\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
        return tag === undefined || !offered.has(tag) ? [] : [[tag, `/${chunk.fileName}`] as const];
      });
      const content = JSON.stringify(Object.fromEntries(found));
      return [{ tag: 'meta', attrs: { name: 'words', content }, injectTo: 'head-prepend' }];
    },
  },
};

export default defineConfig({
  plugins: [react(), themeSheet, structureStyles, wordsByLanguage],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  server: { port: 5173, proxy: { '/api': api, '/pdf': api, '/logError': api, '/sandbox': api } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    sourcemap: false,
    chunkSizeWarningLimit: 700,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What comes together travels in one piece: each answer of the service has some 800 bytes of headers, and one text
          // packs better than fifty. Pieces that are fetched by themselves stay by themselves.
          groups: [
            // With what the words of every language call.
            {
              name: 'log-in',
              test: /(?:web\/src\/(?:main|features\/access\/ui\/login-page)\.tsx|phrases\/src\/(?:choice|interface-formats)\.ts)$/,
              priority: 6,
            },
            // The front page and the first step share these, and neither waits for the rest of the other.
            {
              name: 'shared-parts',
              test: /(?:ui\/(?:native-select|load-failure|scroll-region)\.tsx|wizard\/focus-input\.ts|words\/place-names\.ts|api\/visitor-product\.ts|VisuallyHidden\.mjs|modern\/useQuery\.js|classic\/coerce\.js)$/,
              priority: 5,
            },
            {
              name: 'first-step',
              test: /web\/src\/features\/sheet\/(?:wizard\/wizard-page|description\/description-step)\.tsx$/,
              priority: 3,
            },
            { name: 'pictograms', test: /web\/src\/ui\/pictogram\.tsx$/, priority: 2 },
            { name: 'user', test: /web\/src\/api\/load-user\.ts$/, priority: 2 },
            // The form proposes a category before the live sheet is there.
            {
              name: 'product-category',
              test: /sheet\/src\/(?:draft\/use\/proposed-categories|generated\/product-category-names)\.ts$/,
              priority: 2,
            },
            // The words of the screens name the pictograms too.
            { name: 'pictogram-names', test: /phrases\/src\/generated\/en\/pictogram-names\.ts$/, priority: 4 },
            // The form asks by the law of a country before the live sheet is there.
            {
              name: 'national-words',
              test: /(?:phrases\/src\/national-words|sheet\/src\/draft\/group-standards-text)\.ts$/,
              priority: 2,
            },
            {
              name: 'live-sheet',
              test: /(?:sheet\/src\/(?:make-sheet|review\/review)\.ts|panel\/live-panel\.tsx)$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
